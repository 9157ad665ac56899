import type { BreakdownKind } from '../../../shared/contracts/wealth/breakdowns'
import type { Money } from '../../../shared/domain/money'
import type { Ratio } from '../../../shared/domain/ratio'
import { formatPercent } from '../../../shared/format/percent'
import { GroupName } from '../../ui/GroupName'
import { defineColumns } from '../../ui/table/defineColumns'
import type { BreakdownLine } from '../../wealth/breakdownLines'
import { explainSum } from '../../wealth/explainSum'
import { shareBarColumn } from '../../wealth/shareBarColumn'

type Sum = Readonly<{ value: Money | null; share: Ratio | null }>
/** `full`: the share that fills a bar. */
type Facts = Readonly<{ head: string; full: Ratio; kind: BreakdownKind }>

export const breakdownColumns = defineColumns<BreakdownLine, Sum, Facts>()('breakdowns', [
  {
    id: 'name',
    head: ({ facts }) => facts.head,
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    cell: ({ colour, name }) => <GroupName colour={colour}>{name}</GroupName>,
  },
  { id: 'count', head: 'columnCount', format: 'count', value: (row) => row.count, sort: 'descending', priority: 2, isMuted: true },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: (row) => row.value,
    sort: 'descending',
    sum: ({ value }) => value,
    aroundSum: explainSum((_, { facts: { kind } }: Readonly<{ facts: Facts }>) => `breakdowns.${kind}`),
    under: ({ share }, { locale }) => share !== null && formatPercent(share, locale),
    underSum: ({ share }, { locale }) => share !== null && formatPercent(share, locale),
    underHead: 'columnShare',
  },
  {
    id: 'share',
    head: 'columnShare',
    ...shareBarColumn,
    priority: 1,
    sort: 'descending',
    sum: ({ share }) => share,
  },
])
