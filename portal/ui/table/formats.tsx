import type { ReactNode } from 'react'
import { compareMoney, moneyToNumber } from '../../../shared/domain/money'
import { percentText } from '../../../shared/domain/percentText'
import { collatorOf } from '../../../shared/i18n/collate'
import { formatDate } from '../../../shared/format/date'
import { priceDigits, unitsDigits } from '../../../shared/format/number'
import type { Locale } from '../../../shared/i18n/locales'
import type { CsvCell } from '../../../shared/format/csvText'
import { Amount } from '../Amount'
import { DateText } from '../DateText'
import { Missing } from '../Missing'
import { Percent } from '../Percent'
import { PriceText } from './PriceText'
import { Units } from './Units'
import type { Format, FormatValues } from './defineColumns'

export interface DrawOptions {
  locale: Locale
  isSigned: boolean
  /** Green or red. */
  isToned: boolean
  missing: string | undefined
  /** Of `columnFacts`. */
  facts: ColumnFacts
}

/** What a cell must know of its whole column, so that the decimal points stand below one another. */
export interface ColumnFacts {
  digits: number
  hasPence: boolean
}

export interface FormatRules<V> {
  isNumeric: boolean
  /** Width of a typical cell, for the skeleton and for virtual rows, whose columns must not change while they scroll. */
  width: string
  facts?: (column: readonly V[]) => ColumnFacts
  draw: (value: V | null, options: DrawOptions) => ReactNode
  /** Plain numbers and DD/MM/YYYY. */
  csv: (value: V) => CsvCell
  compare: (a: V, b: V, locale: Locale) => number
}

const byNumber = (a: number, b: number): number => a - b

export const noFacts: ColumnFacts = { digits: 0, hasPence: false }

export const formats: { [F in Format]: FormatRules<FormatValues[F]> } = {
  text: {
    isNumeric: false,
    width: '12rem',
    draw: (value, { missing }) => value ?? (missing === undefined ? null : <Missing reason={missing} />),
    csv: (value) => value,
    compare: (a, b, locale) => collatorOf(locale)(a, b),
  },
  date: {
    isNumeric: false,
    width: '6.5rem',
    draw: (value, { missing }) => <DateText value={value} missing={missing} />,
    csv: formatDate,
    compare: (a, b) => (a < b ? -1 : Number(a > b)),
  },
  amount: {
    isNumeric: true,
    width: '8.5rem',
    draw: (value, { isSigned, isToned, missing }) => <Amount value={value} signed={isSigned} tone={isToned} missing={missing} />,
    csv: ({ amount }) => amount,
    // Plain numbers decide nearly every pair at once; only a tie needs the exact amounts.
    compare: (a, b) => moneyToNumber(a) - moneyToNumber(b) || (a.currency === b.currency ? compareMoney(a, b) : 0),
  },
  percent: {
    isNumeric: true,
    width: '5.5rem',
    draw: (value, { isSigned, isToned, missing }) => <Percent value={value} signed={isSigned} tone={isToned} missing={missing} />,
    csv: percentText,
    compare: byNumber,
  },
  units: {
    isNumeric: true,
    width: '7rem',
    facts: (column) => ({ digits: unitsDigits(column), hasPence: false }),
    draw: (value, { facts, missing }) => <Units value={value} digits={facts.digits} missing={missing} />,
    csv: (value) => value,
    compare: (a, b) => Number(a) - Number(b),
  },
  price: {
    isNumeric: true,
    width: '6.5rem',
    facts: (column) => ({ digits: priceDigits(column), hasPence: column.some(({ unit }) => unit === 'GBX') }),
    draw: (value, { facts, missing }) => <PriceText value={value} digits={facts.digits} hasPence={facts.hasPence} missing={missing} />,
    csv: ({ price }) => price,
    compare: (a, b) => Number(a.price) - Number(b.price),
  },
  count: {
    isNumeric: true,
    width: '4rem',
    draw: (value, { missing }) => value ?? <Missing reason={missing} />,
    csv: (value) => value,
    compare: byNumber,
  },
}
