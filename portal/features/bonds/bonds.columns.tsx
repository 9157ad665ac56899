import type { Bond, BondSplit, BondTotal } from '../../../shared/contracts/wealth/bonds'
import type { Money } from '../../../shared/domain/money'
import { ratio, type Ratio } from '../../../shared/domain/ratio'
import { formatPercent } from '../../../shared/format/percent'
import type { Text } from '../../lib/i18n/useText'
import { GroupName } from '../../ui/GroupName'
import { defineColumns } from '../../ui/table/defineColumns'
import { seriesColour, type SeriesNumber } from '../../ui/tokens'
import { ExplainFigure } from '../../wealth/ExplainFigure'
import { explainSum } from '../../wealth/explainSum'
import { shareBarColumn } from '../../wealth/shareBarColumn'
import { Missing } from '../../ui/Missing'
import { couponPercent, couponText } from './model/couponText'
import { isWhole, twoDecimals, whyNotWhole } from './model/totals'

const explains = (figure: 'coupon' | 'yieldToMaturity' | 'modifiedDuration' | 'accrued' | 'value') => explainSum(() => `bonds.${figure}`)

/** Bonds of a portfolio. Means of the foot are weighted by value; a sum that some bonds have no part in is missing there. */
export const bondColumns = defineColumns<Bond, BondTotal>()('bonds', [
  {
    id: 'name',
    head: 'columnBond',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    detail: (row, { t }) => couponText(row, t),
  },
  { id: 'symbol', head: 'csvSymbol', format: 'text', value: (row) => row.symbol, on: ['csv'] },
  { id: 'type', head: 'csvType', format: 'text', value: ({ couponType }, { t }) => t(`type.${couponType}`), on: ['csv'] },
  {
    id: 'rating',
    head: 'columnRating',
    format: 'text',
    value: (row) => row.rating,
    missing: (_, { t }) => t('missing.rating'),
    priority: 3,
  },
  {
    id: 'maturity',
    head: 'columnMaturity',
    format: 'date',
    value: (row) => row.maturity,
    missing: (_, { t }) => t('missing.terms'),
    sort: 'ascending',
    priority: 1,
  },
  {
    id: 'years',
    head: 'columnYears',
    format: 'units',
    value: ({ yearsToMaturity }) => twoDecimals(yearsToMaturity),
    on: ['csv'],
  },
  {
    id: 'coupon',
    head: 'columnCoupon',
    format: 'percent',
    value: (row) => row.coupon,
    cell: ({ coupon }, { locale, t }) => (coupon === null ? <Missing reason={t('missing.terms')} /> : couponPercent(coupon, locale)),
    missing: (_, { t }) => t('missing.terms'),
    sort: 'descending',
    sum: ({ coupon }) => coupon.figure,
    aroundSum: explains('coupon'),
    sumMissing: (_, { t }) => t('noneHas'),
    priority: 2,
    isMuted: true,
  },
  { id: 'couponsPerYear', head: 'csvCouponsPerYear', format: 'count', value: (row) => row.couponsPerYear, on: ['csv'] },
  {
    id: 'price',
    head: 'columnPrice',
    format: 'price',
    value: ({ price, quoteUnit: unit }) => (price === null ? null : { price, unit }),
    on: ['csv'],
  },
  {
    id: 'runningYield',
    head: 'columnRunning',
    format: 'percent',
    value: (row) => row.runningYield,
    on: ['csv'],
  },
  {
    id: 'yieldToMaturity',
    head: 'columnYield',
    format: 'percent',
    value: (row) => row.yieldToMaturity,
    missing: ({ missingYield }, { t }) => t(`missing.${missingYield ?? 'terms'}`),
    sort: 'descending',
    sum: ({ yieldToMaturity }) => yieldToMaturity.figure,
    aroundSum: explains('yieldToMaturity'),
    sumMissing: (_, { t }) => t('noneHas'),
  },
  {
    id: 'modifiedDuration',
    head: 'columnDuration',
    format: 'units',
    value: ({ modifiedDuration }) => twoDecimals(modifiedDuration),
    missing: ({ missingYield }, { t }) => t(`missing.${missingYield ?? 'terms'}`),
    sort: 'descending',
    sum: ({ modifiedDuration }) => twoDecimals(modifiedDuration.figure),
    aroundSum: explains('modifiedDuration'),
    sumMissing: (_, { t }) => t('noneHas'),
    priority: 2,
  },
  {
    id: 'accrued',
    head: 'columnAccrued',
    format: 'amount',
    value: (row) => row.accrued,
    missing: ({ missingCoupon }, { t }) => t(`missing.${missingCoupon ?? 'terms'}`),
    sort: 'descending',
    sum: ({ accrued }) => (isWhole(accrued) ? accrued.figure : null),
    aroundSum: explains('accrued'),
    sumMissing: ({ accrued }, { locale, t }) => whyNotWhole(accrued, locale, t),
    priority: 3,
    isMuted: true,
  },
  {
    id: 'income',
    head: 'csvIncome',
    format: 'amount',
    value: (row) => row.yearlyIncome,
    on: ['csv'],
  },
  {
    id: 'redemption',
    head: 'csvRedemption',
    format: 'amount',
    value: (row) => row.redemption,
    on: ['csv'],
  },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: (row) => row.value,
    sort: 'descending',
    sum: ({ value }) => value,
    aroundSum: explains('value'),
  },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.value.currency, on: ['csv'] },
  {
    id: 'share',
    head: 'columnShare',
    format: 'percent',
    value: (row) => row.share,
    missing: (_, { common }) => common('missing.incomplete'),
    sort: 'descending',
    sum: () => ratio(1),
    priority: 3,
    isMuted: true,
    // Paper is narrow for nine columns in Greek, and the value says the same.
    on: ['screen', 'csv'],
  },
])

