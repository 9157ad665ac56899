import CloudOff from 'lucide-react/icons/cloud-off'
import { useText } from '../../../lib/i18n/useText'
import { EmptyState } from '../../../ui/EmptyState'

/** In place of funds where the firm has no house that knows any. */
export function NoFeed() {
  const t = useText('explorer')
  return (
    <EmptyState icon={CloudOff} title={t('noFeedTitle')}>
      {t('noFeedText')}
    </EmptyState>
  )
}
