import { styled } from 'styled-components'
import { namedRole } from '../../../shared/domain/namedRole'
import { useText } from '../../lib/i18n/useText'
import { useSession } from '../../lib/session'
import { Avatar } from '../../ui/Avatar'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { NavItem } from '../useNavItems'
import { AppearancePopover } from './AppearancePopover'
import { HomeBrand } from './HomeBrand'
import { LatePortalLinks } from './LatePortalLinks'
import { NavEntry } from './NavEntry'
import { narrow, railed } from './railStyle'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

const Root = styled.nav`
  display: none;
  background: ${token('rail')};
  color: ${token('rail-text')};
  border-inline-end: 1px solid ${token('rail-line')};

  ${railed} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token('z-bar')};
    display: flex;
    flex-direction: column;
    block-size: 100dvh;
    overflow-y: auto;
  }

  > ul {
    display: grid;
    gap: 2px;
    padding: ${token('s-3')};
  }

  ${narrow} {
    > ul {
      gap: ${token('s-1')};
      padding: ${token('s-2')} ${token('s-1')};
    }
  }

  ${media.print} {
    display: none;
  }
`

const Home = styled(HomeBrand)`
  block-size: ${token('topbar-h')};
  padding-inline: ${token('s-5')};
  color: ${token('rail-active-text')};

  &:focus-visible {
    outline-color: ${token('rail-active-text')};
    outline-offset: -2px;
  }

  ${narrow} {
    justify-content: center;
    padding: 0;

    span {
      display: none;
    }
  }
`

const RailFoot = styled.div`
  margin-block-start: auto;
  padding: ${token('s-3')};
  border-block-start: 1px solid ${token('rail-line')};

  ${narrow} {
    padding: ${token('s-2')};
  }
`

const Me = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  inline-size: 100%;
  padding: ${token('s-2')};
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('rail-text')};
  text-align: start;

  &:hover {
    background: color-mix(in oklab, ${token('rail-text')} 6%, transparent);
  }

  &:focus-visible {
    outline-color: ${token('rail-active-text')};
    outline-offset: -2px;
  }

  ${narrow} {
    justify-content: center;
  }
`

const Words = styled.span`
  display: grid;
  min-inline-size: 0;

  /* a long name takes a second line before it is cut */
  b {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    font: 550 0.8125rem/1.125rem ${token('in-text')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  small {
    font: ${token('t-label')};
    font-weight: 400;
    color: ${token('rail-muted')};
  }

  ${narrow} {
    display: none;
  }
`

export function Rail({ items }: Readonly<{ items: readonly NavItem[] }>) {
  const t = useText('shell')
  const { user } = useSession()
  const role = t(`role.${namedRole(user) ?? 'investor'}`)
  return (
    <Root aria-label={t('nav.main')}>
      <Home />
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <NavEntry item={item} place="rail" />
          </li>
        ))}
      </ul>
      <LatePortalLinks place="rail" />
      <RailFoot>
        <AppearancePopover
          canSignOut
          placement="top start"
          button={(props) => (
            <Me {...props}>
              <Avatar name={user.name} inRail />
              <VisuallyHidden>{t('me.label', { name: user.name, role })}</VisuallyHidden>
              <Words aria-hidden="true">
                <b>{user.name}</b>
                <small>{role}</small>
              </Words>
            </Me>
          )}
        />
      </RailFoot>
    </Root>
  )
}
