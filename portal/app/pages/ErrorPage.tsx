import House from 'lucide-react/icons/house'
import Lock from 'lucide-react/icons/lock'
import MapPinOff from 'lucide-react/icons/map-pin-off'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useContext } from 'react'
import { styled } from 'styled-components'
import { useBrand } from '../../lib/bootstrap'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { SessionContext } from '../../lib/session'
import { Actions } from '../../ui/Actions'
import { ButtonLink } from '../../ui/ButtonLink'
import { Icon } from '../../ui/Icon'
import { Button } from '../../ui/Button'
import { ButtonAnchor } from '../../ui/ButtonAnchor'
import { useDocumentTitle } from '../../lib/useDocumentTitle'
import { useSignOut } from '../useSignOut'
import { token } from '../../ui/tokens'

type Props = Readonly<{
  status: number
  title?: string
  message?: string
  subMessage?: string
  /** In place of the usual way out. */
  action?: ReactNode
}>

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('s-2')};
  margin: auto;
  padding: ${token('s-16')} ${token('s-6')};
  text-align: center;

  > [data-icon] {
    color: ${token('text-muted')};
    margin-block-end: ${token('s-1')};
  }

  p {
    max-inline-size: 44ch;
    color: ${token('text-muted')};
  }

  [data-actions] {
    margin-block-start: ${token('s-4')};
    justify-content: center;
  }
`

const icons: Record<number, typeof Lock> = { 403: Lock, 404: MapPinOff }

/** The page for a status that leaves nothing else to show. 403 offers to log out, all others the way to the company's site. */
export function ErrorPage({ status, title, message, subMessage, action }: Props) {
  const t = useText('shell')
  const heading = title ?? (status === 404 ? t('error.title.404') : status === 403 ? t('error.title.403') : t('error.title.other'))
  // Within the frame it is the frame that names the window.
  usePage({ title: heading })
  useDocumentTitle(heading)
  return (
    <Root>
      <Icon of={icons[status] ?? TriangleAlert} size="l" />
      <h1>{heading}</h1>
      <p>{message ?? t('error.message')}</p>
      <p>{subMessage ?? t('error.subMessage')}</p>
      <Actions>{action ?? (status === 403 ? <LogOut /> : <WayHome />)}</Actions>
    </Root>
  )
}

function LogOut() {
  const t = useText('shell')
  const signOut = useSignOut()
  return (
    <Button variant="primary" onPress={() => void signOut()}>
      {t('error.logOut')}
    </Button>
  )
}

function WayHome() {
  const t = useText('shell')
  const { companyUrl } = useBrand()
  const isSignedIn = useContext(SessionContext)?.state.status === 'signed-in'
  return (
    <>
      {isSignedIn && (
        <ButtonLink variant="primary" icon={House} to={paths.home}>
          {t('error.backToPortal')}
        </ButtonLink>
      )}
      <ButtonAnchor variant={isSignedIn ? 'secondary' : 'primary'} href={companyUrl}>
        {t('error.backToHomepage')}
      </ButtonAnchor>
    </>
  )
}
