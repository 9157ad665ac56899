import { type ReactNode, useState } from 'react'
import { LateOpening } from './LateOpening'
import { lazyPart } from './lazyPart'

const OpenedDialog = lazyPart(() => import('./OpenedDialog'), 'OpenedDialog', { showsFailure: false })

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons: the way out first, what the dialog is for last. */
  footer?: ReactNode
  /** `alertdialog` when it asks before it destroys. */
  role?: 'dialog' | 'alertdialog'
  /** Escape and a click outside do not close it; one of its buttons must. */
  mustAnswer?: boolean
  /** A press outside does not close it; Escape does. */
  staysOnPressOutside?: boolean
  width?: string
}

/**
 * Over the page, which waits. The focus goes into it and afterwards back to where it was. Its code is fetched when it is first opened; when
 * that cannot be had, a toast says so and it counts as closed.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  const handleFailed = () => {
    setOpened(false)
    props.onClose()
  }
  return (
    <LateOpening closed={null} onFailed={handleFailed}>
      <OpenedDialog {...props} />
    </LateOpening>
  )
}
