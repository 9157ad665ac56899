import type { BondsResponse, BondTotal } from '../../../../shared/contracts/wealth/bonds'
import type { ReadState } from '../../../lib/data/defineRead'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { DataCard } from '../../../wealth/DataCard'
import { Statement } from '../../../wealth/Statement'
import { bondSentence } from '../model/bondSentence'
import { BondTotals } from './BondTotals'

/** What all bonds of a portfolio come to: a sentence, then sums and means. */
export function BondSummaryCard({ read }: Readonly<{ read: ReadState<BondsResponse> }>) {
  const t = useText('bonds')
  return (
    <DataCard
      read={read}
      t={t}
      title={t('summary')}
      skeleton={
        <CardBody>
          <Skeleton height="18rem" />
        </CardBody>
      }
      foot={<CardFoot>{t('method')}</CardFoot>}
    >
      {({ total }) => <CardBody>{total && <Summary total={total} />}</CardBody>}
    </DataCard>
  )
}

function Summary({ total }: Readonly<{ total: BondTotal }>) {
  const t = useText('bonds')
  const locale = useLocale()
  return (
    <Stack $gap={4}>
      <Statement>{bondSentence(total, t, locale)}</Statement>
      <BondTotals total={total} isExplained />
    </Stack>
  )
}
