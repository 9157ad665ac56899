// @ts-check
// Our code in the tests, by swc. Each file has the names of the language's own objects at its top: a test runs in a context whose global object is asked
// anew, past V8's caches, for each `Math` in a loop, and what computes prices or a simulation took four times as long for it. Only what no test puts something
// else in the place of: `Date`, `Promise`, timers and the like are looked up as ever.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import swc from '@swc/jest'

/** @typedef {import('@jest/transform').SyncTransformer} Transformer */
/** @typedef {import('@jest/transform').TransformedSource} Transformed */

const names = ['Array', 'BigInt', 'Boolean', 'Float64Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set', 'String', 'Symbol']
// On the first line, so that all others keep their numbers.
const head = `const {${names.join()}} = globalThis;`

const ownText = readFileSync(new URL(import.meta.url), 'utf8')

/** @param {Transformed} result @returns {Transformed} */
const withHead = (result) => ({ ...result, code: head + result.code })

/** @param {Parameters<typeof swc.createTransformer>[0]} options @returns {Transformer} */
export function createTransformer(options) {
  const transformer = /** @type {Required<Transformer>} */ (swc.createTransformer(options))
  return {
    ...transformer,
    getCacheKey: (...asked) =>
      createHash('sha256')
        .update(ownText)
        .update(transformer.getCacheKey(...asked))
        .digest('hex'),
    process: (...asked) => withHead(transformer.process(...asked)),
    processAsync: async (...asked) => withHead(await transformer.processAsync(...asked)),
  }
}

export default { createTransformer }