type SplitRow = BondSplit['rows'][number]
export type SplitLine = Readonly<SplitRow & { id: string; name: string; colour: string }>
type SplitSum = Readonly<{ value: Money; count: number }>
/** `full`: the share that fills a bar. */
type SplitFacts = Readonly<{ head: string; full: Ratio; kind?: BondSplit['kind'] }>

/** Bonds by maturity, rating or currency, in the order of the ladder. */
export const splitColumns = defineColumns<SplitLine, SplitSum, SplitFacts>()('bonds', [
  {
    id: 'name',
    head: ({ facts }) => facts.head,
    format: 'text',
    value: (row) => row.name,
    isName: true,
    cell: ({ colour, name }) => <GroupName colour={colour}>{name}</GroupName>,
  },
  {
    id: 'count',
    head: 'columnCount',
    format: 'count',
    value: (row) => row.count,
    sum: ({ count }) => count,
    priority: 2,
    isMuted: true,
    width: '12%',
  },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: (row) => row.value,
    // On paper the splits stand below one another: what is in all of them stands under itself. The name has the rest, which is more on a phone.
    width: '24%',
    around: (drawn, { id, name }, { facts: { kind }, medium, t }) =>
      kind === undefined || medium !== 'screen' ? (
        drawn
      ) : (
        <ExplainFigure figure={`bonds.split.${kind}.${id}`} name={`${name}, ${t('columnValue')}`}>
          {drawn}
        </ExplainFigure>
      ),
    sum: ({ value }) => value,
    aroundSum: explainSum((_, { facts: { kind } }: Readonly<{ facts: SplitFacts }>) => (kind === undefined ? null : `bonds.split.${kind}`)),
    under: ({ share }, { locale }) => share !== null && formatPercent(share, locale),
    underSum: (_, { locale }) => formatPercent(ratio(1), locale),
    underHead: 'columnShare',
  },
  {
    id: 'share',
    head: 'columnShare',
    ...shareBarColumn,
    priority: 1,
    sum: () => ratio(1),
  },
])

const isBand = (key: string): key is 'matured' | 'under1' | '1to3' | '3to5' | '5to10' | 'over10' =>
  ['matured', 'under1', '1to3', '3to5', '5to10', 'over10'].includes(key)

/** The grey of what is not known. */
const unknownSeries = 8

/** The rows of a split, with names in the reader's language and a colour each. */
export const splitLines = ({ kind, rows }: BondSplit, t: Text<'bonds'>): SplitLine[] =>
  rows.map((row, index) => ({
    ...row,
    id: row.key ?? 'none',
    name: row.key === null ? t(kind === 'rating' ? 'band.noRating' : 'band.noMaturity') : isBand(row.key) ? t(`band.${row.key}`) : row.key,
    colour: seriesColour((row.key === null ? unknownSeries : (index % (unknownSeries - 1)) + 1) as SeriesNumber),
  }))
