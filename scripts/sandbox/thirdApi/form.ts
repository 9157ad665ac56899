import type { IsoDate } from '../../../shared/domain/dates'
import { RequestError } from '../server/requestError'

/** A day as this API writes it: a moment at midnight without a zone. */
export const dayText = (date: IsoDate): string => `${date}T00:00:00`

/** What .NET writes for a date that was never set. */
export const noDay = '0001-01-01T00:00:00'

/** A ratio in percent with four decimals: 0.1234 is 12.34. */
export const percent = (ratio: number): number => Math.round(ratio * 1e6) / 1e4

export const languages = ['el', 'en'] as const
export type Language = (typeof languages)[number]

/** Both ends belong to it. */
export type Period = Readonly<{ from: IsoDate; to: IsoDate }>

/** Throws a 400 for a period that ends before it begins. */
export function periodOf(from: IsoDate, to: IsoDate): Period {
  if (from > to) throw new RequestError(400, 'bad_query', 'fromDate is after toDate')
  return { from, to }
}

export const isWithin = ({ from, to }: Period, date: IsoDate): boolean => date >= from && date <= to

/** What every answer about a period says of its question. */
export const periodHead = ({ from, to }: Period): { FromDate: string; ToDate: string } => ({ FromDate: dayText(from), ToDate: dayText(to) })

/** Portfolios are known by a number. */
export const portfolioNumber = (externalId: string): number => Number(externalId)
