import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isoDate } from '../../../shared/domain/dates'
import { type Fund, fundSorts } from '../../../shared/domain/fund'
import { ratio } from '../../../shared/domain/ratio'
import { findFunds } from './findFunds'

const fund = (id: string, own: Partial<Fund> = {}): Fund => ({
  id,
  name: id,
  isin: null,
  symbol: null,
  assetClass: 'Equity',
  sector: null,
  region: null,
  currency: 'GBP',
  manager: null,
  risk: 4,
  esgRating: null,
  ongoingCharge: null,
  yield: null,
  return1y: null,
  return3y: null,
  return5y: null,
  asOf: isoDate('2026-11-20'),
  ...own,
})
const idsOf = (funds: readonly Fund[]): string[] => funds.map(({ id }) => id)
const all = { page: 1, pageSize: 100 }

const nullableRatio = fc.option(fc.integer({ min: -50, max: 50 }).map((percent) => ratio(percent / 100)))
const someFunds = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    name: fc.constantFrom('Alda', 'Álda', 'Bára'),
    return1y: nullableRatio,
    risk: fc.integer({ min: 1, max: 7 }),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
)

describe('finding funds', () => {
  it('puts each fund on one page, whatever the order and the size of a page', () => {
    fc.assert(
      fc.property(someFunds, fc.integer({ min: 1, max: 20 }), fc.constantFrom(...fundSorts), (rows, pageSize, sort) => {
        const funds = rows.map(({ id, ...own }) => fund(String(id), own))
        const pages = Array.from({ length: Math.ceil(funds.length / pageSize) + 1 }, (_, at) =>
          findFunds(funds, { page: at + 1, pageSize, sort }),
        )
        expect(idsOf(pages.flatMap((page) => page.funds)).sort()).toEqual(idsOf(funds).sort())
        expect(pages.every(({ total }) => total === funds.length)).toBe(true)
        expect(pages.at(-1)?.funds).toEqual([])
      }),
    )
  })

  it('finds a name by its letters without marks and case, in any order of its words', () => {
    fc.assert(
      fc.property(fc.constantFrom('Fjarðarvík Erlend hlutabréf', 'Μετοχές Ευρώπης', 'Þórsmörk Æðey'), fc.boolean(), (name, isUpper) => {
        const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
        const asked = plain.split(' ').reverse().join(' ')
        const { funds } = findFunds([fund('a', { name }), fund('b', { name: 'Other' })], {
          ...all,
          text: isUpper ? asked.toUpperCase() : asked,
        })
        expect(idsOf(funds)).toEqual(['a'])
      }),
    )
  })

  it('shows no more risk than asked for, and none whose risk nobody knows', () => {
    const funds = [fund('a', { risk: 3 }), fund('b', { risk: 4 }), fund('c', { risk: null })]
    expect(idsOf(findFunds(funds, { ...all, maxRisk: 3 }).funds)).toEqual(['a'])
    expect(idsOf(findFunds(funds, all).funds)).toEqual(['a', 'b', 'c'])
  })

  it('puts the best return and the lowest charge first, and what is not known last', () => {
    const funds = [
      fund('a'),
      fund('b', { return1y: ratio(-0.1), ongoingCharge: ratio(0.02) }),
      fund('c', { return1y: ratio(0.2), ongoingCharge: ratio(0.03) }),
    ]
    expect(idsOf(findFunds(funds, { ...all, sort: 'return1y' }).funds)).toEqual(['c', 'b', 'a'])
    expect(idsOf(findFunds(funds, { ...all, sort: 'ongoingCharge' }).funds)).toEqual(['b', 'c', 'a'])
  })

  it('offers the classes and sectors of all funds, whatever is asked', () => {
    const funds = [fund('a', { sector: 'Energy' }), fund('b', { assetClass: 'Property', sector: 'Energy' })]
    expect(findFunds(funds, { ...all, assetClass: 'Property', sector: 'Energy' })).toMatchObject({
      total: 1,
      assetClasses: ['Equity', 'Property'],
      sectors: ['Energy'],
    })
  })
})
