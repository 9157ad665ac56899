import { describe, expect, it } from '@jest/globals'
import { cashCourseOf } from './cashCourse'
import { isoDate } from './dates'
import { addMoney, money, sumMoney } from './money'
import type { TransactionType } from './transactionType'

const pounds = (amount: string) => money(amount, 'GBP')
const booking = (type: TransactionType, amount: string, cashType: 'capital' | null = 'capital') => ({
  type,
  cashType,
  date: isoDate('2026-08-03'),
  amount: pounds(amount),
})

describe('cashCourseOf', () => {
  it('adds up to the penny, and calls what the bookings leave by its name', () => {
    const course = cashCourseOf(pounds('1000.00'), pounds('1290.55'), [
      booking('Contribution', '500.00'),
      booking('Withdrawal', '-100.00'),
      booking('Purchase', '-300.10'),
      booking('Sale', '200.25'),
      booking('Dividend', '10.40'),
      booking('Interest', '0.60'),
      booking('Charge', '-20.00'),
    ])
    expect(course).toMatchObject({
      paid: pounds('400.00'),
      purchases: pounds('-300.10'),
      sales: pounds('200.25'),
      income: pounds('11.00'),
      charges: pounds('-20.00'),
      other: pounds('-0.60'),
    })
    const { closing, ...parts } = course ?? { closing: pounds('0') }
    expect(sumMoney(Object.values(parts), 'GBP')).toEqual(closing)
  })

  it('leaves out investments that come as they are', () => {
    expect(cashCourseOf(pounds('5.00'), pounds('5.00'), [booking('TransferIn', '9000.00', null)])).toMatchObject({
      paid: pounds('0'),
      other: pounds('0'),
    })
    expect(cashCourseOf(pounds('5.00'), addMoney(pounds('5.00'), pounds('90.00')), [booking('TransferIn', '90.00')])?.paid).toEqual(
      pounds('90'),
    )
  })

  it('says nothing of a booking in another currency without a rate', () => {
    expect(cashCourseOf(pounds('5.00'), pounds('5.00'), [{ ...booking('Sale', '1.00'), amount: money('1.00', 'USD') }])).toBeNull()
    expect(cashCourseOf(pounds('5.00'), money('5.00', 'EUR'), [])).toBeNull()
  })
})
