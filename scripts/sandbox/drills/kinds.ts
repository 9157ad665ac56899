import type { ProviderOptions } from '../../../cms/server/wealth/adapter/providerOptions'
import type { WealthProvider } from '../../../cms/server/wealth/provider'
import { createFirstProvider } from '../../../cms/server/wealth/first'
import { createSecondProvider } from '../../../cms/server/wealth/second'
import { createThirdProvider } from '../../../cms/server/wealth/third'
import { startFirstSandbox } from '../first'
import { startSecondSandbox } from '../second'
import type { Sandbox } from '../server/listen'
import type { SandboxOptions } from '../server/sandboxOptions'
import { startThirdSandbox } from '../third'
import type { Json } from './relay'

/** A priced holding in no API's words. `unit` is that of the price, `fxRate` leads from it to the portfolio's currency; null is not sent. */
export type Priced = Readonly<{
  id: string
  units: string
  price: string
  unit: string
  fxRate: string | null
  value: string
  day?: string
}>

/** What the drills have to know of a kind. */
export type Kind = Readonly<{
  kind: string
  start: (options: SandboxOptions) => Promise<Sandbox>
  create: (options: ProviderOptions) => WealthProvider & { close: () => Promise<void> }
  /** An account, two of its portfolios, and their currency. */
  ids: Readonly<{ account: string; portfolio: string; other: string; currency: 'GBP' | 'EUR' }>
  /** Pounds for one of the portfolio's currency turned round: what a pound is worth in it. */
  poundRate: string
  /** An answer about holdings that holds cash and these rows, with the total beside them. */
  holdings: (body: Json, given: Readonly<{ cash: string; rows: readonly Priced[]; total: string }>) => Json
  /** The same answer in a currency that there is not. */
  inCurrency: (body: Json, currency: string) => Json
}>

const rowsIn = (body: Json, list: string): Json[] => body[list] as Json[]
const without = (row: Json | undefined, own: Json): Json => ({ ...row, ...own })

const first: Kind = {
  kind: 'first',
  start: startFirstSandbox,
  create: createFirstProvider,
  ids: { account: 'QS-2044', portfolio: 'QS-204417', other: 'QS-204418', currency: 'GBP' },
  poundRate: '1',
  holdings: (body, { cash, rows, total }) => {
    const [purse, , ...others] = rowsIn(body, 'holdings')
    const priced = rows.map(({ day = '2026-11-19', fxRate, id, price, unit, units, value }) =>
      without(others[0], {
        id,
        units: Number(units),
        price: Number(price),
        priceDate: day,
        currency: unit,
        fxRate: fxRate === null ? null : Number(fxRate),
        value: Number(value),
      }),
    )
    return { ...body, value: Number(total), holdings: [without(purse, { units: Number(cash), value: Number(cash) }), ...priced] }
  },
  inCurrency: (body, currency) => ({ ...body, currency }),
}

const second: Kind = {
  kind: 'second',
  start: startSecondSandbox,
  create: createSecondProvider,
  ids: { account: 'C2044', portfolio: 'C2044-P204417', other: 'C2044-P204418', currency: 'GBP' },
  poundRate: '1',
  holdings: (body, { cash, rows, total }) => {
    const [purse, , ...others] = rowsIn(body, 'holdings')
    const pounds = (amount: string) => ({ amount, currency: 'GBP' })
    const priced = rows.map(({ day = '2026-11-19', fxRate, id, price, unit, units, value }) =>
      without(others[0], {
        id,
        quantity: units,
        price: { amount: price, currency: unit },
        priceIso: day,
        fxRate,
        value: pounds(value),
      }),
    )
    return { ...body, value: pounds(total), holdings: [without(purse, { value: pounds(cash) }), ...priced] }
  },
  inCurrency: (body, currency) => ({ ...body, value: { ...(body['value'] as Json), currency } }),
}

const third: Kind = {
  kind: 'third',
  start: startThirdSandbox,
  create: createThirdProvider,
  ids: { account: '0003044', portfolio: '304417', other: '304418', currency: 'EUR' },
  poundRate: '1.2',
  holdings: (body, { cash, rows, total }) => {
    const [purse, ...others] = rowsIn(body, 'Positions')
    const priced = rows.map(({ day = '2026-11-19', fxRate, id, price, unit, units, value }) =>
      without(others[0], {
        ProductUid: id,
        Units: Number(units),
        Price: Number(price),
        PriceFactor: 1,
        PriceCurrency: unit,
        PriceDate: `${day}T00:00:00`,
        FxRate: fxRate === null ? null : Number(fxRate),
        Value: Number(value),
      }),
    )
    const positions = [without(purse, { Value: Number(cash) }), ...priced]
    return { ...body, Value: Number(total), Count: positions.length, Positions: positions }
  },
  inCurrency: (body, currency) => ({ ...body, Currency: currency }),
}

export const kinds: readonly Kind[] = [first, second, third]
