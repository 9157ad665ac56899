import type { DiscreteReturn } from '../../../../shared/contracts/wealth/performance'
import { useText } from '../../../lib/i18n/useText'
import { MatrixTable } from '../../../ui/table/MatrixTable'
import { discreteReturnColumns } from '../discreteReturns.columns'
import { matrixColumns } from '../model/matrix'

/** The matrix of returns: portfolio, benchmark and difference by calendar year and by period. */
export function DiscreteTable({ discrete }: { discrete: DiscreteReturn[] }) {
  const t = useText('performance')
  const { years, periods } = matrixColumns(discrete)
  return (
    <MatrixTable
      columns={discreteReturnColumns}
      rows={[...years, ...periods]}
      caption={t('discreteCaption')}
      scrollLabel={t('discreteScroll')}
      split={periods[0]}
    />
  )
}
