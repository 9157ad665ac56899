import Scale from 'lucide-react/icons/scale'
import X from 'lucide-react/icons/x'
import type { Fund } from '../../../../shared/domain/fund'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { DetailDrawer } from '../../../wealth/DetailDrawer'
import { useFund } from '../funds.read'
import { FundBreakdowns } from './FundBreakdowns'
import { FundDocuments } from './FundDocuments'
import { FundFactList } from './FundFactList'
import { FundPerformance } from './FundPerformance'

interface FundDrawerProps {
  id: string
  /** What the list knows of it already. */
  known: Fund | undefined
  /** In the order of the list beside; null at its ends. */
  neighbours: Readonly<{ previous: string | null; next: string | null }>
  isChosen: boolean
  onPick: (id: string, isChosen: boolean) => void
  onNavigate: (id: string) => void
  onClose: () => void
}

/** One fund beside the list: performance, charges and risk, what it holds, its documents. */
export function FundDrawer({ id, isChosen, known, neighbours, onClose, onNavigate, onPick }: FundDrawerProps) {
  const t = useText('explorer')
  const common = useText('common')
  const read = useFund(id, useLocale())
  const fund = read.data?.fund ?? known

  return (
    <DetailDrawer
      id={id}
      title={fund?.name ?? t('columnFund')}
      subtitle={fund && [common(`assetClass.${fund.assetClass}`), fund.isin ?? fund.symbol, fund.manager].filter(Boolean).join(', ')}
      neighbours={neighbours}
      read={read}
      t={t}
      skeleton={<FundSkeleton />}
      onNavigate={onNavigate}
      onClose={onClose}
    >
      {({ fund: details }) => (
        <>
          <Stack $gap={3}>
            {details.objective && <p>{details.objective}</p>}
            <div>
              <Button icon={isChosen ? X : Scale} onPress={() => onPick(id, !isChosen)}>
                {t(isChosen ? 'takeOut' : 'takeIn')}
              </Button>
            </div>
          </Stack>
          <FundPerformance key={id} fund={details} />
          <FundFactList fund={details} />
          <FundBreakdowns fund={details} />
          <FundDocuments fund={details} />
        </>
      )}
    </DetailDrawer>
  )
}

/** The drawer at its final size. */
const FundSkeleton = () => (
  <Stack $gap={6} aria-hidden="true">
    <Skeleton width="100%" height="2.5rem" />
    <ChartSkeleton kind="price" />
    <Skeleton height="14rem" />
    <Skeleton height="12rem" />
  </Stack>
)
