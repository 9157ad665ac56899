import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import { riskComparisonResponseSchema } from '../../../../shared/contracts/market/riskComparison'
import { openOwnPayload, type OwnPayload } from '../../../../tests/helpers/ownPayload'
import { brands } from '../../brands'
import { comparisonOf, getRiskComparison } from './getRiskComparison'

const table = (...items: string[][]) => ({ headers: ['Asset class', 'Sector', '%'], items })

describe('a comparison of risk levels', () => {
  it('puts the levels side by side, and leaves out what a level does not say', () => {
    expect(
      comparisonOf([
        { level: 1, comparison: table(['Equity', '', '10'], ['Equity', 'UK', '2,5 %']) },
        { level: 7, comparison: table(['Equity', '', '100']) },
      ]),
    ).toEqual([
      { assetClassName: 'Equity', sector: null, values: [0.1, null, null, null, null, null, 1] },
      { assetClassName: 'Equity', sector: 'UK', values: [0.025, null, null, null, null, null, null] },
    ])
  })

  it.each(['', 'much', '-1', '100.5', '1e2', '12.5.1'])('takes %j for no share', (cell) => {
    expect(comparisonOf([{ level: 2, comparison: table(['Equity', '', cell]) }])[0]?.values[1]).toBeNull()
  })

  it('reads no table of another form', () => {
    expect(comparisonOf([{ level: 2 }, { level: 3, comparison: { headers: ['a', 'b'], items: [['c', 'd']] } }])).toEqual([])
  })
})

describe('where the comparison of a brand comes from', () => {
  let own: OwnPayload
  beforeAll(async () => {
    own = await openOwnPayload('risk-comparison', { LOG_LEVEL: 'silent' })
  })
  afterAll(() => own.close())

  const ask = async () => {
    const brand = brands().get('akta')
    if (!brand) throw new Error('no akta')
    return riskComparisonResponseSchema.parse(await getRiskComparison(await createLocalReq({}, own.payload), brand))
  }
  const profile = (level: number, comparison: unknown, brand = 'akta') =>
    own.payload.create({
      collection: 'risk-profiles',
      data: { name: `Level ${level}`, brand, level, returns: 3, factsheetUrl: 'https://akta.example/1.pdf', comparison },
    } as never)

  it('is the files until a risk profile of the brand has a table', async () => {
    await profile(1, null)
    await profile(1, table(['Cash', '', '90']), 'iolcus')
    expect(await ask()).toMatchObject({ source: 'static', degraded: false })
    await profile(2, table(['Cash', '', '7']))
    expect(await ask()).toMatchObject({
      source: 'hosted',
      rows: [{ assetClassName: 'Cash', sector: null, values: [null, 0.07, null, null, null, null, null] }],
    })
  })
})
