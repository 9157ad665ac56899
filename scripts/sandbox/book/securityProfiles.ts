/** How the prices of a sort of security move. Shares of one: `noise`, `drift` and `yield` are yearly. */
export type SecurityProfile = Readonly<{
  /** As the first API writes it. */
  assetClass: string
  /** The upstream's word for the instrument. */
  instrument: 'Stock' | 'Fund' | 'Commodity' | 'Other'
  /** Smallest number of units that is traded, in thousandths. */
  lotE3: number
  /** Traded on an exchange, with a dealing charge. */
  listed: boolean
  /** Log return per log return of the S&P 500. */
  beta: number
  /** Log return per log return of the dollar in the security's own currency. */
  dollar: number
  /** Log return per log return of the bond level. */
  rates: number
  noise: number
  drift: number
  /** Prices are set at the end of a quarter and stand until the next. */
  quarterly?: boolean
}>

const fund = { assetClass: 'Collective', instrument: 'Fund', lotE3: 1, listed: false, rates: 0 } as const
const share = { assetClass: 'Equity', instrument: 'Stock', lotE3: 1000, listed: true, rates: 0 } as const
const bond = {
  assetClass: 'Fixed Interest',
  instrument: 'Other',
  lotE3: 1_000_000,
  listed: false,
  beta: 0.02,
  dollar: 0,
  rates: 1,
} as const

export const securityProfiles = {
  globalFund: { ...fund, beta: 0.6, dollar: 0.45, noise: 0.05, drift: -0.004 },
  ukFund: { ...fund, beta: 0.5, dollar: 0.1, noise: 0.07, drift: -0.024 },
  emergingFund: { ...fund, beta: 0.45, dollar: 0.3, noise: 0.11, drift: -0.028 },
  regionalFund: { ...fund, beta: 0.52, dollar: 0.25, noise: 0.08, drift: -0.012 },
  mixedFund: { ...fund, beta: 0.34, dollar: 0.2, rates: 0.4, noise: 0.03, drift: -0.004 },
  share: { ...share, beta: 0.55, dollar: 0.15, noise: 0.17, drift: -0.02 },
  growthShare: { ...share, beta: 0.8, dollar: 0.25, noise: 0.2, drift: -0.02 },
  utility: { ...share, beta: 0.32, dollar: 0, rates: 0.5, noise: 0.15, drift: -0.045 },
  preference: { ...share, assetClass: 'Equity 2', beta: 0.2, dollar: 0, rates: 0.6, noise: 0.08, drift: -0.02 },
  bond: { ...bond, noise: 0.018, drift: -0.004 },
  linker: { ...bond, noise: 0.03, drift: 0.008 },
  bondFund: { ...fund, assetClass: 'Fixed Interest', beta: 0.06, dollar: 0, rates: 0.9, noise: 0.02, drift: -0.012 },
  infrastructure: { ...share, assetClass: 'Alternative', beta: 0.28, dollar: 0.05, rates: 0.3, noise: 0.11, drift: -0.045 },
  absoluteReturn: { ...fund, assetClass: 'Alternative', beta: 0.12, dollar: 0, noise: 0.035, drift: 0.008 },
  metal: { ...share, assetClass: 'Commodity', instrument: 'Commodity', beta: 0.02, dollar: 0.6, noise: 0.13, drift: 0.062 },
  commodity: { ...share, assetClass: 'Commodity', instrument: 'Commodity', beta: 0.3, dollar: 0.4, noise: 0.18, drift: -0.03 },
  property: { ...share, assetClass: 'Property', beta: 0.42, dollar: 0, rates: 0.5, noise: 0.14, drift: -0.065 },
  propertyFund: { ...fund, assetClass: 'Property', beta: 0.12, dollar: 0, rates: 0.2, noise: 0.04, drift: -0.012 },
  privateEquity: {
    ...fund,
    assetClass: 'Private Equity',
    instrument: 'Other',
    beta: 0.55,
    dollar: 0.2,
    noise: 0.08,
    drift: -0.028,
    quarterly: true,
  },
  hedgeFund: { ...fund, assetClass: 'Hedge Funds', beta: 0.16, dollar: 0.2, noise: 0.05, drift: 0.022 },
  structuredNote: { ...bond, assetClass: 'Structured Note', beta: 0.12, rates: 0.2, noise: 0.02, drift: -0.006 },
  derivative: { ...share, assetClass: 'Derivatives', instrument: 'Other', beta: -0.5, dollar: 0, noise: 0.3, drift: 0.02 },
  other: { ...fund, assetClass: 'Others', instrument: 'Other', beta: 0.1, dollar: 0.1, noise: 0.06, drift: 0.012 },
} as const satisfies Record<string, SecurityProfile>

export type ProfileName = keyof typeof securityProfiles
