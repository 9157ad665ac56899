import type { ReactNode } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { useText } from '../lib/i18n/useText'
import { Card } from './Card'
import { ErrorState } from './ErrorState'

interface CardBoundaryProps {
  /** Tries the card again whenever it changes: the id of what it shows. */
  resetKey?: unknown
  children: ReactNode
}

/** Round each card of a page: one that breaks says so in its place, and the others stay. */
export function CardBoundary({ resetKey, children }: CardBoundaryProps) {
  const t = useText('ui')
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={({ reset }) => (
        <Card>
          <ErrorState level={2} title={t('card.title')} onRetry={reset}>
            {t('card.detail')}
          </ErrorState>
        </Card>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
