import type { PayloadRequest } from 'payload'
import { portfolioTerms } from '../../../../collections/providerFields'
import { idOf } from '../../../../collections/idOf'
import type { Account, Figure, Portfolio } from '../../../../collections/payload-types'
import { type CurrencyCode, currencyCodeSchema } from '../../../../shared/domain/currency'
import { isoDate, type IsoDate, isoInstant, type IsoInstant } from '../../../../shared/domain/dates'
import { decimal, type Money, money } from '../../../../shared/domain/money'
import { type Ratio, ratio } from '../../../../shared/domain/ratio'
import type { ProviderAccount, ProviderPortfolio, Reporting } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { type LeanRow, leanReadUnchecked } from '../leanRead'
import { subjectOf } from './figureRecords'
import type { KnownPortfolio } from './portfoliosOf'

/** A record of figures that has a value of a known day. */
export type SavedFigures = Readonly<{
  value: Money
  reporting: Reporting | null
  asOf: IsoDate
  fetchedAt: IsoInstant
  isIncomplete: boolean
}>

/** What of a record of figures a list shows. */
export const listedFields = [
  'account',
  'portfolio',
  'name',
  'type',
  'currency',
  'value',
  'reportingValue',
  'reportingCurrency',
  'reportingRate',
  'reportingRateDate',
  'asOf',
  'fetchedAt',
  'isIncomplete',
] as const satisfies readonly (keyof Figure)[]
export type ListedRecord = LeanRow<'figures', (typeof listedFields)[number]>

/** What of a record of figures the screens read. */
export const savedFields = [
  ...listedFields,
  'externalId',
  'inception',
  'objective',
  'riskProfile',
] as const satisfies readonly (keyof Figure)[]
export type SavedRecord = LeanRow<'figures', (typeof savedFields)[number]>

const portfolioFields = [
  ...savedFields,
  'riskName',
  'esgRating',
  'region',
  'change1d',
  'change1m',
  'changeYtd',
  'change1y',
  'change3y',
  'change5y',
  'changeAll',
] as const satisfies readonly (keyof Figure)[]
export type PortfolioRecord = LeanRow<'figures', (typeof portfolioFields)[number]>

/** The value of a record of figures; null unless it is of a known day. */
export const savedValue = (record: ListedRecord | undefined): Money | null =>
  record?.value && record.currency && record.asOf && record.fetchedAt ? money(record.value, record.currency) : null

export function savedFrom(record: ListedRecord | undefined): SavedFigures | null {
  const value = savedValue(record)
  if (!value || !record?.asOf || !record.fetchedAt) return null
  return {
    value,
    reporting: reportingFrom(record),
    asOf: isoDate(record.asOf),
    fetchedAt: isoInstant(new Date(record.fetchedAt)),
    isIncomplete: Boolean(record.isIncomplete),
  }
}

/**
 * A value in `currency`: itself, or the provider's conversion with its rate and day; null without a rate. `rateDate` is null where nothing
 * was converted.
 */
export function valueIn(
  saved: Pick<SavedFigures, 'value' | 'reporting'>,
  currency: CurrencyCode,
): { value: Money; rateDate: IsoDate | null } | null {
  if (saved.value.currency === currency) return { value: saved.value, rateDate: null }
  const { reporting } = saved
  return reporting?.value.currency === currency ? { value: reporting.value, rateDate: reporting.rateDate } : null
}

/** Records of figures of an account and its portfolios, from one statement. */
export async function figureRecordsOf(
  req: PayloadRequest,
  accountId: string,
): Promise<{ account?: PortfolioRecord; portfolios: Map<string, PortfolioRecord> }> {
  // rights: those of the caller, who has found the account with the person's own.
  const docs = await leanReadUnchecked(req, {
    collection: 'figures',
    where: { and: [{ account: { equals: accountId } }, { isHidden: { not_equals: true } }] },
    select: portfolioFields,
  })
  const portfolios = new Map<string, PortfolioRecord>()
  let account: PortfolioRecord | undefined
  for (const record of docs) {
    const portfolio = idOf(record.portfolio)
    if (portfolio === null) account = record
    else portfolios.set(portfolio, record)
  }
  return account ? { account, portfolios } : { portfolios }
}

/**
 * The account as it was when the provider last answered, for when it does not and no answer of it was saved. The data date is the oldest of
 * any figure in it, and the reasons of `unanswered` say that it is old. Without figures the part is `unanswered`.
 */
