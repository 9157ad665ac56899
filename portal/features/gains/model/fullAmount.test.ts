import { expect, it } from '@jest/globals'
import { money } from '../../../../shared/domain/money'
import { fullAmount } from './fullAmount'

it.each([
  ['8433.37', '10000'],
  ['10000', '10000'],
  ['10000.01', '20000'],
  ['40642.20', '50000'],
  ['3000.01', '5000'],
  ['0.40', '0.5'],
  ['0', '1'],
])('of %s the bar stands for %s', (amount, full) => {
  expect(fullAmount(money(amount, 'GBP'))).toEqual(money(full, 'GBP'))
})
