import { type ReactElement, useState } from 'react'
import { LateOpening } from '../ui/LateOpening'
import { lazyPart } from '../ui/lazyPart'
import type { OpenedPopoverProps } from './OpenedPopover'

/** What the button that opens a popover, a styled `button`, must pass on to its element. */
export type PopoverButtonProps = Readonly<{
  type?: 'button'
  autoFocus?: boolean
  onClick?: () => void
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
}>

type Props = Omit<OpenedPopoverProps, 'button'> & Readonly<{ button: (props: PopoverButtonProps) => ReactElement }>

const OpenedPopover = lazyPart(() => import('./OpenedPopover'), 'OpenedPopover', { showsFailure: false })

/** A popover whose code is fetched when its button is first pressed: no screen needs it to begin with. */
export function LazyPopover({ button, ...popover }: Props) {
  const [isWanted, setWanted] = useState(false)
  const closed = button({ type: 'button', onClick: () => setWanted(true), 'aria-haspopup': 'dialog', 'aria-expanded': false })
  if (!isWanted) return closed
  return (
    <LateOpening closed={closed} onFailed={() => setWanted(false)}>
      <OpenedPopover {...popover} button={button} />
    </LateOpening>
  )
}
