import { useNavigate } from 'react-router-dom'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { AccountForm } from './components/AccountForm'
import { LinkFailed } from './components/LinkFailed'
import { useAcceptInvitation, useOpenInvitation } from './password.write'
import { useLinkKey } from '../../lib/useLinkKey'
import { useOpenedLink } from './useOpenedLink'
import { FaceHead } from '../../ui/FaceHead'

/** What the link of an invitation opens: a client chooses their password, or proves the one that they have, and is in their account. */
export function AcceptInvitation() {
  const t = useText('password')
  const navigate = useNavigate()
  const key = useLinkKey()
  const { reload } = useSessionState()
  const { save: accept } = useAcceptInvitation()
  const { again, fail, failure, opened: invitation } = useOpenedLink(useOpenInvitation().save, key)
  if (failure !== undefined)
    return <LinkFailed error={failure} text={t('invitationExpired')} action={{ label: t('toSignIn'), to: paths.login() }} onRetry={again} />
  if (!invitation) return null
  const { email, isKnown, portal } = invitation
  return (
    <>
      <FaceHead title={t('invitationTitle', { portal })}>{t(isKnown ? 'invitationKnown' : 'invitationLead', { email })}</FaceHead>
      <AccountForm
        of={invitation}
        onExpired={fail}
        onSave={async (own) => {
          await accept({ key, ...own })
          await reload()
          await navigate(paths.home, { replace: true })
        }}
      />
    </>
  )
}
