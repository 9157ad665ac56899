import Table2 from 'lucide-react/icons/table-2'
import { styled } from 'styled-components'
import type { Namespace } from '../lib/i18n/namespaces'
import { Icon } from '../ui/Icon'
import { DataTable } from '../ui/table/DataTable'
import type { TableColumns } from '../ui/table/defineColumns'

const Details = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    color: var(--accent);
    font: 500 0.8125rem/1.125rem var(--in-text);
    list-style: none;
    min-block-size: 1.5rem;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary {
    margin-block-end: var(--s-2);
  }

  @media print {
    > summary {
      display: none;
    }
  }
`

type ChartTableProps<Row, N extends Namespace> = {
  /** "Show as table". */
  label: string
  caption: string
  columns: TableColumns<Row, never, N, object>
  rows: readonly Row[]
}

/** The figures of a chart as a table, folded under it: every chart has one. */
export function ChartTable<Row extends { id: string }, N extends Namespace>({ label, ...table }: ChartTableProps<Row, N>) {
  return (
    <Details>
      <summary>
        <Icon of={Table2} size="s" />
        {label}
      </summary>
      <DataTable {...table} place="drawer" />
    </Details>
  )
}
