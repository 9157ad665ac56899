import { type ReactNode, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { Profile } from '../../../shared/contracts/profile'
import { homeRole } from '../../../shared/domain/roles'
import { isoDateOf } from '../../../shared/domain/dates'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { useSession } from '../../lib/session'
import { Card } from '../../ui/Card'
import { ErrorState } from '../../ui/ErrorState'
import { media } from '../../ui/media'
import { PageHead } from '../../ui/PageHead'
import { AwaitedRows, Setting, SettingList } from '../../ui/Setting'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import { WordsSkeleton } from '../../ui/WordsSkeleton'
import { Contents } from './components/Contents'
import { DetailsSection } from './components/DetailsSection'
import { DetailsSkeleton } from './components/DetailsSkeleton'
import { EmailSection } from './components/EmailSection'
import { EmailSkeleton } from './components/EmailSkeleton'
import { NotificationsSection } from './components/NotificationsSection'
import { OwnDataSection } from './components/OwnDataSection'
import { SessionsSection } from './components/SessionsSection'
import { useProfile } from './profile.read'

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-6')};

  ${media.from(1200)} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: ${token('s-8')};
  }
`

const Settings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-6')};
  min-inline-size: 0;
`

/** A matter of other features: a `Setting` of its own, and its line in the contents. */
export type ProfileSection = Readonly<{ id: string; title: string; content: ReactNode }>

type Props = Readonly<{
  /** Rows of the list "Security", each a `SettingRow`. */
  security: (profile: Profile) => ReactNode
  /** Between notifications and one's own data. */
  sections?: readonly ProfileSection[]
  /** Ends all sessions of the person, this one too; rejects when the server could not be told. */
  onEndAll: () => Promise<void>
}>

/** What a person keeps of themselves. */
export function ProfilePage({ onEndAll, security, sections = [] }: Props) {
  const t = useText('profile')
  const read = useProfile()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  usePage({ title: t('title') })
  if (read.error && !read.data)
    return (
      <Card>
        <ErrorState level={1} title={t('errorTitle')} onRetry={read.refresh} isRetrying={read.isRefreshing}>
          {t('errorText')}
        </ErrorState>
      </Card>
    )
  const profile = read.data
  const contents = [
    { id: 'details', title: t('details.title') },
    { id: 'email', title: t('email.title') },
    { id: 'security', title: t('security.title') },
    { id: 'sessions', title: t('sessions.title') },
    { id: 'notifications', title: t('notifications.title') },
    ...sections,
    { id: 'data', title: t('data.title') },
  ]
  return (
    <>
      <PageHead>
        <h1>{t('title')}</h1>
        <Text as="p" $muted>
          {profile ? <Lead {...profile} /> : <AwaitedLead />}
        </Text>
      </PageHead>
      <Grid>
        <Contents items={contents} />
        <Settings>
          {profile ? <DetailsSection profile={profile} bar={bar} onOther={read.refresh} /> : <DetailsSkeleton />}
          {profile ? <EmailSection profile={profile} /> : <EmailSkeleton />}
          <Setting id="security" title={t('security.title')} note={t('security.note')}>
            <SettingList>
              {profile ? <Suspense fallback={<AwaitedRows count={3} />}>{security(profile)}</Suspense> : <AwaitedRows count={3} />}
            </SettingList>
          </Setting>
          <SessionsSection onEndAll={onEndAll} />
          <NotificationsSection />
          {sections.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
          <OwnDataSection />
          <div ref={setBar} />
        </Settings>
      </Grid>
    </>
  )
}

/** As long as what is said of whoever is signed in, of whom the session knows all but the day. */
function AwaitedLead() {
  const t = useText('profile')
  const { user } = useSession()
  return <WordsSkeleton like={t('lead', { name: user.name, role: homeRole(user) ?? 'investor', since: '31/12/2026' })} />
}

function Lead({ name, organisation, roles, since }: Profile) {
  const t = useText('profile')
  const day = formatDate(isoDateOf(new Date(since)))
  const role = homeRole({ roles }) ?? 'investor'
  return organisation === null ? t('lead', { name, role, since: day }) : t('leadOf', { name, role, organisation, since: day })
}
