import { styled } from 'styled-components'
import type { IsoDate } from '../../../shared/domain/dates'
import type { Ratio } from '../../../shared/domain/ratio'
import { formatDate } from '../../../shared/format/date'
import { Missing } from '../../ui/Missing'
import { breakpoints } from '../../ui/table/cellLook'
import { defineColumns } from '../../ui/table/defineColumns'
import type { MarketName } from '../../wealth/market/useMarketName'
import { FundMark } from './components/FundMark'
import type { ComparedFund } from './model/comparedFunds'

/* a name takes as many lines as it needs, so that four stand side by side */
const Name = styled.span`
  display: inline-block;
  min-inline-size: 6.5rem;
  max-inline-size: 11rem;
  padding-block: 0.5rem;
  white-space: normal;
  text-wrap: balance;

  @container (max-width: ${breakpoints[1]}) {
    min-inline-size: 5.5rem;
  }
`

/** Words of the market, of which some languages have long ones. */
const words = (text: string | null, notSaid: string) => (text === null ? <Missing reason={notSaid} /> : <Name>{text}</Name>)

type ComparedFacts = Readonly<{ from: IsoDate | null; marketName: MarketName }>

/** Funds side by side: `MatrixTable` makes a column of each. */
export const comparedColumns = defineColumns<ComparedFund, never, ComparedFacts>()('explorer', [
  {
    id: 'name',
    head: 'columnFund',
    format: 'text',
    value: ({ fund }) => fund.name,
    isName: true,
    cell: ({ fund, letter, series }) => (
      <Name>
        <FundMark letter={letter} series={series} /> {fund.name}
      </Name>
    ),
  },
  {
    id: 'growth',
    head: ({ t, facts: { from } }) => t('growthSince', { date: from ? formatDate(from) : '' }),
    format: 'percent',
    value: ({ growth }) => growth,
    isResult: true,
    isStrong: true,
    // Where they have no time in common there is none to tell of.
    isOptional: true,
  },
  {
    id: 'return1y',
    head: 'factReturn1y',
    format: 'percent',
    value: ({ fund }) => fund.return1y,
    missing: (_, { common }) => common('missing.too_short'),
    isResult: true,
  },
  {
    id: 'return3y',
    head: 'factReturn3y',
    format: 'percent',
    value: ({ fund }) => fund.return3y,
    missing: (_, { common }) => common('missing.too_short'),
    isResult: true,
  },
  {
    id: 'return5y',
    head: 'factReturn5y',
    format: 'percent',
    value: ({ fund }) => fund.return5y,
    missing: (_, { common }) => common('missing.too_short'),
    isResult: true,
  },
  { id: 'charge', head: 'columnCharge', format: 'percent', value: ({ fund }) => fund.ongoingCharge, missing: (_, { t }) => t('notSaid') },
  {
    id: 'yield',
    head: ({ common }) => common('term.yield'),
    format: 'percent',
    value: ({ fund }) => fund.yield,
    missing: (_, { t }) => t('notSaid'),
  },
  {
    id: 'risk',
    head: 'columnRisk',
    format: 'text',
    value: ({ fund: { risk } }, { t }) => (risk === null ? null : t('riskOf', { risk })),
    missing: (_, { t }) => t('notSaid'),
  },
  {
    id: 'esg',
    head: 'factEsg',
    format: 'text',
    value: ({ fund: { esgRating } }, { t }) => (esgRating === null ? null : t('esgOf', { rating: esgRating })),
    missing: (_, { t }) => t('notSaid'),
  },
  {
    id: 'class',
    head: 'assetClass',
    format: 'text',
    value: ({ fund }, { common }) => common(`assetClass.${fund.assetClass}`),
    cell: ({ fund }, { common }) => <Name>{common(`assetClass.${fund.assetClass}`)}</Name>,
  },
  {
    id: 'sector',
    head: 'sector',
    format: 'text',
    value: ({ fund: { sector } }, { facts: { marketName } }) => sector && marketName(sector),
    cell: ({ fund: { sector } }, { facts: { marketName }, t }) => words(sector && marketName(sector), t('notSaid')),
  },
  {
    id: 'region',
    head: 'factRegion',
    format: 'text',
    value: ({ fund: { region } }, { facts: { marketName } }) => region && marketName(region),
    cell: ({ fund: { region } }, { facts: { marketName }, t }) => words(region && marketName(region), t('notSaid')),
  },
  { id: 'currency', head: 'factCurrency', format: 'text', value: ({ fund }) => fund.currency },
  {
    id: 'manager',
    head: 'factManager',
    format: 'text',
    value: ({ fund }) => fund.manager,
    cell: ({ fund: { manager } }, { t }) => words(manager, t('notSaid')),
  },
  { id: 'isin', head: 'factIsin', format: 'text', value: ({ fund }) => fund.isin, missing: (_, { t }) => t('notSaid') },
  { id: 'asOf', head: 'factAsOf', format: 'date', value: ({ fund }) => fund.asOf },
])

type GrowthRow = Readonly<{ id: string; date: IsoDate; growth: readonly Ratio[] }>

/** A point of the common history, the funds by their letters. */
const growthColumn = (letter: string, index: number) =>
  ({
    id: letter,
    head: () => letter,
    format: 'percent',
    value: ({ growth }: GrowthRow) => growth[index] ?? null,
    isSigned: true,
    isOptional: true,
  }) as const

/** The table under the chart of a comparison. */
export const growthColumns = defineColumns<GrowthRow>()('explorer', [
  { id: 'date', head: 'date', format: 'text', value: ({ date }) => formatDate(date), isName: true },
  growthColumn('A', 0),
  growthColumn('B', 1),
  growthColumn('C', 2),
  growthColumn('D', 3),
])
