import { describe, expect, it } from '@jest/globals'
import { addMoney, decimal, money } from './money'
import { penceToPounds, valueOf } from './quote'

describe('penceToPounds', () => {
  it('moves the point by two', () => {
    expect(penceToPounds(decimal('2267.4179'))).toBe('22.674179')
    expect(penceToPounds(decimal('6318'))).toBe('63.18')
    expect(penceToPounds(decimal('0.5'))).toBe('0.005')
  })
})

describe('valueOf', () => {
  it('values an AJ Bell ISA purchase of 05/12/19', () => {
    // Portfolio Performance, pdf/ajbellsecuritieslimited/SecurityBuy01.txt: 9,998.50 + 1.50 dealing = 10,000.00 GBP
    const value = valueOf(decimal('17940.965'), decimal('0.5573'), 'GBP')
    expect(value).toEqual({ amount: '9998.5', currency: 'GBP' })
    expect(addMoney(value, money('1.50', 'GBP')).amount).toBe('10000')
  })

  it('values a Hargreaves Lansdown SIPP purchase of 15/10/2021, quoted in pence whatever the note prints', () => {
    // Portfolio Performance, pdf/hargreaveslansdownplc/Kauf01.txt: 57,569.74 + 11.95 = 57,581.69 GBP
    const value = valueOf(decimal('2539'), decimal('2267.4179'), 'GBX')
    expect(value).toEqual({ amount: '57569.74', currency: 'GBP' })
    expect(addMoney(value, money('11.95', 'GBP')).amount).toBe('57581.69')
  })

  it('keeps small prices exact and rounds to the digits of the currency', () => {
    expect(valueOf(decimal('1234567.1234567'), decimal('0.000012345678'), 'USD').amount).toBe('15.24')
    expect(valueOf(decimal('10.5'), decimal('33.3'), 'ISK').amount).toBe('350')
    expect(valueOf(decimal('68200'), decimal('121.4'), 'GBX').amount).toBe('82794.8')
  })
})
