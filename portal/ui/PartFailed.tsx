import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useText } from '../lib/i18n/useText'
import type { PartUnavailableError } from '../lib/loadPart'
import { Icon } from './Icon'
import { Notice } from './Notice'
import { Button } from './Button'

/** In the place of a part whose file could not be had: try again, or load the new version, which keeps the address. */
export function PartFailed({ error, onRetry }: Readonly<{ error: PartUnavailableError; onRetry: () => void }>) {
  const t = useText('ui')
  return (
    <Notice
      tone={error.isReplaced ? 'info' : 'error'}
      role="alert"
      title={error.isReplaced ? t('part.replaced') : t('part.failed')}
      action={
        <Button size="s" onPress={error.isReplaced ? () => location.reload() : onRetry}>
          <Icon of={RefreshCw} size="s" />
          {error.isReplaced ? t('part.reload') : t('retry')}
        </Button>
      }
    >
      {error.isReplaced ? t('part.replacedDetail') : t('part.failedDetail')}
    </Notice>
  )
}
