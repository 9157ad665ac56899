import type { Namespace } from '../../lib/i18n/namespaces'
import { DataRow } from './rowParts'
import { rowBones, SkeletonTable, type SkeletonTableProps, valueBone } from './SkeletonTable'

type TableSkeletonProps<Row, Sum, N extends Namespace, Facts> = SkeletonTableProps<Row, Sum, N, Facts> & { rows: number }

/** A table of plain rows while they are on their way; one with groups, a total or long names has `SummedTableSkeleton`. */
export const TableSkeleton = <Row, Sum, N extends Namespace, Facts>(props: TableSkeletonProps<Row, Sum, N, Facts>) => (
  <SkeletonTable of={props}>
    {(cells) =>
      Array.from({ length: props.rows }, (_, row) => (
        <DataRow key={row}>{cells((column) => rowBones(column, valueBone(column, row)))}</DataRow>
      ))
    }
  </SkeletonTable>
)
