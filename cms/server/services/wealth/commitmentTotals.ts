import type { PrivateEquityResponse } from '../../../../shared/contracts/wealth/privateEquity'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import type { ProviderCommitment } from '../../wealth/provider'
import { type Figured, known, missing } from './headFigures'

/** Sums over all commitments; null in itself where there is none, and missing over several currencies. */
export function commitmentTotals(commitments: readonly ProviderCommitment[]): Figured<PrivateEquityResponse['totals']> {
  const currency = commitments[0]?.value.currency
  if (currency === undefined) return known(null)
  if (commitments.some(({ value }) => value.currency !== currency)) return missing('no_rate')
  const sumOf = (amounts: readonly Money[]): Money => sumMoney(amounts, currency)
  // A sum of some would be too small.
  const sumOfAll = (amounts: readonly (Money | null)[]): Money | null => {
    const sent = amounts.filter((amount) => amount !== null)
    return sent.length < amounts.length ? null : sumOf(sent)
  }
  return known({
    committed: sumOfAll(commitments.map(({ committed }) => committed)),
    called: sumOf(commitments.map(({ called }) => called)),
    distributed: sumOfAll(commitments.map(({ distributed }) => distributed)),
    value: sumOf(commitments.map(({ value }) => value)),
  })
}
