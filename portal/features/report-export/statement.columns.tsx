import { styled } from 'styled-components'
import type { CashCourse, CustodySum } from '../../../shared/contracts/report'
import type { ChargesFigures, CostEffect } from '../../../shared/contracts/wealth/charges'
import type { PeriodReturn } from '../../../shared/contracts/wealth/figures'
import type { KindLine } from '../../../shared/domain/charges/kindLines'
import type { IsoDate } from '../../../shared/domain/dates'
import type { Money } from '../../../shared/domain/money'
import { type Ratio, shareOf } from '../../../shared/domain/ratio'
import { formatDate } from '../../../shared/format/date'
import { type ColumnContext, defineColumns } from '../../ui/table/defineColumns'
import { token } from '../../ui/tokens'
import { Bar } from '../../wealth/ShareBar'

export type CostSum = Readonly<{ amount: Money | null; share: Ratio | null }>
type AverageFacts = Readonly<{ averageValue: Money | null }>

const shareOfAverage = (amount: Money | null, { averageValue }: AverageFacts): Ratio | null =>
  amount && averageValue && shareOf(amount, averageValue)

export type CostLine = Readonly<{ id: 'services' | 'products' | 'thirdParties'; amount: Money | null }>

/** Costs of services, products and third parties. What the provider does not send is a dash and never nil. */
export const costColumns = defineColumns<CostLine, CostSum, AverageFacts>()('reportExport', [
  { id: 'item', head: 'costs.item', format: 'text', value: ({ id }, { t }) => t(`costs.${id}`), isName: true },
  {
    id: 'amount',
    head: 'costs.amount',
    format: 'amount',
    value: ({ amount }) => amount,
    missing: (_, { t }) => t('costs.notSent'),
    sum: ({ amount }) => amount,
  },
  {
    id: 'share',
    head: 'costs.share',
    format: 'percent',
    value: ({ amount }, { facts }) => shareOfAverage(amount, facts),
    missing: ({ amount }, { t }) => t(amount ? 'costs.noAverage' : 'costs.notSent'),
    sum: ({ share }) => share,
  },
])

const KindName = styled.span`
  font-weight: 550;
`

const KindText = styled.span`
  color: ${token('text-muted')};
  font-size: 8.5pt;
`

/** Costs of our services in the classes of MiFID. */
export const costKindColumns = defineColumns<Omit<KindLine, 'count'>, CostSum>()('charges', [
  {
    id: 'kind',
    head: 'columnKind',
    format: 'text',
    value: ({ kind }, { t }) => t(`kind.${kind}`),
    cell: ({ kind }, { t }) => (
      <>
        <KindName>{t(`kind.${kind}`)}</KindName> <KindText>{t(`kindOf.${kind}`)}</KindText>
      </>
    ),
    isName: true,
  },
  { id: 'amount', head: 'columnAmount', format: 'amount', value: ({ amount }) => amount, sum: ({ amount }) => amount },
  {
    id: 'share',
    head: 'columnShare',
    format: 'percent',
    value: ({ share }) => share,
    missing: (_, { t }) => t('noAverage'),
    sum: ({ share }) => share,
  },
])

export type EffectBar = Readonly<{ id: 'before' | 'after'; figure: Ratio }>

/** The return of one year before and after costs; the longer fills its bar. */
export const effectBarColumns = defineColumns<EffectBar, never, Readonly<{ full: Ratio }>>()('reportExport', [
  { id: 'name', head: 'item', format: 'text', value: ({ id }, { t }) => t(`costs.${id}`), isName: true },
  {
    id: 'bar',
    head: 'costs.asBar',
    format: 'percent',
    value: ({ figure }) => figure,
    cell: ({ figure, id }, { facts }) => (
      <Bar aria-hidden="true">
        <i style={{ inlineSize: `${(figure / facts.full) * 100}%`, background: token(id === 'after' ? 'accent' : 'text-muted') }} />
      </Bar>
    ),
    isBar: true,
    width: '60%',
  },
  { id: 'figure', head: 'costs.return', format: 'percent', value: ({ figure }) => figure, isSigned: true, isStrong: true },
])

/** What costs did to the return of each year, and to one sum over all of them. */
export const costEffectColumns = defineColumns<CostEffect & { id: string }>()('reportExport', [
  { id: 'year', head: 'costs.year', format: 'text', value: ({ id }) => id, isName: true, width: '10%' },
  { id: 'before', head: 'costs.before', format: 'percent', value: ({ before }) => before, isSigned: true },
  { id: 'costs', head: 'costs.costs', format: 'percent', value: ({ costs }) => costs },
  { id: 'after', head: 'costs.after', format: 'percent', value: ({ after }) => after, isSigned: true, isStrong: true },
  { id: 'without', head: 'costs.without', format: 'amount', value: ({ withoutCosts }) => withoutCosts },
  { id: 'with', head: 'costs.with', format: 'amount', value: ({ withCosts }) => withCosts },
  { id: 'effect', head: 'costs.soFar', format: 'amount', value: ({ effect }) => effect, isStrong: true },
])

