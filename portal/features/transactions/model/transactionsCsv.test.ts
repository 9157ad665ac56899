import { describe, expect, it } from '@jest/globals'
import { toCsv } from '../../../lib/csv'
import { textIn } from '../../../lib/i18n/testing/allTexts'
import { transactionsCsv } from './transactionsCsv'
import { transactionsFixture } from './transactionsFixture'

describe('transactionsCsv', () => {
  it('keeps debits negative numbers', async () => {
    const rows = transactionsCsv(transactionsFixture.transactions.slice(0, 2), textIn('transactions'), textIn('common'))
    expect((await toCsv(rows)).split('\r\n')).toEqual([
      '\uFEFFDate,Type,Name,Symbol,Units,Price,Price unit,Amount,Currency,Settled,Note',
      '17/11/2026,Purchase,Calderfell Global Equity Acc,,4762.35,4.1996,GBP,-19999.97,GBP,19/11/2026,',
      '13/11/2026,Dividend,Quernmore Logistics REIT,,51300,1.95,GBX,1000.35,GBP,13/11/2026,',
    ])
  })
})
