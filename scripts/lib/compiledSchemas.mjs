// @ts-check
import * as mini from 'zod/mini'
import * as core from 'zod/v4/core'

/**
 * `zod/mini` for the server's processes (`compileServer.mjs`). A browser of ours makes no code of text, so mini's objects read their fields through
 * tables; those of `zod` make a function of each shape, which reads a list of three hundred rows in a tenth of the time. What they take, refuse and
 * answer is the same (`compiledSchemas.test.ts`), and contracts are written once for both sides.
 */
export * from 'zod/mini'

/** @typedef {Readonly<{ init: (inst: object, def: unknown) => void }>} Trait */
const ofCode = /** @type {Trait} */ (/** @type {unknown} */ (core.$ZodObjectJIT))
const ofMini = /** @type {Trait} */ (/** @type {unknown} */ (mini.ZodMiniType))

const CompiledObject = core.$constructor('ZodMiniObject', (inst, def) => {
  ofCode.init(inst, def)
  ofMini.init(inst, def)
  Object.defineProperty(inst, 'shape', { get: () => /** @type {{ shape: unknown }} */ (def).shape, configurable: true })
})

/** @param {{ _zod: { def: unknown } }} schema */
const compiled = ({ _zod }) => new CompiledObject(/** @type {never} */ (_zod.def))

/** @type {typeof mini.object} */
export const object = (shape, params) => /** @type {never} */ (compiled(mini.object(shape, params)))
/** @type {typeof mini.strictObject} */
export const strictObject = (shape, params) => /** @type {never} */ (compiled(mini.strictObject(shape, params)))
/** @type {typeof mini.looseObject} */
export const looseObject = (shape, params) => /** @type {never} */ (compiled(mini.looseObject(shape, params)))
