import type { Explanation } from '../../../../shared/contracts/wealth/explanation'
import type { Provenance } from '../../../../shared/contracts/provenance'
import type { CountedFlow } from '../../../../shared/contracts/wealth/returnExplained'
import type { IsoInstant } from '../../../../shared/domain/dates'
import { isZero, type Money, signOf } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import type { Locale } from '../../../../shared/i18n/locales'
import type { PortfolioTabId } from '../../../../shared/routes/screens'
import type { Text } from '../../../lib/i18n/useText'
import { type Tone, toneOf } from '../../../ui/tone'
import type { Line, Section } from './sheet'

/** What a sheet is written with, and what it is of. */
export type Words = Readonly<{
  of: 'portfolio' | 'account'
  t: Text<'explain'>
  common: Text<'common'>
  locale: Locale
  moment: (instant: IsoInstant) => string
}>

export const moneyTone = (amount: Money, text: string): Tone => toneOf(text, signOf(amount) < 0)

/** A payment a row: as it counts, and as it was booked. */
export function flowLines(flows: readonly CountedFlow[], { common, locale, t }: Words): Line[] {
  return flows.map(({ amount, booked, date, type }) => ({
    term: `${common(`transactionType.${type}`)}, ${formatDate(date)}`,
    figure: formatMoney(amount, locale, { signed: true }),
    detail: booked ? t('booked', { amount: formatMoney(booked.amount, locale), date: formatDate(booked.rateDate) }) : undefined,
  }))
}

export const sumLine = (amount: Money, { t, locale }: Words): Line => ({ term: t('sum'), figure: formatMoney(amount, locale), isSum: true })

/** What the rows do not explain of the figure of the page: said, and hidden in none of them. */
export function leftSection(left: Money, { t, locale }: Words): Section[] {
  if (isZero(left)) return []
  return [{ id: 'left', title: t('shownTitle'), kind: 'prose', text: t('left', { amount: formatMoney(left, locale, { signed: true }) }) }]
}

/** What an answer says that it was made of, or the rows of the answer itself. */
type SourceRows = Readonly<{ kind: Explanation['inputs'][number]['kind'] | 'accounts' | 'disposals' | 'commitments'; rows: number }>

const tabOf: Partial<Record<SourceRows['kind'], PortfolioTabId>> = {
  holdings: 'holdings',
  bookings: 'transactions',
  flows: 'transactions',
  charges: 'charges',
}

/** How many rows of each kind a figure was made of. */
export const sourceSection = ({ inputs }: Readonly<{ inputs: readonly SourceRows[] }>, { t }: Words): Section => ({
  id: 'sources',
  title: t('sources'),
  kind: 'rows',
  lines: inputs.map(({ kind, rows }) => {
    const tab = tabOf[kind]
    return { term: t(`input.${kind}`), figure: t('rows', { count: rows }), ...(tab ? { tab } : {}) }
  }),
})

/** The day of the prices and when they came. */
export function dataLines({ asOf, fetchedAt }: Pick<Provenance, 'asOf' | 'fetchedAt'>, { moment, t }: Words): Line[] {
  return [
    ...(asOf ? [{ term: t('prices'), figure: t('close', { date: formatDate(asOf) }) }] : []),
    ...(fetchedAt ? [{ term: t('imported'), figure: moment(fetchedAt) }] : []),
  ]
}
