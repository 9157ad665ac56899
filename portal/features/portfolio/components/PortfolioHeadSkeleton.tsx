import { useText } from '../../../lib/i18n/useText'
import { useMayEdit } from '../../../lib/opening'
import { Skeleton } from '../../../ui/Skeleton'
import { FigureHeadSkeleton } from '../../../wealth/FigureHead'

/** The head at the size of a usual portfolio's. */
export function PortfolioHeadSkeleton() {
  const t = useText('portfolio')
  const mayEdit = useMayEdit()
  return (
    <FigureHeadSkeleton
      like="General Investment Account"
      badges={<Skeleton width="2rem" height="1.25rem" />}
      meta={['AB-123456', t('riskProfile', { level: 5 })]}
      icons={mayEdit ? 3 : 2}
    />
  )
}
