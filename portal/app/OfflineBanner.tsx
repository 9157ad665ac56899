import { useText } from '../lib/i18n/useText'
import { useReachability } from '../lib/useReachability'
import { Notice } from '../ui/Notice'

/** Says that there is no connection; what was loaded stays on the screen. */
export function OfflineBanner({ hasFigures = true }: Readonly<{ hasFigures?: boolean }>) {
  const t = useText('shell')
  const reachability = useReachability()
  if (reachability === 'ok') return null
  return (
    <Notice tone="warning" title={reachability === 'offline' ? t('offline.title') : t('offline.unreachable')}>
      {hasFigures && t('offline.detail')}
    </Notice>
  )
}
