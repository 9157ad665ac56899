import { type ElementType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { useText } from '../lib/i18n/useText'
import { lazyPart } from '../ui/lazyPart'
import { useToast } from '../ui/ToastProvider'
import type { OpenedPopoverProps } from './OpenedPopover'

/** What the button that opens a popover, a styled `button`, must pass on to its element. `as` makes it one that a popover can belong to. */
export type PopoverButtonProps = Readonly<{
  as?: ElementType
  type?: 'button'
  autoFocus?: boolean
  onClick?: () => void
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
}>

type Props = Omit<OpenedPopoverProps, 'button'> & Readonly<{ button: (props: PopoverButtonProps) => ReactNode }>

const OpenedPopover = lazyPart(() => import('./OpenedPopover'), 'OpenedPopover', { showsFailure: false })

/** A popover whose code is fetched when its button is first pressed: no screen needs it to begin with. */
export function LazyPopover({ button, ...popover }: Props) {
  const [isWanted, setWanted] = useState(false)
  const closed = button({ type: 'button', onClick: () => setWanted(true), 'aria-haspopup': 'dialog', 'aria-expanded': false })
  if (!isWanted) return closed
  return (
    <ErrorBoundary fallback={({ reset }) => <NotOpened closed={closed} onTold={() => (setWanted(false), reset())} />}>
      <Suspense fallback={closed}>
        <OpenedPopover {...popover} button={button} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Says that the popover could not be had, and goes back to the button, which tries again. */
function NotOpened({ closed, onTold }: Readonly<{ closed: ReactNode; onTold: () => void }>) {
  const t = useText('ui')
  const toast = useToast()
  useEffect(() => {
    toast(t('part.failed'), { tone: 'error' })
    onTold()
  })
  return closed
}
