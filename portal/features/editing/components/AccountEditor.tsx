import {
  type AccountForm,
  accountFormSchema,
  type EditedAccount,
  registeredAccountFormSchema,
} from '../../../../shared/contracts/editing/account'
import { useSession } from '../../../lib/session'
import { useText } from '../../../lib/i18n/useText'
import { useEditedAccount } from '../editing.read'
import { useChangeRecord } from '../editing.write'
import { fieldFault, fieldName } from '../fieldWords'
import { useStanding } from '../useStanding'
import { AccountFields } from './AccountFields'
import { RecordForm } from './RecordForm'

type Values = Readonly<Omit<AccountForm, 'email' | 'externalId'> & { email?: string | null; externalId?: string | null | undefined }>

/** What is sent of an account: not an address that is fixed, an external id that the person may not set, or groups before somebody has registered. */
const sentOf = (
  { email, externalId, gender, groups, name, owners }: Values,
  { client, isEmailFixed }: EditedAccount,
  isAdmin: boolean,
) => ({
  name,
  owners,
  gender,
  ...(client ? { groups } : {}),
  ...(isEmailFixed ? {} : { email }),
  ...(isAdmin ? { externalId: externalId || null } : {}),
})

/** Changes an account. */
export function AccountEditor({ account, onClose }: Readonly<{ account: EditedAccount; onClose: () => void }>) {
  const t = useText('editing')
  const isAdmin = useSession().user.roles.includes('admin')
  const { save } = useChangeRecord()
  const { onTheirs, record, tries } = useStanding(account, (signal) => useEditedAccount.ask(signal, account.id))
  const send = (values: Values, version: string | null) =>
    save({ ...sentOf(values, record, isAdmin), updatedAt: version }, 'accounts', account.id)
  return (
    <RecordForm
      key={tries}
      schema={record.isEmailFixed ? registeredAccountFormSchema : accountFormSchema}
      label={t('account.title')}
      version={record.updatedAt}
      saved={t('saved')}
      onSave={send}
      onUndo={({ doc }) => send(record, doc.updatedAt)}
      messageOf={(field, code) => fieldFault(t, field, code)}
      nameOf={(field) => fieldName(t, field)}
      onTheirs={onTheirs}
      onClose={onClose}
    >
      <AccountFields account={record} choices={record.choices} isAdmin={isAdmin} />
    </RecordForm>
  )
}
