import { describe, expect, it } from '@jest/globals'
import { toCsv } from '../../../lib/csv'
import { textIn } from '../../../lib/i18n/testing/allTexts'
import { holdingsCsv } from './holdingsCsv'
import { holdingsFixture } from './holdingsFixture'
import { viewHoldings } from './viewHoldings'

describe('holdingsCsv', () => {
  it('writes the rows shown in plain numbers, with empty cells where a figure is missing', async () => {
    const view = viewHoldings(holdingsFixture, { search: 'brackenrail', assetClass: null })
    const rows = holdingsCsv(
      { ...view, groups: [...viewHoldings(holdingsFixture, { search: 'capital', assetClass: null }).groups, ...view.groups] },
      textIn('holdings'),
      textIn('common'),
    )
    expect((await toCsv(rows)).split('\r\n')).toEqual([
      '\uFEFFAsset class,Holding,Symbol,SEDOL,Units,Price,Price unit,Price date,Currency,Cost,Value,Gain,Gain %,Weight %',
      'Cash,Capital account,,,,,,,GBP,58214.37,58214.37,,,2.52',
      'Equity,Brackenrail plc,,QSI08B6,9850,842.6,GBX,19/11/2026,GBP,71204.15,82996.10,11791.95,16.56,3.59',
    ])
  })
})
