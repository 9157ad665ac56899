import * as z from 'zod/mini'
import { inviteClientRequestSchema, inviteMessageLength, type InviteState } from '../../../../shared/contracts/invitations'
import type { IsoInstant } from '../../../../shared/domain/dates'
import { useText } from '../../../lib/i18n/useText'
import { useMoment } from '../../../lib/useMoment'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/Form'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { DraftedText } from '../draftedFields'
import { useInviteClient } from '../editing.write'
import { Drafted } from './Drafted'

/** What is typed; account and address are those of the record. */
const typedSchema = z.object({ message: inviteClientRequestSchema.shape.message })

interface InviteFormProps {
  account: string
  state: InviteState
  onClose: () => void
  /** To the form of the account, where an address can be given. */
  onEdit: () => void
}

/** Invites the client of an account by mail, and says how things stand: invited and until when, or why they cannot be. */
export function InviteForm({ account, onClose, onEdit, state }: InviteFormProps) {
  const t = useText('editing')
  const { save } = useInviteClient()
  const { email, obstacle } = state
  if (obstacle !== null || email === null)
    return (
      <>
        <Notice
          title={t(`invite.obstacle.${obstacle ?? 'no_email'}`)}
          action={
            obstacle === 'no_email' || email === null ? (
              <Button size="s" onPress={onEdit}>
                {t('account.title')}
              </Button>
            ) : undefined
          }
        />
        <div>
          <Button onPress={onClose}>{t('closeForm')}</Button>
        </div>
      </>
    )
  return (
    <>
      <Sent state={state} />
      <p>{t('invite.to', { email })}</p>
      <Drafted version={null}>
        {({ forget, isFound }) => (
          <Form
            label={t('invite.title')}
            schema={typedSchema}
            isGuarded
            startsChanged={isFound}
            saved={t('invite.sent')}
            onSave={async ({ message }) => {
              await save({ accountId: account, email, message })
              forget()
              onClose()
            }}
          >
            {({ isSaving }) => (
              <>
                <DraftedText
                  name="message"
                  label={t('invite.message')}
                  hint={t('invite.messageHint')}
                  isMultiline
                  rows={6}
                  maxLength={inviteMessageLength}
                />
                <Actions>
                  <Button writes type="submit" variant="primary" isBusy={isSaving}>
                    {t(state.sentAt ? 'invite.again' : 'invite.send')}
                  </Button>
                  <Button
                    variant="quiet"
                    isDisabled={isSaving}
                    onPress={() => {
                      forget()
                      onClose()
                    }}
                  >
                    {t('cancel')}
                  </Button>
                </Actions>
              </>
            )}
          </Form>
        )}
      </Drafted>
    </>
  )
}

/** When they were invited, and whether that link still leads somewhere. */
function Sent({ state: { sentAt, validUntil } }: Readonly<{ state: InviteState }>) {
  const t = useText('editing')
  const momentText = useMoment()
  if (sentAt === null) return null
  const isGood = (until: IsoInstant): boolean => new Date(until).getTime() > Date.now()
  return (
    <Notice title={t('invite.sentAt', { at: momentText(sentAt) })}>
      {validUntil && t(isGood(validUntil) ? 'invite.validUntil' : 'invite.expired', { at: momentText(validUntil) })}{' '}
      <Text>{t('invite.voids')}</Text>
    </Notice>
  )
}
