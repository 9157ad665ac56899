import { accountFormSchema, type NewAccount } from '../../../../shared/contracts/editing/account'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { useCreateRecord } from '../editing.write'
import { fieldFault, fieldName } from '../fieldWords'
import { AccountFields } from './AccountFields'
import { RecordForm } from './RecordForm'

interface NewAccountFormProps {
  of: NewAccount
  onClose: () => void
  /** Goes on with what was made. */
  onMade: (id: string) => void
}

/** A new account on a portal; its client is invited once it is saved. */
export function NewAccountForm({ of, onClose, onMade }: NewAccountFormProps) {
  const t = useText('editing')
  const { user } = useSession()
  const isAdmin = user.roles.includes('admin')
  const { save } = useCreateRecord()
  const blank = {
    name: '',
    externalId: null,
    email: null,
    gender: null,
    groups: [],
    owners: of.choices.advisors.some(({ id }) => id === user.id) ? [user.id] : [],
    isEmailFixed: false,
    client: null,
  }
  return (
    <RecordForm
      schema={accountFormSchema}
      label={t('newAccount.title')}
      version={null}
      saved={t('saved')}
      onSave={({ externalId, ...values }) =>
        save({ ...values, ...(externalId ? { externalId } : {}), portal: of.portal.id, currency: of.currency }, 'accounts')
      }
      onSaved={({ doc }) => onMade(doc.id)}
      messageOf={(field, code) => fieldFault(t, field, code)}
      nameOf={(field) => fieldName(t, field)}
      onTheirs={onClose}
      onClose={onClose}
    >
      <AccountFields account={blank} choices={of.choices} isAdmin={isAdmin} />
    </RecordForm>
  )
}
