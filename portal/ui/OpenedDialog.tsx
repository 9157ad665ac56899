import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { AriaLocale } from './AriaLocale'
import type { DialogProps } from './Dialog'
import { token } from './tokens'

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token('z-dialog')};
  display: grid;
  place-items: center;
  padding: ${token('s-4')};
  background: ${token('scrim')};
  overflow-y: auto;
`

const Surface = styled(Modal)<{ $width: string }>`
  inline-size: min(${({ $width }) => $width}, 100%);
  max-block-size: calc(100dvh - 2rem);
  overflow-y: auto;
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  box-shadow: ${token('shadow-sheet')};
`

/* also drawn flat in the gallery */
export const DialogFrame = styled.div`
  > header {
    padding: ${token('s-5')} ${token('s-6')} ${token('s-2')};
  }

  > header :is(h2, h3) {
    font: 400 1.25rem/1.75rem ${token('in-display')};
  }

  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: ${token('s-2')};
    padding: ${token('s-3')} ${token('s-6')};
    border-block-start: 1px solid ${token('hairline')};
  }
`

export const DialogBody = styled.div`
  padding: 0 ${token('s-6')} ${token('s-5')};
  display: grid;
  gap: ${token('s-3')};
`

/** What a Dialog becomes when it is opened for the first time. */
export function OpenedDialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  role = 'dialog',
  mustAnswer = false,
  staysOnPressOutside = false,
  width = '37.5rem',
}: DialogProps) {
  return (
    <AriaLocale>
      <Scrim
        isOpen={isOpen}
        isDismissable={!mustAnswer && !staysOnPressOutside && role === 'dialog'}
        isKeyboardDismissDisabled={mustAnswer}
        onOpenChange={(open) => !open && onClose()}
      >
        <Surface $width={width}>
          <AriaDialog role={role} style={{ outline: 'none' }}>
            <DialogFrame>
              <header>
                <Heading slot="title">{title}</Heading>
              </header>
              <DialogBody>{children}</DialogBody>
              {footer && <footer>{footer}</footer>}
            </DialogFrame>
          </AriaDialog>
        </Surface>
      </Scrim>
    </AriaLocale>
  )
}
