import Ellipsis from 'lucide-react/icons/ellipsis'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { Icon } from '../../ui/Icon'
import type { NavItem } from '../useNavItems'
import { AppearancePopover } from './AppearancePopover'
import { NavEntry } from './NavEntry'
import { bottomItem, railed } from './railStyle'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('z-bar')};
  padding-block-end: env(safe-area-inset-bottom);
  background: ${token('surface')};
  border-block-start: 1px solid ${token('border')};

  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  ${railed} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

const More = styled.button`
  ${bottomItem}
`

/** As many as have room beside each other on the narrowest phone, with the button for the rest. */
const most = 4

/** The rail of a small screen. */
export function BottomBar({ items }: Readonly<{ items: readonly NavItem[] }>) {
  const t = useText('shell')
  const rest = items.slice(most)
  return (
    <Root aria-label={t('nav.mainSmall')}>
      <ul>
        {items.slice(0, most).map((item) => (
          <li key={item.key}>
            <NavEntry item={item} place="bottom" />
          </li>
        ))}
        <li>
          <AppearancePopover
            canSignOut
            rest={rest}
            placement="top end"
            button={(props) => (
              <More {...props} aria-current={rest.some(({ current }) => current) ? 'true' : undefined}>
                <Icon of={Ellipsis} />
                <span>{t('nav.more')}</span>
              </More>
            )}
          />
        </li>
      </ul>
    </Root>
  )
}
