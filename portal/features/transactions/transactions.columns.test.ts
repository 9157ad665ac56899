import { describe, expect, it } from '@jest/globals'
import { textIn } from '../../lib/i18n/testing/allTexts'
import { toCsv } from '../../ui/table/toCsv'
import { transactionsFixture } from './model/transactionsFixture'
import { transactionColumns } from './transactions.columns'

describe('transactions in CSV', () => {
  it('keep debits negative numbers', async () => {
    const csv = toCsv(transactionColumns, transactionsFixture.transactions.slice(0, 2), {
      t: textIn('transactions'),
      common: textIn('common'),
      locale: 'en',
      facts: {},
    })
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFDate,Type,Name,Symbol,Units,Price,Price unit,Settled,Amount,Currency,Note',
      '17/11/2026,Purchase,Calderfell Global Equity Acc,,4762.35,4.1996,GBP,19/11/2026,-19999.97,GBP,',
      '13/11/2026,Dividend,Quernmore Logistics REIT,,51300,1.95,GBX,13/11/2026,1000.35,GBP,',
    ])
  })
})
