import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Popover } from '../ui/Popover'

export type OpenedPopoverProps = Readonly<{
  button: (props: Readonly<{ autoFocus: boolean }>) => ReactElement
  label: string
  placement: 'top start' | 'top end' | 'right top'
  children: (close: () => void) => ReactNode
}>

/** A popover that opens as soon as it is there. It opens after its trigger has taken the focus, so that the focus can come back to it. */
export function OpenedPopover({ button, label, placement, children }: OpenedPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Popover trigger={button({ autoFocus: true })} label={label} placement={placement} isOpen={isOpen} onOpenChange={setOpen}>
      {children(() => setOpen(false))}
    </Popover>
  )
}
