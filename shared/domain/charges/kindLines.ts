import type { ChargesFigures, ChargeSum } from '../../contracts/wealth/charges'
import { zeroMoney } from '../money'
import { type Ratio, shareOf } from '../ratio'
import { roundToSum } from '../rounding'
import { chargeKinds } from './chargeKinds'

/** Charges of a class, with what they are of the average value as it is shown; null without a history of it. */
export type KindLine = Readonly<ChargeSum & { id: string; share: Ratio | null }>

type Given = Pick<ChargesFigures, 'averageValue' | 'currency' | 'kinds' | 'ratio'>

/**
 * All classes of MiFID's Annex II, nil among them; what the provider does not class only where there is any. Shares are rounded so that they add up to
 * that of all charges, and are the same wherever a class stands.
 */
export function kindLines({ averageValue, currency, kinds, ratio: all }: Given): KindLine[] {
  const lines = chargeKinds.flatMap((kind) => {
    const found = kinds.find((one) => one.kind === kind)
    return found || kind !== 'other' ? [{ id: kind, kind, count: 0, amount: zeroMoney(currency), ...found }] : []
  })
  const exact = averageValue ? lines.flatMap(({ amount }) => shareOf(amount, averageValue) ?? []) : []
  const shares = all !== null && exact.length === lines.length ? roundToSum(exact, all) : []
  return lines.map((line, index) => ({ ...line, share: shares[index] ?? null }))
}
