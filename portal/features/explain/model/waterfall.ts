import { type BridgePart, bridgeParts, type ValueBridge } from '../../../../shared/contracts/wealth/bridge'
import { addMoney, type Money, moneyToNumber, zeroMoney } from '../../../../shared/domain/money'

/** `whole`: a value, from the foot of the scale. `paid`: no result. */
export type StepKind = 'whole' | 'paid' | 'result' | 'residual'
export type StepId = BridgePart | 'opening' | 'residual' | 'closing'

/** One bar of a waterfall, from `from` to `to`; each begins where the one before ended. */
export type Step = Readonly<{ id: StepId; kind: StepKind; amount: Money; from: Money; to: Money }>

const kinds: Readonly<Record<BridgePart, StepKind>> = {
  paidIn: 'paid',
  paidOut: 'paid',
  income: 'result',
  realised: 'result',
  unrealised: 'result',
  currency: 'result',
  charges: 'paid',
}

/** A bridge as a waterfall: from the first value over all parts and the residual to the last, without a gap of a penny. */
export function waterfallOf(bridge: ValueBridge): Step[] {
  const zero = zeroMoney(bridge.closing.currency)
  const steps: Step[] = [{ id: 'opening', kind: 'whole', amount: bridge.opening, from: zero, to: bridge.opening }]
  let at = bridge.opening
  for (const id of [...bridgeParts, 'residual'] as const) {
    const to = addMoney(at, bridge[id])
    steps.push({ id, kind: id === 'residual' ? 'residual' : kinds[id], amount: bridge[id], from: at, to })
    at = to
  }
  return [...steps, { id: 'closing', kind: 'whole', amount: bridge.closing, from: zero, to: bridge.closing }]
}

/** Where a scale starts and ends, in the currency's units. */
export type Scale = Readonly<{ base: number; top: number }>

/** Of the full scale, how much the lowest value must take before the bars start above nothing. */
const startsAbove = 0.5

/** Starts at nothing, or at a round amount where all values lie far above it and the steps between them could not be told apart. */
export function scaleOf(steps: readonly Step[]): Scale {
  const levels = steps.map(({ to }) => moneyToNumber(to))
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels, 0)]
  if (lowest < highest * startsAbove) return { base: Math.min(0, lowest), top: highest }
  const room = highest - lowest || highest
  const step = 10 ** Math.floor(Math.log10(room || 1))
  return { base: Math.max(0, Math.floor((lowest - room * 0.15) / step) * step), top: highest }
}

/** Where an amount lies on a scale, 0 to 1. */
export const placeOn = ({ base, top }: Scale, amount: Money): number =>
  top === base ? 0 : Math.min(1, Math.max(0, (moneyToNumber(amount) - base) / (top - base)))
