import { useState } from 'react'
import * as z from 'zod/mini'
import { grantRequestSchema } from '../../../../shared/contracts/delegations'
import { useText } from '../../../lib/i18n/useText'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { Form } from '../../../ui/Form'
import { Select } from '../../../ui/Select'
import { SettingAside, SettingFields } from '../../../ui/Setting'
import { Text } from '../../../ui/Text'
import { TextField } from '../../../ui/TextField'
import { DateField } from '../../../ui/fields/DateField'
import { useGrantAccess } from '../delegates.write'

interface GrantFormProps {
  accounts: readonly Readonly<{ id: string; name: string }>[]
  onClose: () => void
}

/** What is typed; the account and the box stand beside it. */
const typedSchema = z.pick(grantRequestSchema, { email: true, reason: true, until: true })

export function GrantForm({ accounts, onClose }: GrantFormProps) {
  const t = useText('delegates')
  const { save } = useGrantAccess()
  const [account, setAccount] = useState(accounts[0]?.id ?? '')
  const [mayDownload, setMayDownload] = useState(false)
  return (
    <SettingAside>
      <Form
        label={t('add')}
        schema={typedSchema}
        isGuarded
        saved={t('granted')}
        onSave={async (values) => {
          await save({ ...values, account, mayDownload })
          onClose()
        }}
      >
        {({ isSaving }) => (
          <>
            {accounts.length > 1 && (
              <Select
                label={t('account')}
                options={accounts.map(({ id, name }) => ({ id, label: name }))}
                value={account}
                onChange={setAccount}
              />
            )}
            <SettingFields>
              <TextField name="email" type="email" label={t('email')} autoFocus />
              <DateField name="until" label={t('untilDay')} />
            </SettingFields>
            <TextField name="reason" label={t('reason')} />
            <Checkbox isSelected={mayDownload} onChange={setMayDownload}>
              {t('mayDownload')}
            </Checkbox>
            <Actions>
              <Button type="submit" isBusy={isSaving}>
                {t('grant')}
              </Button>
              <Button variant="quiet" isDisabled={isSaving} onPress={onClose}>
                {t('cancel')}
              </Button>
              <Text $role="small" $muted>
                {t('how')}
              </Text>
            </Actions>
          </>
        )}
      </Form>
    </SettingAside>
  )
}
