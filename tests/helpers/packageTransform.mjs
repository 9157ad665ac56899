// @ts-check
// The files of packages as they are, but for the names of the language's own objects at their top.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { headOf, namesUsedIn } from './languageNames.mjs'

const ownTexts = ['packageTransform.mjs', 'languageNames.mjs'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('')

/** @type {import('@jest/transform').SyncTransformer} */
export default {
  getCacheKey: (text, path) => createHash('sha256').update(ownTexts).update(path).update('\0').update(text).digest('hex'),
  process(text) {
    const head = text.startsWith('#!') ? '' : headOf(namesUsedIn(text))
    const at = head ? afterDirective(text) : 0
    return { code: at > 0 ? `${text.slice(0, at)};${head}${text.slice(at)}` : head + text }
  },
}

/** `'use strict'` counts only as the first statement. @param {string} text */
function afterDirective(text) {
  const comment = /\s+|\/\/.*|\/\*[^]*?\*\//y
  let at = 0
  while (comment.test(text)) at = comment.lastIndex
  return /^(['"])use strict\1/.test(text.slice(at, at + 12)) ? at + 12 : 0
}
