import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useText } from '../lib/i18n/useText'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import type { IconShape } from './Icon'

interface ErrorStateProps {
  title: ReactNode
  /** What is not affected, what to do, and the reference to quote. */
  children?: ReactNode
  icon?: IconShape
  /** 1 where it is the whole page, whose primary button another try then is: of several parts that fail at once none is. */
  level?: 1 | 2 | 3
  onRetry?: () => void
  isRetrying?: boolean
  /** More buttons after the retry. */
  actions?: ReactNode
}

/** One part failed, the others stay. */
export function ErrorState({ title, children, icon = TriangleAlert, level, onRetry, isRetrying = false, actions }: ErrorStateProps) {
  const t = useText('ui')
  return (
    <EmptyState
      role="alert"
      icon={icon}
      title={title}
      {...(level ? { level } : {})}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button variant={level === 1 ? 'primary' : 'secondary'} icon={RefreshCw} onPress={onRetry} isBusy={isRetrying}>
                {t('retry')}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