export async function savedAccount(
  req: PayloadRequest,
  account: Pick<Account, 'id' | 'name' | 'externalId'>,
  records: ReadonlyMap<string, KnownPortfolio>,
  unanswered: Part<ProviderAccount>,
): Promise<Part<ProviderAccount>> {
  const saved = await figureRecordsOf(req, account.id)
  const head = savedFrom(saved.account)
  const portfolios = [...records.values()].flatMap((record) => providerPortfolioFrom(record, saved.portfolios.get(record.id)) ?? [])
  if (!account.externalId || !head || portfolios.length === 0) return unanswered
  const days = [head.asOf, ...portfolios.map(({ asOf }) => asOf)].toSorted()
  const data: ProviderAccount = {
    externalId: account.externalId,
    name: account.name,
    currency: head.value.currency,
    inception: day(saved.account?.inception),
    value: head.value,
    reporting: head.reporting,
    asOf: days[0] ?? head.asOf,
    portfolios,
  }
  return { data, fetchedAt: head.fetchedAt, reasons: unanswered.reasons.map((reason) => ({ ...reason, stale: true })) }
}

function providerPortfolioFrom(record: KnownPortfolio, said: PortfolioRecord | undefined): ProviderPortfolio | null {
  const saved = savedFrom(said)
  if (!record.externalId || !said || !saved) return null
  return {
    externalId: record.externalId,
    name: said.name ?? record.name,
    type: said.type ?? record.type,
    currency: saved.value.currency,
    value: saved.value,
    reporting: saved.reporting,
    asOf: saved.asOf,
    inception: day(said.inception),
    objective: said.objective ?? null,
    riskProfile: said.riskProfile ?? null,
    riskName: said.riskName ?? null,
    ...changesOf(said),
  }
}

/** What a portfolio is called and what it is: the editor's word, else the provider's. */
export const termsOf = (
  record: Parameters<typeof portfolioTerms>[0],
  said: Pick<ProviderPortfolio, 'name' | 'type' | 'inception' | 'objective' | 'riskProfile'> | null,
) => {
  const terms = portfolioTerms(record, said)
  return { ...terms, inception: day(terms.inception) }
}

/** The first day of a portfolio: the editor's, else the provider's; null when neither says. */
export async function firstDayOf(req: PayloadRequest, portfolio: Pick<Portfolio, 'id' | 'inception'>): Promise<IsoDate | null> {
  if (portfolio.inception) return day(portfolio.inception)
  // rights: those of the caller, who has found the portfolio with the person's own.
  const [record] = await leanReadUnchecked(req, {
    collection: 'figures',
    where: { subject: { equals: subjectOf('portfolio', portfolio.id) } },
    select: ['inception'],
    limit: 1,
  })
  return day(record?.inception)
}

/** The provider's word on a portfolio as its record of figures has it; null in what the record was not read for. */
export const saidBy = (record: (ListedRecord & Partial<SavedRecord>) | undefined) =>
  record
    ? {
        name: record.name ?? '',
        type: record.type ?? ('Other' as const),
        inception: day(record.inception),
        objective: record.objective ?? null,
        riskProfile: record.riskProfile ?? null,
      }
    : null

type ChangeName = 'change1d' | 'change1m' | 'changeYtd' | 'change1y' | 'change3y' | 'change5y' | 'changeAll'
export type Changes = Record<ChangeName, Ratio | null>

export const changesOf = (from: Partial<Record<ChangeName, number | null>>): Changes => {
  const changeOf = (name: ChangeName): Ratio | null => (from[name] == null ? null : ratio(from[name]))
  return {
    change1d: changeOf('change1d'),
    change1m: changeOf('change1m'),
    changeYtd: changeOf('changeYtd'),
    change1y: changeOf('change1y'),
    change3y: changeOf('change3y'),
    change5y: changeOf('change5y'),
    changeAll: changeOf('changeAll'),
  }
}

const day = (text: string | null | undefined): IsoDate | null => (text ? isoDate(text.slice(0, 10)) : null)

function reportingFrom({ reportingCurrency, reportingRate, reportingRateDate, reportingValue }: ListedRecord): Reporting | null {
  if (!reportingValue || !reportingRate || !reportingRateDate || !reportingCurrency) return null
  return {
    value: money(reportingValue, currencyCodeSchema.parse(reportingCurrency)),
    rate: decimal(reportingRate),
    rateDate: isoDate(reportingRateDate),
  }
}
