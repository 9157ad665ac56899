import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { PortfolioRow } from '../../../../shared/contracts/wealth/portfolios'
import type { IsoDate } from '../../../../shared/domain/dates'
import { type Money, moneyToNumber, sumMoney } from '../../../../shared/domain/money'
import { ratio, shareOf } from '../../../../shared/domain/ratio'
import { roundToSum } from '../../../../shared/domain/rounding'
import type { ProviderAccount, ProviderPortfolio } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import type { AccountScope } from './accountScope'
import { forgetFigures } from './figureRecords'
import { type Figured, figureOf, known, missing } from './headFigures'
import { accountPart } from './parts'
import { type KnownPortfolio, portfoliosOf } from './portfoliosOf'
import { saveFigures } from './saveFigures'
import { changesOf, savedAccount, termsOf } from './savedFigures'

export type ShownPortfolio = Readonly<{ record: KnownPortfolio; answer: ProviderPortfolio; row: PortfolioRow }>

export type AccountView = Readonly<{
  part: Part<ProviderAccount>
  asOf: IsoDate | null
  /** In the account's currency; of the portfolios shown, all of them or none. */
  value: Figured<Money>
  /** The most valuable first. */
  portfolios: readonly ShownPortfolio[]
  /** True when the provider's account holds a portfolio that lies in our trash: its figures of the whole account are then of more than is shown. */
  hasHidden: boolean
}>

/**
 * An account as screen and paper show it. A portfolio is shown when it has a record that is not in the trash and the provider names it in its
 * answer; when the provider does not answer, in its last one. The value is null when the answer lost rows, when a record could not be made,
 * and when portfolios are in several currencies without a rate: never the sum of the rest.
 */
export async function accountView(scope: AccountScope, externalId: string): Promise<AccountView> {
  const { account, brand, req } = scope
  const answered = await accountPart(scope, externalId)
  const { known: saved, trashed } = await portfoliosOf(req, account.id, mainSourceOf(brand))
  // That the provider does not know the account is an answer: what was saved of it must not pass for its figures.
  const isUnknown = answered.reasons.some(({ kind }) => kind === 'not_found')
  if (isUnknown) await forgetFigures(req, account.id)
  const part = answered.data || isUnknown ? answered : await savedAccount(req, account, saved, answered)
  const records =
    answered.data && answered.fetchedAt && !isStale(answered)
      ? await saveFigures(req, {
          account,
          source: mainSourceOf(brand),
          answer: answered.data,
          fetchedAt: answered.fetchedAt,
          isComplete: figureOf(answered).reason === null,
          records: saved,
          trashed,
        })
      : saved
  if (!part.data) return { part, asOf: null, value: missing('unavailable'), portfolios: [], hasHidden: false }

  const { portfolios: all } = part.data
  const shown = all.filter(({ externalId: id }) => records.has(id))
  const hidden = all.filter(({ externalId: id }) => trashed.has(id))
  const isWhole = figureOf(part)
  const value = isWhole.reason
    ? isWhole
    : shown.length + hidden.length < all.length
      ? missing('incomplete')
      : totalOf(shown, part.data, hidden.length > 0)
  const portfolios = shown.flatMap((answer): ShownPortfolio[] => {
    const record = records.get(answer.externalId)
    return record ? [{ record, answer, row: rowOf(record, answer, { value: value.figure, reporting: part.data?.reporting ?? null }) }] : []
  })
  return {
    part,
    asOf: part.data.asOf,
    value,
    portfolios: withShownShares(portfolios).toSorted((a, b) => moneyToNumber(b.answer.value) - moneyToNumber(a.answer.value)),
    hasHidden: hidden.length > 0,
  }
}

/** Shares that are all known are rounded so that they add up to 100 % as they are shown. */
function withShownShares(portfolios: readonly ShownPortfolio[]): ShownPortfolio[] {
  const shares = portfolios.flatMap(({ row }) => row.share ?? [])
  if (shares.length < portfolios.length || shares.length === 0) return [...portfolios]
  const shown = roundToSum(shares, ratio(1))
  return portfolios.map((one, index) => ({ ...one, row: { ...one.row, share: shown[index] ?? null } }))
}

/** The sum where the portfolios share the account's currency or are converted into it; else the provider's own total, when all of them are shown. */
function totalOf(shown: readonly ProviderPortfolio[], account: ProviderAccount, hasHidden: boolean): Figured<Money> {
  const { currency } = account.value
  const values = shown.flatMap(({ reporting, value }) =>
    value.currency === currency ? value : reporting?.value.currency === currency ? reporting.value : [],
  )
  const isOneCurrency = shown.every(({ value }) => value.currency === currency)
  if (isOneCurrency || (hasHidden && values.length === shown.length)) return known(sumMoney(values, currency))
  return hasHidden ? missing('no_rate') : known(account.value)
}

const isStale = ({ reasons }: Part<unknown>): boolean => reasons.some(({ stale }) => stale)

function rowOf(
  record: KnownPortfolio,
  answer: ProviderPortfolio,
  whole: { value: Money | null; reporting: ProviderAccount['reporting'] },
): PortfolioRow {
  const { name, type, inception, riskProfile } = termsOf(record, answer)
  return {
    id: record.id,
    name,
    externalId: record.externalId ?? null,
    type,
    value: answer.value,
    share: shareIn(answer, whole),
    change1y: answer.change1y,
    changeYtd: answer.changeYtd,
    changes: changesOf(answer),
    inception,
    riskProfile,
  }
}

/** Amounts of two currencies are compared in the provider's reporting currency, at its rates. */
function shareIn({ reporting, value }: ProviderPortfolio, whole: { value: Money | null; reporting: ProviderAccount['reporting'] }) {
  if (whole.value === null) return null
  if (value.currency === whole.value.currency) return shareOf(value, whole.value)
  return reporting && whole.reporting && reporting.value.currency === whole.reporting.value.currency
    ? shareOf(reporting.value, whole.reporting.value)
    : null
}
