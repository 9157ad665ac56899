import { expect, it } from '@jest/globals'
import { cell, isNumeric } from './cell'

it('takes counts, amounts and shares for numbers, whatever their field is stored as', () => {
  expect(isNumeric({ type: 'number' })).toBe(true)
  expect(isNumeric({ type: 'text', custom: cell('money') })).toBe(true)
  expect(isNumeric({ type: 'number', custom: cell('ratio') })).toBe(true)
  expect(isNumeric({ type: 'ui', custom: cell('figures') })).toBe(true)
})

it('leaves dates, names and states at the start', () => {
  expect(isNumeric({ type: 'text' })).toBe(false)
  expect(isNumeric({ type: 'text', custom: cell('day') })).toBe(false)
  expect(isNumeric({ type: 'date' })).toBe(false)
})
