import CloudOff from 'lucide-react/icons/cloud-off'
import { useText } from '../../../lib/i18n/useText'
import { EmptyState } from '../../../ui/EmptyState'

/** In place of the news where the firm has no content house. */
export function NoNews() {
  const t = useText('news')
  return (
    <EmptyState icon={CloudOff} level={2} title={t('noFeedTitle')}>
      {t('noFeedText')}
    </EmptyState>
  )
}
