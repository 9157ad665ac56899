import { Fragment } from 'react'
import type { Namespace } from '../../lib/i18n/namespaces'
import { Skeleton } from '../Skeleton'
import { WordsSkeleton } from '../WordsSkeleton'
import { DataRow, FootRow, GroupRow } from './rowParts'
import { rowBones, SkeletonTable, type SkeletonTableProps, valueBone } from './SkeletonTable'
import { SubLine } from './SubLine'

type SummedProps<Row, Sum, N extends Namespace, Facts> = SkeletonTableProps<Row, Sum, N, Facts> & {
  rows: number
  /** Groups that the rows are parted into, each under its head. */
  groups?: number
  /** Words as long as the usual names, in turn: where a name breaks in a narrow table, so do they. */
  names?: readonly string[]
  hasFoot?: boolean
}

/** A table that ends in a total, while its rows are on their way. */
export function SummedTableSkeleton<Row, Sum, N extends Namespace, Facts>(props: SummedProps<Row, Sum, N, Facts>) {
  const { rows, groups = 0, names = [], hasFoot = true } = props
  const perGroup = Math.ceil(rows / groups)
  return (
    <SkeletonTable of={props}>
      {(cells) => {
        const sums = cells(
          ({ isName, sum, typicalWidth }) => (isName || sum) && <Skeleton width={isName ? '6rem' : `min(${typicalWidth}, 100%)`} />,
        )
        return (
          <>
            {Array.from({ length: rows }, (_, row) => {
              const name = names[row % names.length]
              return (
                <Fragment key={row}>
                  {groups > 0 && row % perGroup === 0 && <GroupRow $isFirst={row === 0}>{sums}</GroupRow>}
                  <DataRow>
                    {cells((column) => (
                      <>
                        {rowBones(column, column.isName && name ? <WordsSkeleton like={name} /> : valueBone(column, row))}
                        {column.under && (
                          <SubLine>
                            <Skeleton width="5rem" />
                          </SubLine>
                        )}
                      </>
                    ))}
                  </DataRow>
                </Fragment>
              )
            })}
            {hasFoot && <FootRow>{sums}</FootRow>}
          </>
        )
      }}
    </SkeletonTable>
  )
}
