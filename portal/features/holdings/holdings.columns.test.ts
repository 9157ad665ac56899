import { describe, expect, it } from '@jest/globals'
import { textIn } from '../../lib/i18n/testing/allTexts'
import { toCsv } from '../../ui/table/toCsv'
import { holdingColumns } from './holdings.columns'
import { holdingsFixture } from './model/holdingsFixture'

describe('holdings in CSV', () => {
  it('are plain numbers, with empty cells where a figure is missing', async () => {
    const named = (name: string) => holdingsFixture.holdings.filter((holding) => holding.name.includes(name))
    const csv = toCsv(holdingColumns, [...named('Capital account'), ...named('Brackenrail')], {
      t: textIn('holdings'),
      common: textIn('common'),
      locale: 'en',
      facts: {},
    })
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFAsset class,Holding,Symbol,SEDOL,Units,Price,Price unit,Price date,Currency,Cost,Value,Gain,Gain %,Weight %',
      'Cash,Capital account,,,,,,,GBP,58214.37,58214.37,,,2.52',
      'Equity,Brackenrail plc,,QSI08B6,9850,842.6,GBX,19/11/2026,GBP,71204.15,82996.10,11791.95,16.56,3.59',
    ])
  })
})
