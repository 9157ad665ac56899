import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addMoney, decimal, money } from '../money'
import { averageCost, ifSold } from './ifSold'

const held = { units: decimal('12600'), cost: money('81360.19', 'GBP'), value: money('74529', 'GBP') }

describe('a sale that is only thought of', () => {
  it('takes its part of the value and of the cost of the pool', () => {
    expect(ifSold(decimal('5000'), held)).toEqual({
      proceeds: money('29575.00', 'GBP'),
      cost: money('32285.79', 'GBP'),
      gain: money('-2710.79', 'GBP'),
    })
  })

  it('of everything has the whole cost', () => {
    expect(ifSold(decimal('12600'), held)).toEqual({ proceeds: held.value, cost: held.cost, gain: money('-6831.19', 'GBP') })
  })

  it.each(['0', '-1', '12600.0000001'])('of %s units is none', (units) => {
    expect(ifSold(decimal(units), held)).toBeNull()
  })

  it('always gives proceeds that are cost and gain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12_600 }), (units) => {
        const sale = ifSold(decimal(units), held)
        return sale !== null && addMoney(sale.cost, sale.gain).amount === sale.proceeds.amount
      }),
    )
  })
})

describe('the average cost of a pool', () => {
  it('is in pence where the price is, else in the currency of the cost', () => {
    expect(averageCost(held, 'GBX')).toEqual({ price: '645.72', unit: 'GBX' })
    expect(averageCost(held, 'GBP')).toEqual({ price: '6.4572', unit: 'GBP' })
    // What was paid in pounds for what is quoted in dollars.
    expect(averageCost(held, 'USD')).toEqual({ price: '6.4572', unit: 'GBP' })
    expect(averageCost({ ...held, cost: money('81360.19', 'EUR') }, 'GBX')).toEqual({ price: '6.4572', unit: 'EUR' })
  })

  it('is none of an empty one', () => {
    expect(averageCost({ units: decimal('0'), cost: money('0', 'GBP') }, 'GBP')).toBeNull()
  })
})
