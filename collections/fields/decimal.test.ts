import { describe, expect, it } from '@jest/globals'
import { readValues } from '../hooks/readValues'
import { decimalField } from './decimal'

const field = decimalField({ name: 'units', required: true, min: 0, max: 1_000_000_000 })
const read = readValues([{ name: 'rows', type: 'array', fields: [{ type: 'row', fields: [field] }] }])

/** What a save makes of a value: the value stored, or the sentence that refuses it. */
async function save(value: unknown): Promise<unknown> {
  const args = { data: { rows: [{ units: value }] } }
  const { data } = (await read({ args, operation: 'create' } as never)) as unknown as typeof args
  const stored = data.rows[0]?.units
  const verdict: unknown = await (field.validate as (value: unknown, options: object) => unknown)(stored, {})
  return verdict === true ? stored : verdict
}

describe('a decimal field', () => {
  it.each([
    ['12.5', 12.5],
    [' 0.1234567 ', 0.1234567],
    [3, 3],
    [99_999_999.123_456_7, 99_999_999.123_456_7],
    ['', 'Field is required'],
    [null, 'Field is required'],
    ['12,5', 'Please enter a number'],
    ['5 apples', 'Please enter a number'],
    ['1e3', 'Please enter a number'],
    ['many', 'Please enter a number'],
    [Number.NaN, 'Please enter a number'],
    [true, 'Please enter a number'],
    ['0.12345678', 'Use at most 7 decimals'],
    [123_456_789.123_456_78, 'Use at most 15 digits'],
    ['2000000000', 'Maximum value is 1000000000'],
    [-1, 'Minimum value is 0'],
  ])('makes of %p: %p', async (given, expected) => {
    expect(await save(given)).toBe(expected)
  })
})
