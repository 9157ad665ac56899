import { isoDate, type IsoDate } from '../../../shared/domain/dates'
import type { Book } from '../book/book'
import { type Security, securities, securityAt } from '../book/securities'
import type { RiskLevel } from '../book/plan'
import { between, seedOf } from '../market/random'

/** A share of a fund, in percent. */
export type Part = Readonly<{ label: string; percent: number }>

/** A fund of the market house: one of the book's own fund securities, or one of a family of seven over several of them. */
export type MarketFund = Readonly<{
  id: string
  name: string
  isin: string
  symbol: string | null
  family: Family | null
  manager: string
  assetClass: string
  sector: string
  region: string
  currency: Security['currency']
  /** What it holds of the book's securities, in percent; one with 100 for a fund security. */
  securities: readonly Readonly<{ security: number; percent: number }>[]
  risk: RiskLevel
  esg: number
  charge: number
  income: number
  launched: IsoDate
}>

export const families = ['Core', 'Income', 'ESG'] as const
export type Family = (typeof families)[number]

/** Codes of the securities that a family buys: equities, then bonds and the rest. Each list is bought in equal parts. */
const bought: Readonly<Record<Family, Readonly<{ equities: readonly string[]; others: readonly string[] }>>> = {
  Core: { equities: ['QSI62C8', 'QSU30R2', 'QSA71R3', 'QSO7E34'], others: ['QSI41L7', 'QSO26V0', 'QSE8H15', 'QSE19T0'] },
  Income: { equities: ['QSA60Y8', 'QSU30R2', 'QSU19Y6'], others: ['QSE8H15', 'QSA12Y8', 'QSI41L7', 'QSA4N71'] },
  ESG: { equities: ['QSI3Q01', 'QSO1Y13', 'QSE12X4'], others: ['QSI41L7', 'QSO26V0', 'QSI13D9'] },
}
/** Percent of equities by risk level, 1 to 7. */
const equities: Readonly<Record<RiskLevel, number>> = { 1: 10, 2: 20, 3: 35, 4: 55, 5: 70, 6: 85, 7: 100 }
const levels: readonly RiskLevel[] = [1, 2, 3, 4, 5, 6, 7]

/** Of no country: XQ is left to whoever wants it, and a letter stands where a real number has its check digit. */
const isinOf = (code: string): string => `XQ${code.replaceAll('-', '').toUpperCase().padStart(9, '0').slice(-9)}Q`

export function marketFunds({ market }: Book): readonly MarketFund[] {
  const launchOf = (seed: number): IsoDate => market.calendar.dateOf(between(seed, 7, 0, Math.floor(market.lastDay * 0.92)))
  return [...securities.filter(isFund).map((security) => singleFund(security, launchOf(security.seed))), ...familyFunds(launchOf)]
}

/** Units are traded with the manager, at a price of each day. */
const isFund = ({ profile }: Security): boolean => profile.instrument === 'Fund' && !profile.listed

function singleFund({ code, currency, income, index, name, profile, region, sector, seed }: Security, launched: IsoDate): MarketFund {
  return {
    id: code,
    name,
    isin: isinOf(code),
    symbol: code,
    family: null,
    manager: `${name.split(' ')[0]} Fund Managers`,
    assetClass: classOf(profile),
    sector,
    region,
    currency,
    securities: [{ security: index, percent: 100 }],
    risk: riskOf(profile),
    esg: between(seed, 5, 3, 9),
    charge: between(seed, 6, 8, 120) / 100,
    income: income * 100,
    launched,
  }
}

const riskOf = ({ beta, noise }: Security['profile']): RiskLevel => {
  const swing = Math.abs(beta) * 0.16 + noise
  return levels.find((level) => swing <= level * 0.03) ?? 7
}

const classOf = ({ assetClass, beta, rates }: Security['profile']): string =>
  assetClass !== 'Collective' ? assetClass : rates > 0 ? 'Mixed assets' : beta > 0.2 ? 'Equities' : 'Alternative'

function familyFunds(launchOf: (seed: number) => IsoDate): MarketFund[] {
  return families.flatMap((family) =>
    levels.map((risk): MarketFund => {
      const id = `HARBOUR-${family.toUpperCase()}-${risk}`
      const seed = seedOf(id)
      const held = holdingsOf(family, equities[risk])
      return {
        id,
        name: `Harbour ${family} ${risk}`,
        isin: isinOf(id.slice(8)),
        symbol: null,
        family,
        manager: 'Harbour Portfolio Managers',
        assetClass: 'Mixed assets',
        sector: 'Mixed Investment',
        region: 'Global',
        currency: 'GBP',
        securities: held,
        risk,
        esg: family === 'ESG' ? between(seed, 5, 8, 10) : between(seed, 5, 4, 7),
        charge: 0.3 + risk * 0.03 + (family === 'ESG' ? 0.08 : 0),
        income: held.reduce((sum, { percent, security }) => sum + securityAt(security).income * percent, 0),
        launched: family === 'ESG' ? isoDate('2021-03-01') : launchOf(seed),
      }
    }),
  )
}

function holdingsOf(family: Family, ofEquities: number): { security: number; percent: number }[] {
  const part = (codes: readonly string[], percent: number) =>
    percent === 0
      ? []
      : codes.map((code) => ({ security: securities.findIndex((one) => one.code === code), percent: percent / codes.length }))
  return [...part(bought[family].equities, ofEquities), ...part(bought[family].others, 100 - ofEquities)]
}
