import type { PayloadRequest, Where } from 'payload'
import type { Account, Figure, Portfolio } from '../../../../collections/payload-types'
import type { Source } from '../../../../shared/brands/brandSchema'
import { type IsoInstant } from '../../../../shared/domain/dates'
import { isZero, moneyToNumber } from '../../../../shared/domain/money'
import { logger } from '../../logger'
import type { ProviderAccount, ProviderPortfolio } from '../../wealth/provider'

type FigureData = Omit<Figure, 'id' | 'createdAt' | 'updatedAt' | 'account' | 'portfolio'> & { account: string; portfolio?: string }

export const subjectOf = (kind: 'account' | 'portfolio', id: string): string => `${kind}/${id}`

type Common = Readonly<{ req: PayloadRequest; source: Pick<Source, 'name'>; account: Pick<Account, 'id'>; fetchedAt: IsoInstant }>

/** The record of an account's figures. An account without portfolios that is worth nothing has no value: a zero would look like one. */
export const accountFigures = ({ account, fetchedAt, source }: Common, answer: ProviderAccount): FigureData => ({
  ...commonOf(answer),
  ...(isZero(answer.value) && answer.portfolios.length === 0 ? { value: null, sortValue: null, reportingValue: null } : {}),
  subject: subjectOf('account', account.id),
  account: account.id,
  source: source.name,
  fetchedAt,
})

export const portfolioFigures = (
  { account, fetchedAt, source }: Common,
  portfolio: Pick<Portfolio, 'id'>,
  answer: ProviderPortfolio,
): FigureData => ({
  ...commonOf(answer),
  subject: subjectOf('portfolio', portfolio.id),
  account: account.id,
  portfolio: portfolio.id,
  source: source.name,
  fetchedAt,
  type: answer.type,
  objective: answer.objective,
  riskProfile: answer.riskProfile,
  riskName: answer.riskName,
  esgRating: answer.esgRating ?? null,
  region: answer.region ?? null,
  change1d: answer.change1d,
  change1m: answer.change1m,
  changeYtd: answer.changeYtd,
  change1y: answer.change1y,
  change3y: answer.change3y,
  change5y: answer.change5y,
  changeAll: answer.changeAll,
})

const commonOf = ({ asOf, currency, externalId, inception, name, reporting, value }: ProviderAccount | ProviderPortfolio) => ({
  externalId,
  name,
  currency,
  inception,
  asOf,
  value: value.amount,
  sortValue: moneyToNumber(value),
  reportingValue: reporting?.value.amount ?? null,
  reportingCurrency: reporting?.value.currency ?? null,
  reportingRate: reporting?.rate ?? null,
  reportingRateDate: reporting?.rateDate ?? null,
  isIncomplete: false,
})

/**
 * Writes a record of figures unless a newer one stands there: one conditional statement, and one insert where there is none yet. Of several
 * writers at once the database lets one insert. Never fails the read that brought the figures.
 */
export async function writeFigures(req: PayloadRequest, data: FigureData): Promise<void> {
  const { db } = req.payload
  const olderThanThis: Where = { and: [{ subject: { equals: data.subject } }, { fetchedAt: { less_than: data.fetchedAt ?? '' } }] }
  const update = () =>
    db.updateOne({ collection: 'figures', where: olderThanThis, data: { ...data, updatedAt: now() }, options: { atomic: true } })
  try {
    if (await update()) return
    const { totalDocs } = await db.count({ collection: 'figures', where: { subject: { equals: data.subject } } })
    if (totalDocs > 0) return
    try {
      await db.create({ collection: 'figures', data: { ...data, isHidden: false, createdAt: now(), updatedAt: now() } })
    } catch {
      // Another reader inserted it meanwhile.
      await update()
    }
  } catch (error) {
    logger.warn({ msg: 'figures could not be saved', subject: data.subject, err: error })
  }
}

/** Says of figures that stay as they are that the last answer lacked rows. */
export async function markIncomplete(req: PayloadRequest, accountId: string): Promise<void> {
  try {
    await req.payload.db.updateOne({
      collection: 'figures',
      where: { subject: { equals: subjectOf('account', accountId) } },
      data: { isIncomplete: true },
      options: { atomic: true },
    })
  } catch (error) {
    logger.warn({ msg: 'figures could not be marked incomplete', account: accountId, err: error })
  }
}

/** Removes the figures of an account and its portfolios: the provider no longer knows them, so they are nobody's. Never fails the read that found out. */
export async function forgetFigures(req: PayloadRequest, accountId: string): Promise<void> {
  try {
    await req.payload.db.deleteMany({ collection: 'figures', where: { account: { equals: accountId } } })
  } catch (error) {
    logger.warn({ msg: 'figures could not be removed', account: accountId, err: error })
  }
}

const now = (): string => new Date().toISOString()
