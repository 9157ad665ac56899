import type { Holding } from '../../../shared/contracts/wealth/holdings'
import type { Money } from '../../../shared/domain/money'
import type { Ratio } from '../../../shared/domain/ratio'
import { defineColumns } from '../../ui/table/defineColumns'

type Sum = Readonly<{ value: Money; share: Ratio | null }>

/** The holdings behind one row of a breakdown, in its drawer. */
export const breakdownHoldingColumns = defineColumns<Holding, Sum>()('breakdowns', [
  {
    id: 'name',
    head: 'drawer.columnHolding',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    detail: ({ assetClass, sedol, symbol }, { common }) => [common(`assetClass.${assetClass}`), sedol ?? symbol].filter(Boolean).join(', '),
  },
  { id: 'value', head: 'columnValue', format: 'amount', value: (row) => row.value, sort: 'descending', sum: ({ value }) => value },
  {
    id: 'weight',
    head: 'drawer.columnWeight',
    format: 'percent',
    value: (row) => row.weight,
    missing: (_, { common }) => common('missing.incomplete'),
    sort: 'descending',
    sum: ({ share }) => share,
  },
])
