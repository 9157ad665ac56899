import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { formatPercent } from '../format/percent'
import { percentText } from './percentText'
import { type Ratio, ratio } from './ratio'
import { addShown, roundGroupsToSum, roundRatio, roundToSum, subtractShown } from './rounding'

const shown = (value: number): string => formatPercent(ratio(value), 'en')

describe('rounding of percentages', () => {
  it.each([
    [-0.02115, '−2.12%', '-2.12'],
    [-0.01995, '−2.00%', '-2.00'],
    [0.01995, '2.00%', '2.00'],
    [0.28735, '28.74%', '28.74'],
    [0.00005, '0.01%', '0.01'],
    [-0.00004, '0.00%', '0.00'],
    [0, '0.00%', '0.00'],
  ])('%p is %s on the screen and %s in a file', (value, screen, file) => {
    expect(shown(value)).toBe(screen)
    expect(percentText(ratio(value))).toBe(file)
    expect(shown(roundRatio(ratio(value)))).toBe(screen)
  })

  it('subtracts what is shown', () => {
    expect(subtractShown(ratio(-0.02115), ratio(0.01995))).toBe(-0.0412)
    expect(subtractShown(ratio(0.00004), ratio(0.00005))).toBe(-0.0001)
  })

  it('adds what is shown', () => {
    expect(addShown(ratio(-0.00391), ratio(0.00755))).toBe(0.0037)
    expect(addShown(ratio(0.00004), ratio(0.00005))).toBe(0.0001)
  })

  it('writes any figure alike on the screen and in a file', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }).map(ratio), (value) => {
        expect(percentText(value)).toBe(formatPercent(value, 'en').replace('−', '-').replaceAll(/[,%]/g, ''))
      }),
    )
  })
})

describe('roundToSum', () => {
  it('gives three thirds their missing hundredth', () => {
    expect(roundToSum([ratio(1 / 3), ratio(1 / 3), ratio(1 / 3)], ratio(1))).toEqual([0.3334, 0.3333, 0.3333])
  })

  it('adds up and stays within one shown digit of each part', () => {
    const parts = fc.array(fc.integer({ min: -1_000, max: 1e9 }), { minLength: 1, maxLength: 40 }).filter((all) => sum(all) > 0)
    fc.assert(
      fc.property(parts, (amounts) => {
        const values = amounts.map((amount): Ratio => ratio(amount / sum(amounts)))
        const rounded = roundToSum(values, ratio(1))
        expect(Math.round(sum(rounded) * 1e4)).toBe(10_000)
        for (const [index, value] of rounded.entries()) expect(Math.abs(value - (values[index] ?? 0))).toBeLessThanOrEqual(0.0001 + 1e-12)
      }),
    )
  })
})

describe('roundGroupsToSum', () => {
  it('gives a group its own share, not what its rounded parts come to', () => {
    // Part by part, five of these six take the digit that only one may have: 0.2104 for what is 0.21.
    const many = [0.03507, 0.03507, 0.03507, 0.03507, 0.03507, 0.03465].map(ratio)
    const [first, second] = roundGroupsToSum(
      [
        { share: ratio(0.21), parts: many },
        { share: ratio(0.79), parts: [ratio(0.79)] },
      ],
      ratio(1),
    )
    expect([first?.share, second?.share, second?.parts]).toEqual([0.21, 0.79, [0.79]])
    expect(sum(first?.parts ?? [])).toBeCloseTo(0.21, 10)
  })

  it('adds up within each group and over all, within one shown digit of each part and of each group', () => {
    const groups = fc
      .array(fc.array(fc.integer({ min: -1_000, max: 1e9 }), { maxLength: 20 }), { minLength: 1, maxLength: 8 })
      .filter((all) => sum(all.flat()) > 0)
    fc.assert(
      fc.property(groups, (amounts) => {
        const whole = sum(amounts.flat())
        const own = amounts.map((group) => ({
          share: ratio(sum(group) / whole),
          parts: group.map((amount): Ratio => ratio(amount / whole)),
        }))
        const shown = roundGroupsToSum(own, ratio(1))
        const shares = shown.map(({ share }) => share)
        expect(shares).toEqual(
          roundToSum(
            own.map(({ share }) => share),
            ratio(1),
          ),
        )
        expect(Math.round(sum(shares) * 1e4)).toBe(10_000)
        for (const [index, { parts, share }] of shown.entries()) {
          expect(Math.round(sum(parts) * 1e4)).toBe(Math.round(share * 1e4))
          for (const [part, value] of parts.entries())
            expect(Math.abs(value - (own[index]?.parts[part] ?? 0))).toBeLessThanOrEqual(0.0001 + 1e-9)
        }
      }),
    )
  })
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
