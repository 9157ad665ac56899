import Big from 'big.js'
import { type Money, money } from './money'
import type { Ratio } from './ratio'

/** What a return made of a value that stands at the end of its period; not rounded. */
export const gainWithin = ({ amount, currency }: Money, made: Ratio): Money =>
  money(new Big(amount).times(made).div(new Big(1).plus(made)), currency)
