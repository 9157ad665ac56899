import { SummedTableSkeleton } from '../../../ui/table/SummedTableSkeleton'
import { holdingColumns } from '../holdings.columns'

const names = ['Northmoor Global Equity Fund', 'Harrowgill 4.25% 2031', 'Lindow Sterling Corporate Bond Inc', 'Cash account']

/** A managed portfolio has twenty holdings of nine classes or so. */
export const HoldingsSkeleton = () => <SummedTableSkeleton columns={holdingColumns} rows={20} groups={9} names={names} />
