import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { DrawerColumn } from './DrawerColumn'
import { HiddenDismiss } from './HiddenDismiss'
import { DrawerContent, type DrawerContentProps } from './DrawerContent'
import { useIsLargeScreen } from './useMediaQuery'
import { media } from './media'
import { token } from './tokens'

const Aside = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('z-drawer')};
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100dvh;
  background: ${token('surface-raised')};
  border-inline-start: 1px solid ${token('border')};

  /* opened on a wider window, which became narrow since: it lies where a sheet would */
  ${media.screenBelow(960)} {
    position: fixed;
    inset: ${token('s-6')} 0 0;
    block-size: auto;
    border-inline-start: 0;
    border-radius: ${token('s-3')} ${token('s-3')} 0 0;
    box-shadow: ${token('shadow-sheet')};
    overflow: hidden;
  }

  ${media.print} {
    display: none;
  }
`

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token('z-drawer')};
  background: ${token('scrim')};
`

const Sheet = styled(Modal)`
  position: fixed;
  inset: ${token('s-6')} 0 0;
  background: ${token('surface-raised')};
  border-radius: ${token('s-3')} ${token('s-3')} 0 0;
  box-shadow: ${token('shadow-sheet')};
  overflow: hidden;

  > section {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    outline: none;
  }
`

export interface DrawerProps extends Omit<DrawerContentProps, 'titleId' | 'closeRef'> {
  /** What the drawer is about, an id: when it changes by a click in the list, the focus goes to Close again. */
  contentKey: string
  /** Where the focus goes when the drawer closes; what had it before the drawer opened by default. */
  getReturnFocus?: () => HTMLElement | null
}

/**
 * Details beside the list, which stays in view with its row chosen. Below 960 px it is a modal sheet. Mounted means open: render it only
 * while there is something to show. The focus goes to Close; Escape closes and gives the focus back to the row. It stays the kind that it was opened
 * as: who turns a tablet while filling in a form keeps what they typed.
 */
export function Drawer(props: DrawerProps) {
  const [isBeside] = useState(useIsLargeScreen())
  return isBeside ? (
    <DrawerColumn>
      <DrawerBeside {...props} />
    </DrawerColumn>
  ) : (
    <DrawerSheet {...props} />
  )
}

function DrawerBeside({ contentKey, getReturnFocus, ...content }: DrawerProps) {
  const titleId = useId()
  const aside = useRef<HTMLElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const latest = useRef({ onClose: content.onClose, getReturnFocus })
  useLayoutEffect(() => {
    latest.current = { onClose: content.onClose, getReturnFocus }
  })

  useLayoutEffect(() => {
    const focused = document.activeElement
    // Previous and Next change the content from inside: the focus then stays on them.
    if (aside.current?.contains(focused)) return
    opener.current = focused instanceof HTMLElement ? focused : null
    close.current?.focus({ preventScroll: true })
  }, [contentKey])

  useLayoutEffect(() => {
    const element = aside.current
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog above the drawer takes its own Escape.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      latest.current.onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      const focused = document.activeElement
      const isOurs = !focused || focused === document.body || element?.contains(focused)
      if (!isOurs) return
      const target = latest.current.getReturnFocus?.() ?? opener.current
      if (target?.isConnected) target.focus({ preventScroll: true })
    }
  }, [])

  return (
    <Aside ref={aside} aria-labelledby={titleId}>
      <DrawerContent {...content} titleId={titleId} closeRef={close} />
    </Aside>
  )
}

function DrawerSheet({ contentKey: _contentKey, getReturnFocus: _getReturnFocus, ...content }: DrawerProps) {
  const titleId = useId()
  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => !isOpen && content.onClose()}>
      <Sheet>
        <HiddenDismiss />
        <Dialog aria-labelledby={titleId}>
          <DrawerContent {...content} titleId={titleId} isFocusOnClose />
        </Dialog>
      </Sheet>
    </Scrim>
  )
}
