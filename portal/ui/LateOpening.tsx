import { type ReactNode, Suspense, useEffect } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { useText } from '../lib/i18n/useText'
import { useToast } from './ToastProvider'

type Props = Readonly<{
  /** The button as it stands before anything was opened; it stays until the code is there. */
  closed: ReactNode
  /** The code could not be had, and the person has been told: the button is to try again. */
  onFailed: () => void
  /** A lazyPart without a failure of its own. */
  children: ReactNode
}>

/** What a button opens and whose code is fetched when it is first pressed: no screen needs it to begin with. */
export function LateOpening({ closed, onFailed, children }: Props) {
  return (
    <ErrorBoundary
      fallback={({ reset }) => (
        <NotOpened
          closed={closed}
          onTold={() => {
            onFailed()
            reset()
          }}
        />
      )}
    >
      <Suspense fallback={closed}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function NotOpened({ closed, onTold }: Readonly<{ closed: ReactNode; onTold: () => void }>) {
  const t = useText('ui')
  const toast = useToast()
  useEffect(() => {
    toast(t('part.failed'), { tone: 'error' })
    onTold()
  })
  return closed
}
