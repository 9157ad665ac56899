import type { ExposureRow } from '../../../shared/contracts/wealth/exposure'
import type { Money } from '../../../shared/domain/money'
import { ratio, type Ratio } from '../../../shared/domain/ratio'
import { formatList } from '../../../shared/format/list'
import { formatPercent } from '../../../shared/format/percent'
import { formatPoints } from '../../../shared/format/points'
import { GroupName } from '../../ui/GroupName'
import { defineColumns } from '../../ui/table/defineColumns'
import { seriesColour } from '../../ui/tokens'
import { ExplainFigure } from '../../wealth/ExplainFigure'
import { assetClassSeries } from '../../wealth/assetClassSeries'
import { MarkedBar, NarrowBar } from './components/MarkedBar'

export type ExposureLine = Readonly<ExposureRow & { id: string }>
type Sum = Readonly<{ value: Money | null; portfolio: Ratio | null; neutral: Ratio | null }>
/** `full`: the share that fills a bar. */
type Facts = Readonly<{ full: Ratio }>

const barOf = ({ assetClass, neutral, share }: ExposureLine, { full }: Facts) => (
  <MarkedBar
    fill={(share ?? 0) / full}
    mark={neutral === null ? null : neutral / full}
    colour={seriesColour(assetClassSeries[assetClass])}
  />
)

/** Above or below is a view and no result, so nothing is green or red. */
export const exposureColumns = defineColumns<ExposureLine, Sum, Facts>()('exposure', [
  {
    id: 'assetClass',
    head: 'columnClass',
    format: 'text',
    value: (row, { common }) => common(`assetClass.${row.assetClass}`),
    isName: true,
    sort: 'ascending',
    cell: ({ assetClass }, { common }) => (
      <GroupName colour={seriesColour(assetClassSeries[assetClass])}>{common(`assetClass.${assetClass}`)}</GroupName>
    ),
    detail: (line, { common, facts, locale, t }) => {
      const others = line.classes.filter((each) => each !== line.assetClass)
      const names = others.map((each) => common(`assetClass.${each}`))
      return (
        <>
          {names.length > 0 && t('with', { classes: formatList(names, locale) })}
          <NarrowBar>{barOf(line, facts)}</NarrowBar>
        </>
      )
    },
  },
  {
    id: 'bar',
    head: 'columnBar',
    format: 'percent',
    value: (row) => row.share,
    on: ['screen'],
    priority: 1,
    isBar: true,
    width: '34%',
    cell: (line, { facts }) => barOf(line, facts),
  },
  { id: 'value', head: 'columnValue', format: 'amount', value: (row) => row.value, on: ['csv'], sum: ({ value }) => value },
  {
    id: 'portfolio',
    head: 'columnPortfolio',
    format: 'percent',
    value: (row) => row.share,
    around: (drawn, { assetClass, share }, { common, t }) =>
      share === null ? (
        drawn
      ) : (
        <ExplainFigure figure={`exposure.${assetClass}`} name={`${common(`assetClass.${assetClass}`)}, ${t('columnPortfolio')}`}>
          {drawn}
        </ExplainFigure>
      ),
    sort: 'descending',
    sum: ({ portfolio }) => portfolio,
    under: ({ neutral }, { locale }) => neutral !== null && formatPercent(neutral, locale),
    underSum: ({ neutral }, { locale }) => neutral !== null && formatPercent(neutral, locale),
    underHead: 'columnNeutral',
  },
  {
    id: 'neutral',
    head: 'columnNeutral',
    format: 'percent',
    value: (row) => row.neutral,
    sort: 'descending',
    isMuted: true,
    priority: 1,
    sum: ({ neutral }) => neutral,
  },
  {
    id: 'difference',
    head: 'columnDifference',
    format: 'percent',
    value: (row) => row.difference,
    sort: 'descending',
    isSigned: true,
    cell: ({ difference }, { locale, t }) => (difference === null ? null : formatPoints(difference, locale, t('points'))),
  },
])

/** The share that fills a bar: the largest of both, up to the next twentieth. */
export const fullBar = (rows: readonly Pick<ExposureRow, 'share' | 'neutral'>[]): Ratio =>
  ratio(Math.max(0.05, Math.ceil(Math.max(0, ...rows.flatMap(({ neutral, share }) => [share ?? 0, neutral ?? 0])) * 20) / 20))
