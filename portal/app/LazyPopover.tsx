import { type ElementType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { loadPart } from './lazyPage'
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

const OpenedPopover = lazy(() => loadPart(async () => ({ default: (await import('./OpenedPopover')).OpenedPopover })))

/** A popover whose code is fetched when its button is first pressed: no screen needs it to begin with. */
export function LazyPopover({ button, ...popover }: Props) {
  const [isWanted, setWanted] = useState(false)
  const closed = button({ type: 'button', onClick: () => setWanted(true), 'aria-haspopup': 'dialog', 'aria-expanded': false })
  if (!isWanted) return closed
  return (
    <ErrorBoundary fallback={() => closed}>
      <Suspense fallback={closed}>
        <OpenedPopover {...popover} button={button} />
      </Suspense>
    </ErrorBoundary>
  )
}
