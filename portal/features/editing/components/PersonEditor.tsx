import { type PersonForm, personFormSchema, type PersonRecord } from '../../../../shared/contracts/editing/person'
import { localeNames, locales } from '../../../../shared/i18n/locales'
import { useText } from '../../../lib/i18n/useText'
import { PasswordField } from '../../../ui/PasswordField'
import { DraftedText } from '../draftedFields'
import { usePerson } from '../editing.read'
import { useChangeRecord } from '../editing.write'
import { fieldFault, fieldName } from '../fieldWords'
import { useStanding } from '../useStanding'
import { Choice } from './Choice'
import { PhotoField } from './PhotoField'
import { Fields, RecordForm, Wide } from './RecordForm'

/** Changes a person: an administrator's. A password that was set cannot be taken back with the rest. */
export function PersonEditor({ onClose, person }: Readonly<{ person: PersonRecord; onClose: () => void }>) {
  const t = useText('editing')
  const { save } = useChangeRecord()
  const { onTheirs, record, tries } = useStanding(person, (signal) => usePerson.ask(signal, person.id))
  const send = (values: Readonly<Partial<Record<keyof PersonForm, string | null | undefined>>>, version: string | null) =>
    save({ ...values, updatedAt: version }, 'users', person.id)
  const { email, name, phone, photo, userLanguage } = record
  return (
    <RecordForm
      key={tries}
      schema={personFormSchema}
      label={t('person.title')}
      version={record.updatedAt}
      saved={t('saved')}
      onSave={send}
      onUndo={({ doc }) => send({ email, name, phone, photo: photo?.id ?? null, userLanguage }, doc.updatedAt)}
      messageOf={(field, code, refusal) => (field === 'email' && refusal ? t('personEmailTaken') : fieldFault(t, field, code))}
      nameOf={(field) => (field === 'photo' ? t('field.photo') : fieldName(t, field))}
      onTheirs={onTheirs}
      onClose={onClose}
    >
      <Fields>
        <Wide>
          <PhotoField person={record} />
        </Wide>
        <Wide>
          <DraftedText name="name" label={t('field.name')} defaultValue={name} maxLength={200} />
        </Wide>
        <Wide>
          <DraftedText name="email" label={t('field.email')} inputMode="email" defaultValue={email} />
        </Wide>
        <DraftedText name="phone" type="tel" label={t('field.phone')} defaultValue={phone ?? ''} maxLength={40} />
        <Choice
          name="userLanguage"
          label={t('field.language')}
          options={locales.map((id) => ({ id, label: localeNames[id] }))}
          defaultValue={userLanguage}
        />
        <Wide>
          <PasswordField name="password" label={t('field.password')} hint={t('password.hint')} autoComplete="new-password" />
        </Wide>
      </Fields>
    </RecordForm>
  )
}
