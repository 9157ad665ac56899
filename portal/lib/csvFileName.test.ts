import { describe, expect, it } from '@jest/globals'
import { csvFileName } from './csvFileName'

describe('csvFileName', () => {
  it('joins portfolio and tab', () => {
    expect(csvFileName('General Investment Account', 'holdings')).toBe('General Investment Account_holdings.csv')
  })

  it('drops what a file system refuses', () => {
    expect(csvFileName('SIPP/ARF: main', 'transactions')).toBe('SIPP ARF main_transactions.csv')
  })
})
