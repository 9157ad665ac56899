import { useBrand } from '../../../lib/bootstrap'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

/** Tells a client that there is nothing to see of their account yet; they may look round all the same. */
export function LimitedDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useText('greeting')
  const { managerTerm: manager } = useBrand()
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={onClose}
      title={t('limited.title')}
      width="28rem"
      footer={
        <Button variant="primary" autoFocus onPress={onClose}>
          {t('limited.dismiss')}
        </Button>
      }
    >
      <p>{t('limited.text', { manager })}</p>
    </Dialog>
  )
}
