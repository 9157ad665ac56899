import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as mini from 'zod/mini'
import * as compiled from './compiledSchemas.mjs'

const shapeOf = (z: typeof mini) => {
  const money = z.object({ amount: z.nullable(z.number()), currency: z.string().check(z.minLength(3)) })
  const named = z.strictObject({ id: z.string(), note: z.optional(z.string()), kind: z._default(z.enum(['a', 'b']), 'a') })
  const row = z.extend(named, { value: z.nullish(money), tags: z.array(z.looseObject({ name: z.string() })) })
  return z.object({ rows: z.array(row), parts: z.record(z.string(), z.pick(money, { amount: true })), last: z.omit(named, { note: true }) })
}

const [read, written] = [shapeOf(mini), shapeOf(compiled as unknown as typeof mini)]

const mostly = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 12, arbitrary: value }, fc.anything())
const field = (shape: Record<string, fc.Arbitrary<unknown>>) => mostly(fc.record(shape, { requiredKeys: [] }))
const amount = mostly(fc.oneof(fc.double(), fc.constant(null)))
const money = field({ amount, currency: mostly(fc.string()), more: fc.anything() })
const name = field({
  id: mostly(fc.string()),
  note: mostly(fc.string()),
  kind: mostly(fc.constantFrom('a', 'b')),
  __proto__: fc.anything(),
})
const row = field({
  id: mostly(fc.string()),
  note: mostly(fc.string()),
  kind: mostly(fc.constantFrom('a', 'b')),
  value: fc.oneof(money, fc.constant(null), fc.constant(undefined)),
  tags: mostly(fc.array(field({ name: mostly(fc.string()), more: fc.anything() }), { maxLength: 3 })),
})
const values = field({ rows: mostly(fc.array(row, { maxLength: 4 })), parts: mostly(fc.dictionary(fc.string(), money)), last: name })

describe('schemas of the server', () => {
  it('take, refuse and answer what those of the browser do', () => {
    fc.assert(
      fc.property(values, (value) => {
        const [one, other] = [read.safeParse(value), written.safeParse(value)]
        expect(other.success).toBe(one.success)
        expect(other.data).toStrictEqual(one.data)
        expect(other.error?.issues).toEqual(one.error?.issues)
      }),
      { numRuns: 1000 },
    )
  })

  it('take what is whole', () => {
    const whole = {
      rows: [{ id: '1', value: { amount: 1, currency: 'GBP' }, tags: [{ name: 'x', more: 1 }] }],
      parts: {},
      last: { id: '2' },
    }
    expect(written.parse(whole)).toStrictEqual({
      ...whole,
      rows: [{ ...whole.rows[0], kind: 'a' }],
      last: { id: '2', kind: 'a' },
    })
  })

  it('are described alike', () => {
    expect(mini.toJSONSchema(written, { io: 'input' })).toEqual(mini.toJSONSchema(read, { io: 'input' }))
    expect(written).toBeInstanceOf(mini.ZodMiniObject)
    expect(Object.keys(written.shape)).toEqual(['rows', 'parts', 'last'])
  })
})
