// @ts-check
// Our code in the tests, by swc, with the names of the language's own objects at the top of each file.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import swc from '@swc/jest'
import { headOf, languageNames } from './languageNames.mjs'

/** @typedef {import('@jest/transform').SyncTransformer} Transformer */
/** @typedef {import('@jest/transform').TransformedSource} Transformed */

const head = headOf(languageNames)

const ownTexts = ['swcTransform.mjs', 'languageNames.mjs'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('')

/** @param {Transformed} result @returns {Transformed} */
const withHead = (result) => ({ ...result, code: head + result.code })

/** @param {Parameters<typeof swc.createTransformer>[0]} options @returns {Transformer} */
export function createTransformer(options) {
  const transformer = /** @type {Required<Transformer>} */ (swc.createTransformer(options))
  return {
    ...transformer,
    getCacheKey: (...asked) =>
      createHash('sha256')
        .update(ownTexts)
        .update(transformer.getCacheKey(...asked))
        .digest('hex'),
    process: (...asked) => withHead(transformer.process(...asked)),
    processAsync: async (...asked) => withHead(await transformer.processAsync(...asked)),
  }
}

export default { createTransformer }
