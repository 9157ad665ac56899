import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Pressable } from 'react-aria-components/Modal'
import { Popover as AriaPopover, PopoverContext, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { useSlottedContext } from 'react-aria-components/slots'
import { styled } from 'styled-components'
import { AriaLocale } from './AriaLocale'
import { popoverBox } from './mixins'
import { token } from './tokens'

const Surface = styled(AriaPopover)`
  ${popoverBox}
  display: flex;
  flex-direction: column;
  overflow: auto;
  outline: none;

  &[data-trigger-width] {
    min-inline-size: var(--trigger-width);
  }
`

const Content = styled(Dialog)`
  inline-size: min(17.5rem, calc(100vw - 2rem));
  padding: ${token('s-4')};
  outline: none;
`

interface SurfaceProps extends Pick<AriaPopoverProps, 'placement'> {
  /** At least as wide as the control. */
  hasTriggerWidth?: boolean
  children: ReactNode
}

/** The surface of what opens beside a control. */
export function PopoverSurface({ hasTriggerWidth, children, ...rest }: SurfaceProps) {
  return (
    <AriaLocale>
      <Surface {...rest} data-trigger-width={hasTriggerWidth || undefined}>
        {children}
      </Surface>
    </AriaLocale>
  )
}

interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** The button that opens it: one of the kit, or any `button` that passes its ref and attributes on. */
  trigger: ReactElement
  /** Its name. */
  label: string
  className?: string
  children: ReactNode
}

/** Beside its button; Escape and a click outside close it, and the focus goes back to the button. */
export function Popover({ trigger, label, className, children, placement = 'bottom end', isOpen, onOpenChange }: PopoverProps) {
  return (
    <DialogTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Pressable>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
      <UnnamedSurface>
        <PopoverSurface placement={placement}>
          <Content aria-label={label} className={className}>
            {children}
          </Content>
        </PopoverSurface>
      </UnnamedSurface>
    </DialogTrigger>
  )
}

/** The dialog bears the name: a second one, on the surface around it, which has no role, would stand outside of every landmark. */
function UnnamedSurface({ children }: Readonly<{ children: ReactNode }>) {
  const given = useSlottedContext(PopoverContext)
  return <PopoverContext value={{ ...given, 'aria-labelledby': undefined }}>{children}</PopoverContext>
}
