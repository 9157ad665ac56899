import { type ReactNode, useState } from 'react'
import { useText } from '../lib/i18n/useText'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { Notice } from './Notice'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The question. */
  title: string
  /** What is lost by it, and what is not. */
  children: ReactNode
  /** The verb on the button: "Delete the note". */
  confirmLabel: string
  /** Closes the dialog when it settles well; what it rejects with keeps the dialog open and says that it failed. */
  onConfirm: () => Promise<unknown>
}

/** Asks before something is destroyed. Cancel stands first and has the focus. */
export function ConfirmDialog({ isOpen, onClose, title, children, confirmLabel, onConfirm }: ConfirmDialogProps) {
  const t = useText('ui')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const handleConfirm = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await onConfirm()
      onClose()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      width="28rem"
      footer={
        <>
          <Button autoFocus isDisabled={isBusy} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onPress={() => void handleConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {hasFailed && <Notice tone="error" title={t('notDone')} />}
    </Dialog>
  )
}
