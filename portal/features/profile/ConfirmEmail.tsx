import { useState } from 'react'
import { ApiError } from '../../lib/apiClient'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { useDocumentTitle } from '../../lib/useDocumentTitle'
import { useLinkKey } from '../../lib/useLinkKey'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { ErrorState } from '../../ui/ErrorState'
import { Notice } from '../../ui/Notice'
import { useConfirmEmail } from './profile.write'
import { FaceHead } from '../../ui/FaceHead'

/**
 * Proves a new mailbox by the link that went there. A press is asked for: machines that look into mails open their links, and must not change
 * what somebody signs in with.
 */
export function ConfirmEmail() {
  const t = useText('profile')
  const key = useLinkKey()
  const { save, isSaving } = useConfirmEmail()
  const { reload, state } = useSessionState()
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<'expired' | 'taken' | 'failed' | null>(null)

  const handleConfirm = async () => {
    setFailure(null)
    try {
      setEmail((await save({ key })).email)
      if (state.status === 'signed-in') await reload()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      setFailure(code === 'link_expired' || code === 'invalid_input' ? 'expired' : code === 'email_taken' ? 'taken' : 'failed')
    }
  }

  if (email !== null)
    return (
      <>
        <FaceHead title={t('confirm.doneTitle')}>{t('confirm.doneText', { email })}</FaceHead>
        {state.status === 'signed-in' ? (
          <ButtonLink variant="primary" wide to={paths.profile}>
            {t('confirm.toProfile')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" wide to={paths.login({ redirectTo: paths.profile })}>
            {t('confirm.toSignIn')}
          </ButtonLink>
        )}
      </>
    )
  if (failure === 'expired' || key === '') return <Expired />
  return (
    <>
      <FaceHead title={t('confirm.title')}>{t('confirm.text')}</FaceHead>
      {failure && <Notice tone="error" title={t(`confirm.${failure}`)} />}
      <Button variant="primary" wide isBusy={isSaving} onPress={() => void handleConfirm()}>
        {t('confirm.action')}
      </Button>
    </>
  )
}

function Expired() {
  const t = useText('profile')
  useDocumentTitle(t('confirm.expiredTitle'))
  return (
    <ErrorState
      level={1}
      title={t('confirm.expiredTitle')}
      actions={
        <ButtonLink variant="primary" to={paths.profile}>
          {t('confirm.toProfile')}
        </ButtonLink>
      }
    >
      {t('confirm.expiredText')}
    </ErrorState>
  )
}
