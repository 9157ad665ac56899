import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Link2 from 'lucide-react/icons/link-2'
import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'

interface NoFiguresProps {
  account: AccountResponse['account']
  onRetry: () => void
  isRetrying: boolean
}

/** Why an account shows nothing, in words for the client whose it is or for those who look after it. */
export function NoFigures({ account, onRetry, isRetrying }: NoFiguresProps) {
  const t = useText('account')
  const { advisor, client, externalId } = account
  const write = advisor?.email ? (
    <>
      {' '}
      <a href={`mailto:${advisor.email}`}>{t('writeToOnQuestions', { name: advisor.name })}</a>
    </>
  ) : null
  return (
    <Card>
      {externalId === null ? (
        <EmptyState icon={Link2} level={2} title={t(client ? 'unlinkedTitle' : 'linkingTitle')}>
          {t(client ? 'unlinkedText' : 'linkingText')}
          {write}
        </EmptyState>
      ) : (
        <ErrorState icon={ChartNoAxesColumn} level={2} title={t('noValuesTitle')} onRetry={onRetry} isRetrying={isRetrying}>
          {t('noValuesText')}
          {write}
        </ErrorState>
      )}
    </Card>
  )
}
