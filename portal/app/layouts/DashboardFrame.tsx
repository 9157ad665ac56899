import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { DrawerSlotProvider, useDrawerSlot } from '../../lib/drawerSlot'
import { useText } from '../../lib/i18n/useText'
import { LeaveGuard } from '../../lib/leaveGuard'
import { type Crumb, PageProvider, usePageState } from '../../lib/page'
import { useSession } from '../../lib/session'
import { SwrProvider } from '../../lib/swrConfig'
import { SkipLink } from '../../ui/SkipLink'
import { OfflineBanner } from '../OfflineBanner'
import { PageBoundary } from '../PageBoundary'
import { PageLoading } from '../PageLoading'
import { useDocumentTitle } from '../../lib/useDocumentTitle'
import { type NavItem, useNavItems } from '../useNavItems'
import { useScrollMemory } from '../useScrollMemory'
import { BottomBar } from './BottomBar'
import { Foot } from './Foot'
import { MobileHead } from './MobileHead'
import { Rail } from './Rail'
import { railed, small, wide } from './railStyle'
import { TopBar } from './TopBar'
import { lazyPart } from '../../ui/lazyPart'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

// They stand in this file for whoever fetches it: neither is of use without the frame.
export { sessionResponseSchema } from '../../../shared/contracts/session'
export { PortalLayout } from './PortalLayout'

/** Nobody is idle yet when the first screen is drawn. */
const SessionWatch = lazyPart(() => import('../../features/session/SessionWatch'), 'SessionWatch', { texts: ['session'] })

/** Nobody presses a key before there is something to see. */
const Commands = lazyPart(() => import('../commands/Commands'), 'Commands', { texts: ['commands'] })

/** Most people have been greeted, and accepted what there is to accept. */
const Greeting = lazyPart(() => import('../Greeting'), 'Greeting', { texts: ['greeting'], showsFailure: false })

const Grid = styled.div<{ $withDrawer: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;

  ${small} {
    padding-block-end: 3.5rem;
  }

  ${railed} {
    grid-template-rows: 1fr;
    grid-template-columns: ${token('rail-narrow')} minmax(0, 1fr);
    ${({ $withDrawer }) =>
      $withDrawer &&
      css`
        grid-template-columns: ${token('rail-narrow')} minmax(0, 1fr) clamp(24rem, 36vw, 30rem);
      `}
  }

  ${wide} {
    grid-template-columns: ${token('rail-w')} minmax(0, 1fr);
    ${({ $withDrawer }) =>
      $withDrawer &&
      css`
        grid-template-columns: ${token('rail-w')} minmax(0, 1fr) 30rem;
      `}
  }

  ${media.print} {
    display: block;
    padding: 0;
  }
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

const Page = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('s-6')};
  inline-size: 100%;
  max-inline-size: ${token('page-max')};
  margin-inline: auto;
  padding: ${token('s-6')} ${token('gutter')} ${token('s-16')};
  outline: none;

  ${small} {
    gap: ${token('s-5')};
    padding-block-start: ${token('s-5')};
  }

  ${media.print} {
    gap: 6mm;
    max-inline-size: none;
    padding: 0;
  }
`

/** Empty, it takes no column. */
const Slot = styled.div`
  min-inline-size: 0;

  &:empty {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

/** The dashboard: rail, bars, footer, and the page with its drawer. */
export function DashboardFrame() {
  useScrollMemory()
  const { user } = useSession()
  return (
    <SwrProvider owner={user.id}>
      <PageProvider>
        <DrawerSlotProvider>
          <LeaveGuard>
            <Frame />
          </LeaveGuard>
        </DrawerSlotProvider>
      </PageProvider>
    </SwrProvider>
  )
}

function Frame() {
  const t = useText('shell')
  const items = useNavItems()
  const drawer = useDrawerSlot()
  const { title } = usePageState()
  const { hasGreeting } = useSession()
  useDocumentTitle(title)
  return (
    <Grid $withDrawer={drawer?.isOpen ?? false} data-with-drawer={drawer?.isOpen ? '' : undefined}>
      <SkipLink
        href="#main"
        onClick={(event) => {
          // The fragment stays out of the address, where it would count as a page of its own.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {t('skip')}
      </SkipLink>
      <MobileHead />
      <Rail items={items} />
      <Column>
        <TopBar root={rootOf(items)} />
        <Page id="main" tabIndex={-1}>
          <OfflineBanner />
          <Suspense>
            <SessionWatch />
            <Commands />
          </Suspense>
          {hasGreeting && (
            // Not shown when its code cannot be had: the user can do nothing about it, and the next load asks again.
            <ErrorBoundary fallback={() => null}>
              <Suspense>
                <Greeting />
              </Suspense>
            </ErrorBoundary>
          )}
          <PageBoundary>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </Page>
        <Foot />
      </Column>
      <Slot ref={drawer?.attach} />
      <BottomBar items={items} />
    </Grid>
  )
}

/** The screen above all others: the list of clients, or the overview of an investor with several portfolios. */
function rootOf(items: readonly NavItem[]): Crumb | null {
  const root = items.find(({ key }) => key === 'clients' || key === 'overview')
  return root?.kind === 'link' ? { label: root.label, to: root.to } : null
}
