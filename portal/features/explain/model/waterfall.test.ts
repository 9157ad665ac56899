import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type BridgePart, bridgeParts } from '../../../../shared/contracts/wealth/bridge'
import { closeBridge } from '../../../../shared/domain/bridge/valueBridge'
import { type Money, money } from '../../../../shared/domain/money'
import { placeOn, scaleOf, waterfallOf } from './waterfall'

const gbp = (pence: number) => money((pence / 100).toFixed(2), 'GBP')
const pence = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })
const bridges = fc
  .record({ opening: pence, closing: pence, parts: fc.tuple(...bridgeParts.map(() => pence)) })
  .map(({ closing, opening, parts }) =>
    closeBridge({
      opening: gbp(opening),
      closing: gbp(closing),
      parts: Object.fromEntries(bridgeParts.map((part, index) => [part, gbp(parts[index] ?? 0)])) as Record<BridgePart, Money>,
    }),
  )

describe('a waterfall', () => {
  it('comes to the closing value to the penny, each bar from where the one before ended', () => {
    fc.assert(
      fc.property(bridges, (bridge) => {
        const steps = waterfallOf(bridge)
        expect(steps.at(-2)?.to).toEqual(bridge.closing)
        expect(steps.at(-1)).toMatchObject({ id: 'closing', to: bridge.closing })
        const parts = steps.slice(1, -1)
        expect(parts.map(({ from }) => from)).toEqual(steps.slice(0, -2).map(({ to }) => to))
      }),
    )
  })

  it('has every bar on its scale', () => {
    fc.assert(
      fc.property(bridges, (bridge) => {
        const steps = waterfallOf(bridge)
        const scale = scaleOf(steps)
        for (const { from, to } of steps) {
          const places = [placeOn(scale, from), placeOn(scale, to)]
          expect(places.every((place) => place >= 0 && place <= 1)).toBe(true)
        }
        const levels = steps.map(({ to }) => Number(to.amount))
        expect([Math.min(...levels) >= scale.base, Math.max(...levels) <= scale.top]).toEqual([true, true])
      }),
    )
  })

  it('starts above nothing only where all values lie far above it, at a round amount', () => {
    const parts = {
      paidIn: gbp(4000000),
      paidOut: gbp(0),
      income: gbp(0),
      realised: gbp(0),
      unrealised: gbp(0),
      currency: gbp(0),
      charges: gbp(0),
    }
    const high = waterfallOf(closeBridge({ opening: gbp(66_706_589), closing: gbp(84_261_735), parts }))
    expect(scaleOf(high).base).toBe(600_000)
    const fromNothing = waterfallOf(closeBridge({ opening: gbp(0), closing: gbp(4000000), parts }))
    expect(scaleOf(fromNothing)).toEqual({ base: 0, top: 40_000 })
  })
})
