import { useState } from 'react'
import { useText } from '../lib/i18n/useText'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { Cluster } from '../ui/Cluster'
import { Dialog } from '../ui/Dialog'
import { Popover } from '../ui/Popover'
import { Piece } from './Piece'

export function DialogPiece() {
  const t = useText('gallery')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Piece title={t('dialog')}>
      <Cluster>
        <Button onPress={() => setOpen(true)}>{t('openDialog')}</Button>
        <Popover trigger={<Button variant="quiet">{t('more')}</Button>} label={t('more')}>
          <p>{t('currencyNotice')}</p>
        </Popover>
      </Cluster>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        role="alertdialog"
        title={t('deleteTitle')}
        footer={
          <>
            <Button onPress={close}>{t('keepIt')}</Button>
            <Button variant="danger" onPress={close}>
              {t('deletePortfolio')}
            </Button>
          </>
        }
      >
        <p>{t('deleteText')}</p>
        <Checkbox>{t('deleteConfirm')}</Checkbox>
      </Dialog>
    </Piece>
  )
}
