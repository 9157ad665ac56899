import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { AccountAtResponse } from '../../../../shared/contracts/wealth/history'
import type { IsoDate } from '../../../../shared/domain/dates'
import { compareMoney, sumMoney } from '../../../../shared/domain/money'
import { shareOf } from '../../../../shared/domain/ratio'
import { provenanceOf } from '../../present/provenance'
import type { AccountScope } from './accountScope'
import { assertValuable } from './atDate'
import { type Figured, figureOf, known, missing } from './headFigures'
import { accountAtPart } from './parts'
import { accountExternalId } from './portfolioIds'
import { portfoliosOf } from './portfoliosOf'
import { termsOf } from './savedFigures'

/** An account and its portfolios at the close of a day of the past; the total is missing when one is in another currency. Throws an `APIError` 400 and 409. */
export async function getAccountAt(scope: AccountScope, date: IsoDate): Promise<AccountAtResponse> {
  assertValuable(scope, date, 'accountAtDate')
  const [part, { known: records }] = await Promise.all([
    accountAtPart(scope, accountExternalId(scope), date),
    portfoliosOf(scope.req, scope.account.id, mainSourceOf(scope.brand)),
  ])
  const currency = part.data?.currency ?? scope.account.currency
  const shown = (part.data?.portfolios ?? []).flatMap((answer) => {
    const record = records.get(answer.externalId)
    return record ? { id: record.id, ...termsOf(record, answer), value: answer.value } : []
  })
  const total = totalOf()
  return {
    date: part.data?.asOf ?? date,
    currency,
    value: total.figure,
    missing: total.reason,
    portfolios: shown
      .map(({ id, name, type, value }) => ({
        id,
        name,
        type,
        value,
        share: total.figure && value.currency === currency ? shareOf(value, total.figure) : null,
      }))
      .toSorted((a, b) => (a.value.currency === b.value.currency ? compareMoney(b.value, a.value) : 0)),
    ...provenanceOf(mainSourceOf(scope.brand).name, part.data?.asOf ?? null, [part]),
  }

  function totalOf(): Figured<NonNullable<AccountAtResponse['value']>> {
    const whole = figureOf(part)
    if (whole.reason) return whole
    if (shown.some(({ value }) => value.currency !== currency)) return missing('no_rate')
    return known(
      sumMoney(
        shown.map(({ value }) => value),
        currency,
      ),
    )
  }
}
