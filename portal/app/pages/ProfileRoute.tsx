import { type ReactNode, Suspense } from 'react'
import { useReads } from '../../lib/data/defineRead'
import type { ProfileSection } from '../../features/profile/ProfilePage'
import { useText } from '../../lib/i18n/useText'
import { useSession } from '../../lib/session'
import { lazyPart } from '../../ui/lazyPart'
import { AwaitedRows, Setting, SettingList } from '../../ui/Setting'
import { useProfile } from '../../features/profile/profile.read'
import { useSignOut } from '../useSignOut'

const ProfilePage = lazyPart(() => import('../../features/profile/ProfilePage'), 'ProfilePage', { texts: ['profile'] })
const DelegatesSection = lazyPart(() => import('../../features/delegates/DelegatesSection'), 'DelegatesSection', {
  texts: ['delegates', 'fields'],
})
const AcceptedTermsSection = lazyPart(() => import('../../features/greeting/AcceptedTermsSection'), 'AcceptedTermsSection', {
  texts: ['greeting'],
})
const PasswordRow = lazyPart(() => import('../../features/password/PasswordRow'), 'PasswordRow', { texts: ['password'] })

const TwoFactorRow = lazyPart(() => import('../../features/security/TwoFactorRow'), 'TwoFactorRow', { texts: ['security'] })
const PasskeyRows = lazyPart(() => import('../../features/security/PasskeyRows'), 'PasskeyRows', { texts: ['security'] })

/** One's own profile. Its code comes after the frame, as nobody starts here. */
export function ProfileRoute() {
  const sections = useClientSections()
  const signOutEverywhere = useSignOut('all')
  const { revalidate } = useReads()
  return (
    <ProfilePage
      onEndAll={signOutEverywhere}
      sections={sections}
      security={(profile) => (
        <>
          <PasswordRow changedAt={profile.passwordChangedAt} email={profile.email} onChanged={() => void revalidate(useProfile)} />
          <TwoFactorRow />
          <PasskeyRows />
        </>
      )}
    />
  )
}

/** A matter whose code is on its way. */
const AwaitedSection = ({ id, title }: Readonly<{ id: string; title: string }>) => (
  <Setting id={id} title={title} note=" ">
    <SettingList>
      <AwaitedRows count={1} />
    </SettingList>
  </Setting>
)

/** Only clients have accounts to let others read, and terms to accept for them. */
function useClientSections(): readonly ProfileSection[] {
  const { accounts } = useSession()
  const t = useText('profile')
  if (accounts.every(({ isDelegated }) => isDelegated)) return []
  const section = (id: string, title: string, content: ReactNode) => ({
    id,
    title,
    content: <Suspense fallback={<AwaitedSection id={id} title={title} />}>{content}</Suspense>,
  })
  return [section('delegates', t('delegates'), <DelegatesSection />), section('terms', t('terms'), <AcceptedTermsSection />)]
}
