import ShieldOff from 'lucide-react/icons/shield-off'
import { useState } from 'react'
import { styled } from 'styled-components'
import { factorResetReasonSchema } from '../../../../shared/contracts/factorReset'
import type { OwnOrganisation } from '../../../../shared/contracts/organisation'
import { isoDateOf } from '../../../../shared/domain/dates'
import { homeRole } from '../../../../shared/domain/roles'
import { formatDate } from '../../../../shared/format/date'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Actions } from '../../../ui/Actions'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Form } from '../../../ui/Form'
import { Setting, SettingList, SettingRow } from '../../../ui/Setting'
import { Text } from '../../../ui/Text'
import { TextField } from '../../../ui/TextField'
import { token } from '../../../ui/tokens'
import { useToast } from '../../../ui/ToastProvider'
import { useOrganisation } from '../profile.read'
import { useResetFactor } from '../profile.write'

type People = OwnOrganisation['people']

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('s-2')} ${token('s-4')};
`

/** Who works in an organisation, with the way to take a lost second factor away. */
export function PeopleSection({ people }: Readonly<{ people: People }>) {
  const t = useText('profile')
  const [resetting, setResetting] = useState<People[number] | null>(null)
  const handleClose = () => setResetting(null)
  return (
    <Setting id="people" title={t('org.people')} note={t('org.peopleNote')}>
      <SettingList>
        {people.map((person) => {
          const { canResetFactor, email, id, isActive, lastLogin, name, roles, title } = person
          const bears = roles.includes('company-admin') ? 'companyAdmin' : (homeRole({ roles }) ?? 'member')
          const role = t('org.roles', { role: bears })
          const seen = lastLogin === null ? t('org.never') : formatDate(isoDateOf(new Date(lastLogin)))
          return (
            <SettingRow
              key={id}
              isBelow
              title={
                <>
                  {name}
                  {!isActive && <Badge tone="warning">{t('org.isOut')}</Badge>}
                </>
              }
              detail={[title === role ? null : title, role, email].filter(Boolean).join(' · ')}
            >
              <Beside>
                <Text $role="small" $muted>
                  {t('org.lastLogin')}: {seen}
                </Text>
                {canResetFactor && (
                  <Button
                    variant="quiet"
                    size="s"
                    icon={ShieldOff}
                    aria-label={t('org.resetOf', { name })}
                    onPress={() => setResetting(person)}
                  >
                    {t('org.reset')}
                  </Button>
                )}
              </Beside>
            </SettingRow>
          )
        })}
      </SettingList>
      <Dialog
        isOpen={resetting !== null}
        onClose={handleClose}
        title={t('org.resetTitle', { name: resetting?.name ?? '' })}
        width="28rem"
        staysOnPressOutside
      >
        {resetting && <ResetForm person={resetting} onClose={handleClose} />}
      </Dialog>
    </Setting>
  )
}

/** What is lost by it, and the reason, without which nothing is reset. */
function ResetForm({ onClose, person: { id, name } }: Readonly<{ person: People[number]; onClose: () => void }>) {
  const t = useText('profile')
  const toast = useToast()
  const { refresh } = useOrganisation()
  const { save } = useResetFactor()
  return (
    <Form
      label={t('org.resetTitle', { name })}
      schema={factorResetReasonSchema}
      saved={t('org.resetDone', { name })}
      messageOf={(_field, code) => (code === 'too_big' ? null : t('org.reasonRequired'))}
      onSave={async (values) => {
        await save({ ...values, userId: id })
        onClose()
      }}
      onFailure={(error) => {
        // Somebody else was first, or they have none any more: there is nothing left to do here.
        if (!(error instanceof ApiError) || error.status !== 409) return false
        toast(t('org.resetGone', { name }), { tone: 'error' })
        refresh()
        onClose()
        return true
      }}
    >
      {({ isSaving }) => (
        <>
          <p>{t('org.resetText', { name })}</p>
          <TextField name="reason" label={t('org.reason')} hint={t('org.reasonHint')} isMultiline rows={2} maxLength={300} autoFocus />
          <Actions>
            <Button isDisabled={isSaving} onPress={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="danger" isBusy={isSaving}>
              {t('org.reset')}
            </Button>
          </Actions>
        </>
      )}
    </Form>
  )
}
