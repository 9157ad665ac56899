import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import type { IconShape } from './Icon'

interface ErrorStateProps {
  title: ReactNode
  /** What is not affected, what to do, and the reference to quote. */
  children?: ReactNode
  icon?: IconShape
  level?: 1 | 2 | 3
  onRetry?: () => void
  /** Needed with `onRetry`. */
  retryLabel?: string
  isRetrying?: boolean
  /** More buttons after the retry. */
  actions?: ReactNode
}

/** One part failed, the others stay. */
export function ErrorState({
  title,
  children,
  icon = TriangleAlert,
  level,
  onRetry,
  retryLabel,
  isRetrying = false,
  actions,
}: ErrorStateProps) {
  const hasRetry = onRetry !== undefined && retryLabel !== undefined
  return (
    <EmptyState
      role="alert"
      icon={icon}
      title={title}
      {...(level ? { level } : {})}
      actions={
        (hasRetry || actions) && (
          <>
            {hasRetry && (
              <Button variant="primary" icon={RefreshCw} onPress={onRetry} isBusy={isRetrying}>
                {retryLabel}
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
