import { useState } from 'react'
import { type EditedAccount, genders } from '../../../../shared/contracts/editing/account'
import { useBrand } from '../../../lib/bootstrap'
import { useText } from '../../../lib/i18n/useText'
import { Select } from '../../../ui/Select'
import { Text } from '../../../ui/Text'
import { DraftedMany, DraftedText, useStart } from '../draftedFields'
import { Fields, Wide } from './RecordForm'

interface AccountFieldsProps {
  account: Pick<EditedAccount, 'name' | 'externalId' | 'email' | 'gender' | 'owners' | 'groups' | 'isEmailFixed' | 'client'>
  choices: EditedAccount['choices']
  /** Administrators alone say whose figures an account shows. */
  isAdmin: boolean
}

const optionsOf = (list: readonly Readonly<{ id: string; name: string }>[]) => list.map(({ id, name }) => ({ id, label: name }))

/** What an account is made of. */
export function AccountFields({ account, choices, isAdmin }: AccountFieldsProps) {
  const t = useText('editing')
  const { managerTerm: manager } = useBrand()
  const [gender, setGender] = useState<string>(useStart().textOf('gender', account.gender ?? ''))
  return (
    <Fields>
      <Wide>
        <DraftedText name="name" label={t('field.name')} defaultValue={account.name} maxLength={200} />
      </Wide>
      <Wide>
        {account.isEmailFixed ? (
          <>
            <Text as="p" $role="label">
              {t('field.email')}
            </Text>
            <p>{account.email}</p>
            <Text as="p" $role="small" $muted>
              {t('emailFixed')}
            </Text>
          </>
        ) : (
          <DraftedText
            name="email"
            type="text"
            inputMode="email"
            label={t('field.email')}
            hint={t('emailHint')}
            defaultValue={account.email ?? ''}
          />
        )}
      </Wide>
      <DraftedMany name="owners" label={t('owners', { manager })} options={optionsOf(choices.advisors)} defaultValue={account.owners} />
      <div>
        {account.client ? (
          <DraftedMany name="groups" label={t('field.groups')} options={optionsOf(choices.groups)} defaultValue={account.groups} />
        ) : (
          <>
            <Text as="p" $role="label">
              {t('field.groups')}
            </Text>
            <Text as="p" $role="small" $muted>
              {t('groupsLater')}
            </Text>
          </>
        )}
      </div>
      <Select
        name="gender"
        label={t('field.gender')}
        options={[{ id: '', label: t('notSaid') }, ...genders.map((id) => ({ id, label: t(`gender.${id}`) }))]}
        value={gender}
        onChange={setGender}
      />
      {isAdmin ? (
        <DraftedText name="externalId" label={t('field.externalId')} defaultValue={account.externalId ?? ''} maxLength={200} />
      ) : (
        <div>
          <Text as="p" $role="label">
            {t('field.externalId')}
          </Text>
          <p>{account.externalId ?? '–'}</p>
        </div>
      )}
    </Fields>
  )
}
