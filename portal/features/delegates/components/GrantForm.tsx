import { useState } from 'react'
import * as z from 'zod/mini'
import { grantRequestSchema } from '../../../../shared/contracts/delegations'
import { isoDateSchema } from '../../../../shared/domain/dates'
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
  /** What was typed before and not saved, by field. */
  start: Readonly<Record<string, string>>
  onClose: () => void
}

/** What is filled in; the account stands beside it, for there may be but one. */
const typedSchema = z.omit(grantRequestSchema, { account: true })

export function GrantForm({ accounts, onClose, start }: GrantFormProps) {
  const t = useText('delegates')
  const { save } = useGrantAccess()
  const [account, setAccount] = useState(accounts.find(({ id }) => id === start['account'])?.id ?? accounts[0]?.id ?? '')
  const until = isoDateSchema.safeParse(start['until'])
  return (
    <SettingAside>
      <Form
        label={t('add')}
        schema={typedSchema}
        isGuarded
        startsChanged={Object.keys(start).length > 0}
        saved={t('granted')}
        onSave={async (values) => {
          await save({ ...values, account })
          onClose()
        }}
      >
        {({ isSaving }) => (
          <>
            {accounts.length > 1 && (
              <Select
                name="account"
                label={t('account')}
                options={accounts.map(({ id, name }) => ({ id, label: name }))}
                value={account}
                onChange={setAccount}
              />
            )}
            <SettingFields>
              <TextField name="email" type="email" label={t('email')} defaultValue={start['email']} autoFocus />
              <DateField name="until" label={t('untilDay')} defaultValue={until.success ? until.data : null} />
            </SettingFields>
            <TextField name="reason" label={t('reason')} defaultValue={start['reason']} />
            <Checkbox name="mayDownload" defaultSelected={start['mayDownload'] === 'on'}>
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
