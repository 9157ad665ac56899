import { type ReactNode, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { pinSchema } from '../../../../shared/contracts/secondFactor'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Form, type FormControl } from '../../../ui/Form'
import { PinField } from '../../../ui/PinField'

const rule = z.object({ pin: pinSchema })

type Props = Readonly<{
  /** Said beside the field when it is not the one. */
  wrong: string
  /** Takes the first PIN of the new factor. */
  onConfirm: (pin: string) => Promise<unknown>
  /** Says where the PIN comes from, and places its field. */
  children: (field: ReactNode) => ReactNode
  /** Below the button. */
  foot?: ReactNode
}>

/** The first PIN of a new factor, which proves that the person has it. */
export function ConfirmPin({ children, foot, onConfirm, wrong }: Props) {
  const t = useText('security')
  const form = useRef<FormControl>(null)
  const [pin, setPin] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <Form
      ref={form}
      schema={rule}
      onSave={({ pin: given }) => onConfirm(given)}
      messageOf={() => t('pinSix')}
      saved={t('isOn')}
      onFailure={(error) => {
        if (!(error instanceof ApiError) || error.code !== 'pin_wrong') return false
        setWrong(true)
        setPin('')
        form.current?.focus('pin')
        return true
      }}
    >
      {({ isSaving }) => (
        <>
          {children(
            <PinField
              label={t('pin')}
              name="pin"
              value={pin}
              onChange={(value) => {
                setPin(value)
                setWrong(false)
              }}
              errorMessage={isWrong ? wrong : null}
              autoFocus
            />,
          )}
          <Button type="submit" variant="primary" wide isBusy={isSaving}>
            {t('switchOn')}
          </Button>
          {foot}
        </>
      )}
    </Form>
  )
}