export type CostsOfPortfolio = Readonly<{ id: string; name: string; charges: ChargesFigures | undefined }>

/** Costs of each portfolio. */
export const portfolioCostColumns = defineColumns<CostsOfPortfolio, CostSum>()('reportExport', [
  { id: 'name', head: 'costs.portfolio', format: 'text', value: ({ name }) => name, isName: true },
  {
    id: 'average',
    head: 'costs.average',
    format: 'amount',
    value: ({ charges }) => charges?.averageValue ?? null,
    missing: (_, { t }) => t('costs.noAverage'),
  },
  {
    id: 'amount',
    head: 'costs.amount',
    format: 'amount',
    value: ({ charges }) => charges?.total ?? null,
    missing: (_, { t }) => t('chargesUnavailable'),
    sum: ({ amount }) => amount,
  },
  {
    id: 'share',
    head: 'costs.share',
    format: 'percent',
    value: ({ charges }) => charges?.ratio ?? null,
    missing: (_, { t }) => t('costs.noAverage'),
    sum: ({ share }) => share,
  },
])

type Days = Readonly<Record<'before' | 'to', IsoDate>>

export type CashRow = Readonly<{ name: string; cash: CashCourse | null }>

const cashPart = (id: 'paid' | 'sales' | 'purchases' | 'income' | 'charges' | 'other') =>
  ({
    id,
    head: `cash.${id}`,
    format: 'amount',
    value: ({ cash }: CashRow) => cash?.[id] ?? null,
    missing: (_: CashRow, { t }: Pick<ColumnContext<'reportExport', never>, 't'>) => t('cashUnavailable'),
    isSigned: true,
  }) as const

/** Cash at the start and the end of the period, and what lies between them. */
export const cashCourseColumns = defineColumns<CashRow, never, Days>()('reportExport', [
  { id: 'name', head: 'item', format: 'text', value: ({ name }) => name, isName: true },
  {
    id: 'opening',
    head: ({ t, facts }) => t('cashOn', { date: formatDate(facts.before) }),
    format: 'amount',
    value: ({ cash }) => cash?.opening ?? null,
    missing: (_, { t }) => t('cashUnavailable'),
    isStrong: true,
  },
  cashPart('paid'),
  cashPart('sales'),
  cashPart('purchases'),
  cashPart('income'),
  cashPart('charges'),
  cashPart('other'),
  {
    id: 'closing',
    head: ({ t, facts }) => t('cashOn', { date: formatDate(facts.to) }),
    format: 'amount',
    value: ({ cash }) => cash?.closing ?? null,
    missing: (_, { t }) => t('cashUnavailable'),
  },
])

export type CustodyRow = Readonly<{ name: string; custody: CustodySum | null }>

const custodyPart = (id: 'securities' | 'cash' | 'inside' | 'outside', isStrong = false) =>
  ({
    id,
    head: `custody.${id}`,
    format: 'amount',
    value: ({ custody }: CustodyRow) => custody?.[id] ?? null,
    missing: (_: CustodyRow, { t }: Pick<ColumnContext<'reportExport', never>, 't'>) => t('custodyUnavailable'),
    ...(isStrong ? { isStrong: true as const } : {}),
  }) as const

/** What is held inside and outside of the firm's custody. */
export const custodyColumns = defineColumns<CustodyRow, never, Days>()('reportExport', [
  { id: 'name', head: 'item', format: 'text', value: ({ name }) => name, isName: true },
  custodyPart('securities'),
  custodyPart('cash'),
  custodyPart('inside', true),
  custodyPart('outside', true),
  {
    id: 'value',
    head: ({ t, facts }) => t('custody.value', { date: formatDate(facts.to) }),
    format: 'amount',
    value: ({ custody }) => custody?.value ?? null,
    missing: (_, { t }) => t('custodyUnavailable'),
  },
])

export type YearsRow = Readonly<{ id: string; name: string; side: 'portfolio' | 'benchmark'; years: readonly PeriodReturn[] }>

/** Five complete periods of twelve months; `ends` are their last days. Bars stand over them (`YearBars`), so their widths are said. */
export const fiveYearColumns = (ends: readonly IsoDate[]) =>
  defineColumns<YearsRow>()('reportExport', [
    { id: 'name', head: 'twelveMonthsTo', format: 'text', value: ({ name }) => name, isName: true, width: '34%' },
    ...ends.map(
      (end, index) =>
        ({
          id: end,
          head: () => formatDate(end),
          format: 'percent',
          value: ({ side, years }: YearsRow) => years[index]?.[side] ?? null,
          missing: ({ side, years }: YearsRow, { common }: ColumnContext<'reportExport', object>) => {
            const found = years[index]
            return common(`missing.${found?.reason ?? (side === 'benchmark' && found?.portfolio != null ? 'no_benchmark' : 'unavailable')}`)
          },
          isSigned: true,
          width: '13.2%',
        }) as const,
    ),
  ])
