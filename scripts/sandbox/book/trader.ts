import { minorOf } from './amounts'
import { applyEntry, type CashAccount, type Entry, type EntryKind, noPositions, type Position, type Positions } from './ledger'
import type { PortfolioPlan } from './plan'
import type { Prices } from './prices'
import { securityAt } from './securities'

/** Charge for a deal on an exchange, in whole units of the currency; in krónur 1500. */
const dealingCharge = 9.95

/** Books the deals and movements of one portfolio at closing prices. Amounts in the smallest unit of its currency. */
export type Trader = Readonly<{
  entries: Entry[]
  positions: Positions
  prices: Prices
  /** Shares that are aimed at, by security. */
  weights: ReadonlyMap<number, number>
  balance: (cash: CashAccount) => number
  total: (day: number) => number
  /** A movement of cash; nothing is booked for an amount of zero. */
  move: (day: number, kind: EntryKind, amount: number, cash: CashAccount, name: string, note: string | null) => void
  dividend: (day: number, security: number, unitsE3: number, perUnitE4: number) => void
  charge: (day: number, amount: number, note: string) => void
  payOut: (day: number, amount: number, name: string) => void
  investSurplus: (day: number, isFirst: boolean) => void
  trimOverweights: (day: number) => void
  replace: (day: number, leaving: number, arriving: number) => void
  sellAll: (day: number) => void
}>

