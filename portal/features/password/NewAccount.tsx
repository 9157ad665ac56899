import { useNavigate } from 'react-router-dom'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { AccountForm } from './components/AccountForm'
import { LinkFailed } from './components/LinkFailed'
import { useCompleteSignUp, useOpenSignUp } from './password.write'
import { useLinkKey } from '../../lib/useLinkKey'
import { useOpenedLink } from './useOpenedLink'
import { FaceHead } from '../../ui/FaceHead'

/** Second step of a sign-up, by the link of a mail. */
export function NewAccount() {
  const t = useText('password')
  const navigate = useNavigate()
  const key = useLinkKey()
  const { reload } = useSessionState()
  const { save: complete } = useCompleteSignUp()
  const { again, fail, failure, opened } = useOpenedLink(useOpenSignUp().save, key)
  if (failure !== undefined) {
    const action = { label: t('another'), to: paths.login({ action: 'signup' }) }
    return <LinkFailed error={failure} text={t('newAccountExpired')} action={action} onRetry={again} />
  }
  if (!opened) return null
  const { email, isKnown } = opened
  return (
    <>
      <FaceHead title={t('signUpTitle')}>{t(isKnown ? 'newAccountKnown' : 'newAccountLead', { email })}</FaceHead>
      <AccountForm
        of={opened}
        onExpired={fail}
        onSave={async (own) => {
          await complete({ key, ...own })
          await reload()
          await navigate(paths.profile, { replace: true })
        }}
      />
    </>
  )
}
