import * as z from 'zod/mini'
import { telephoneSchema } from '../../../../shared/contracts/secondFactor'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/Form'
import { TelephoneField } from './TelephoneField'

const rule = z.object({ phone: telephoneSchema })

type Props = Readonly<{
  onPhone: (phone: string) => Promise<unknown>
  /** Gives true for a failure that it takes care of. */
  onFailure?: (error: unknown) => boolean
}>

/** The number of a telephone that PINs are to be sent to. */
export function TelephoneForm({ onFailure, onPhone }: Props) {
  const t = useText('security')
  return (
    <Form schema={rule} onSave={({ phone }) => onPhone(phone)} messageOf={() => t('phoneShape')} {...(onFailure ? { onFailure } : {})}>
      {({ isSaving }) => (
        <>
          <TelephoneField autoFocus />
          <Button type="submit" variant="primary" wide isBusy={isSaving}>
            {t('sendPin')}
          </Button>
        </>
      )}
    </Form>
  )
}
