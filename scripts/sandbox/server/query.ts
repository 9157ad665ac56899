import type { Request } from 'express'
import { type IsoDate, isoDateSchema } from '../../../shared/domain/dates'
import { RequestError } from './requestError'

/** A query parameter, or null. Throws a 400 when it is given twice. */
export function textQuery(request: Request, name: string): string | null {
  const value: unknown = request.query[name]
  if (value === undefined || value === '') return null
  if (typeof value !== 'string') throw new RequestError(400, 'bad_query', `${name} is given more than once`)
  return value
}

export function dateQuery(request: Request, name: string): IsoDate | null {
  const text = textQuery(request, name)
  if (text === null) return null
  const date = isoDateSchema.safeParse(text)
  if (!date.success) throw new RequestError(400, 'bad_query', `${name} is no day of the form 2026-03-31`)
  return date.data
}

export function flagQuery(request: Request, name: string): boolean {
  const text = textQuery(request, name)
  if (text !== null && text !== 'true' && text !== 'false') throw new RequestError(400, 'bad_query', `${name} is neither true nor false`)
  return text === 'true'
}

export function periodQuery(request: Request): { from: IsoDate | null; to: IsoDate | null } {
  const period = { from: dateQuery(request, 'fromDateString'), to: dateQuery(request, 'toDateString') }
  if (period.from && period.to && period.from > period.to) throw new RequestError(400, 'bad_query', 'fromDateString is after toDateString')
  return period
}