export function createTrader(plan: PortfolioPlan, prices: Prices): Trader {
  const { currency } = plan
  const entries: Entry[] = []
  const positions = noPositions()
  const weights = new Map(plan.targets.map(({ security, weight }) => [security, weight]))
  const dealing = currency === 'ISK' ? 1500 : minorOf(dealingCharge, currency)
  /** Deals below this are not worth their charge. */
  const smallest = dealing * 40

  const post = (entry: Entry): void => {
    applyEntry(positions, entry)
    entries.push(entry)
  }
  const balance = (cash: CashAccount): number => (cash === 'C' ? positions.capital : positions.income)
  const valueOf = (security: number, day: number): number => {
    const position = positions.held.get(security)
    return position ? prices.value(security, position.unitsE3, day, currency) : 0
  }
  const total = (day: number): number => {
    let sum = positions.capital + positions.income
    for (const { security, unitsE3 } of positions.held.values()) sum += prices.value(security, unitsE3, day, currency)
    return sum
  }
  const move: Trader['move'] = (day, kind, amount, cash, name, note) => {
    // `|| 0` also drops a negative zero.
    if (amount) post({ day, kind, security: null, unitsE3: 0, priceE4: 0, amount, cash, name, note })
  }
  const deal = (day: number, kind: 'Purchase' | 'Sale', security: number, unitsE3: number, cash: CashAccount): void => {
    const { name, profile, code } = securityAt(security)
    const priceE4 = prices.priceE4(security, day)
    const value = prices.value(security, unitsE3, day, currency)
    post({ day, kind, security, unitsE3, priceE4, amount: kind === 'Sale' ? value : -value, cash, name, note: null })
    if (profile.listed)
      post({
        day,
        kind: 'Dealing charge',
        security,
        unitsE3: 0,
        priceE4: 0,
        amount: -dealing,
        cash: 'C',
        name: 'Dealing charge',
        note: `${kind} of ${code}`,
      })
  }
  /** Units that cost no more than `amount`, in whole lots. */
  const unitsFor = (security: number, amount: number, day: number): number => {
    const { lotE3 } = securityAt(security).profile
    let lots = Math.max(0, Math.ceil(amount / (lotE3 * prices.roughValue(security, day, currency))))
    while (lots > 0 && prices.value(security, lots * lotE3, day, currency) > amount) lots--
    return lots * lotE3
  }
  const buy = (day: number, security: number, amount: number, cash: CashAccount): void => {
    const unitsE3 = amount >= smallest ? unitsFor(security, amount, day) : 0
    if (unitsE3 > 0) deal(day, 'Purchase', security, unitsE3, cash)
  }
  const sell = (day: number, position: Position, amount: number): void => {
    const { lotE3 } = securityAt(position.security).profile
    const share = Math.min(1, amount / Math.max(1, valueOf(position.security, day)))
    const wanted = Math.ceil((position.unitsE3 * share) / lotE3) * lotE3
    const unitsE3 = Math.min(position.unitsE3, wanted)
    if (unitsE3 > 0) deal(day, 'Sale', position.security, unitsE3, 'C')
  }
  /** How much each target is above (positive) or below what its weight asks for. */
  const excesses = (day: number): { security: number; excess: number; aim: number }[] => {
    const invested = total(day) * (1 - plan.cash)
    return [...weights].map(([security, weight]) => ({
      security,
      excess: valueOf(security, day) - weight * invested,
      aim: weight * invested,
    }))
  }
  const raiseCash = (day: number, needed: number): void => {
    for (let deals = 0; positions.capital < needed && deals < 6; deals++) {
      const most = excesses(day)
        .filter(({ security }) => positions.held.has(security))
        .sort((a, b) => b.excess / Math.max(1, b.aim) - a.excess / Math.max(1, a.aim))[0]
      const position = most && positions.held.get(most.security)
      if (!position) return
      const missing = needed - positions.capital + dealing
      sell(day, position, deals < 5 ? Math.min(Math.max(missing * 1.2, smallest), valueOf(position.security, day) * 0.5) : missing)
    }
  }

  return {
    entries,
    positions,
    prices,
    weights,
    balance,
    total,
    move,
    dividend: (day, security, unitsE3, perUnitE4) => {
      const amount = prices.valueAt(security, unitsE3, perUnitE4, day, currency)
      if (amount)
        post({
          day,
          kind: 'Dividend',
          security,
          unitsE3,
          priceE4: perUnitE4,
          amount,
          cash: 'I',
          name: securityAt(security).name,
          note: null,
        })
    },
    charge: (day, amount, note) => {
      raiseCash(day, amount)
      move(day, 'Management charge', -amount, 'C', 'Management charge', note)
    },
    payOut: (day, amount, name) => {
      raiseCash(day, amount)
      if (positions.capital >= amount) move(day, 'Withdrawal', -amount, 'C', name, 'Bank transfer')
    },
    investSurplus: (day, isFirst) => {
      const value = total(day)
      const idle = positions.capital - value * plan.cash
      const income = plan.objective === 'Income' ? 0 : positions.income - value * 0.004
      const short = excesses(day)
        .filter(({ excess }) => excess < 0)
        .sort((a, b) => a.excess - b.excess)
      if (idle > value * (isFirst ? 0 : 0.0015)) {
        const chosen = isFirst ? short : short.slice(0, 3)
        const missing = chosen.reduce((sum, { excess }) => sum - excess, 0)
        for (const { security, excess } of chosen)
          buy(day, security, Math.min((idle * -excess) / missing, positions.capital - dealing), 'C')
      }
      const first = short[0]
      if (income > value * 0.004 && first) buy(day, first.security, Math.min(income, positions.income), 'I')
      if (positions.capital < value * plan.cash * 0.35) raiseCash(day, value * plan.cash * 0.8)
    },
    trimOverweights: (day) => {
      for (const { security, excess, aim } of excesses(day)) {
        const position = positions.held.get(security)
        if (position && excess > aim * 0.18 && excess > smallest) sell(day, position, excess)
      }
    },
    replace: (day, leaving, arriving) => {
      const position = positions.held.get(leaving)
      if (!position) return
      sell(day, position, Number.POSITIVE_INFINITY)
      weights.set(arriving, weights.get(leaving) ?? 0)
      weights.delete(leaving)
    },
    sellAll: (day) => {
      for (const position of [...positions.held.values()]) sell(day, position, Number.POSITIVE_INFINITY)
    },
  }
}
