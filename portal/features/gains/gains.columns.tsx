import type { Disposal } from '../../../shared/contracts/wealth/gains'
import type { Money } from '../../../shared/domain/money'
import { formatDate } from '../../../shared/format/date'
import { formatPrice, formatUnits } from '../../../shared/format/number'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { ExplainFigure } from '../../wealth/ExplainFigure'
import { explainSum } from '../../wealth/explainSum'
import { MatchLines, type Method } from './components/MatchLines'

export type DisposalLine = Readonly<Disposal & { id: string }>
type Sum = Readonly<{ proceeds: Money | null; cost: Money | null; gain: Money | null }>
/** How the sales are matched; null on paper, which does not show it. */
type Facts = Readonly<{ method: Method | null }>

const explains = (figure: 'proceeds' | 'cost' | 'net') => explainSum(() => `gains.${figure}`)

/** Sales with the purchases that they are matched to. */
export const disposalColumns = defineColumns<DisposalLine, Sum, Facts>()('gains', [
  { id: 'date', head: 'columnDate', format: 'date', value: (row) => row.date, sort: 'descending', priority: 1, isMuted: true },
  {
    id: 'name',
    head: 'columnSecurity',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    detail: (row, { facts, locale, medium, t }) => (
      <>
        {t('sold', {
          units: formatUnits(row.units, locale),
          count: Number(row.units),
          price: row.dealtAt ? formatPrice(row.dealtAt.price, row.dealtAt.unit, locale) : 'none',
        })}
        <Narrow>, {formatDate(row.date)}</Narrow>
        {medium === 'screen' && facts.method && row.missing === null && <MatchLines matches={row.matches} method={facts.method} />}
        {row.missing && <>. {t(`missing.${row.missing}`)}</>}
      </>
    ),
  },
  { id: 'units', head: 'csvUnits', format: 'units', value: (row) => row.units, on: ['csv'] },
  {
    id: 'proceeds',
    head: 'columnProceeds',
    format: 'amount',
    value: (row) => row.proceeds,
    missing: (_, { t }) => t('notKnown'),
    sort: 'descending',
    priority: 2,
    sum: ({ proceeds }) => proceeds,
    aroundSum: explains('proceeds'),
  },
  {
    id: 'cost',
    head: 'columnCost',
    format: 'amount',
    value: (row) => row.cost,
    missing: (_, { t }) => t('notKnown'),
    sort: 'descending',
    priority: 2,
    sum: ({ cost }) => cost,
    aroundSum: explains('cost'),
  },
  {
    id: 'gain',
    head: 'columnGain',
    format: 'amount',
    value: (row) => row.gain,
    around: (drawn, { gain, id, name }, { medium, t }) =>
      gain === null || medium !== 'screen' ? (
        drawn
      ) : (
        <ExplainFigure figure={`gains.sale.${id}`} name={`${name}, ${t('columnGain')}`}>
          {drawn}
        </ExplainFigure>
      ),
    missing: (_, { t }) => t('notKnown'),
    sort: 'descending',
    isResult: true,
    sum: ({ gain }) => gain,
    aroundSum: explains('net'),
    sumMissing: ({ gain }, { t }) => (gain === null ? t('notKnown') : null),
  },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: ({ gain, proceeds }) => (gain ?? proceeds)?.currency ?? null, on: ['csv'] },
])
