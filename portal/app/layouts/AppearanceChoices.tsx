import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { localeNames } from '../../../shared/i18n/locales'
import { schemes } from '../../../shared/theme/schemes'
import { useBrand } from '../../lib/bootstrap'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { useScheme } from '../../lib/scheme'
import { Icon } from '../../ui/Icon'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { useChooseLocale } from '../useChooseLocale'
import { useSignOut } from '../useSignOut'
import { token } from '../../ui/tokens'
import type { NavItem } from '../useNavItems'
import { choiceRow, choiceRows } from './choiceRow'
import { LatePortalLinks } from './LatePortalLinks'
import { railed } from './railStyle'

/** What belongs together; a hairline parts it from what stands above. */
const Part = styled.div`
  & + & {
    margin-block-start: ${token('s-3')};
    padding-block-start: ${token('s-3')};
    border-block-start: 1px solid ${token('hairline')};
  }
`

const Choices = styled.div`
  display: grid;
  gap: ${token('s-2')};

  & + & {
    margin-block-start: ${token('s-4')};
  }

  > p {
    font: ${token('t-label')};
    color: ${token('text-muted')};
  }
`

const Rows = styled.ul`
  ${choiceRows}
`

const Narrow = styled(Rows)`
  ${railed} {
    display: none;
  }
`

const RowLink = styled(Link)`
  ${choiceRow}
`
const RowAnchor = styled.a`
  ${choiceRow}
`
const RowButton = styled.button`
  ${choiceRow}
`

type Props = Readonly<{ canSignOut: boolean; rest: readonly NavItem[] | undefined; onLeave: () => void }>

/** One's own profile, colours, language and the way out; on a small screen the rest of the screens and the portal's own links before them. */
export function AppearanceChoices({ canSignOut, onLeave, rest = [] }: Props) {
  useLeaving(onLeave)
  return (
    <>
      {canSignOut && (
        <Part>
          {rest.length > 0 && <Rest items={rest} />}
          <LatePortalLinks place="popover" />
          <Own />
        </Part>
      )}
      <Part>
        <Colours />
        <Language />
      </Part>
      {canSignOut && (
        <Part>
          <SignOut />
        </Part>
      )}
    </>
  )
}

/** Whatever row leads away, the page that it leads to is not covered. */
function useLeaving(onLeave: () => void): void {
  const { key } = useLocation()
  const [opened] = useState(key)
  useEffect(() => {
    if (key !== opened) onLeave()
  }, [key, opened, onLeave])
}

/** Screens of the rail that the bottom bar has no room for; on a wider one they stand in the rail. */
function Rest({ items }: Readonly<{ items: readonly NavItem[] }>) {
  return (
    <Narrow>
      {items.map((item) => (
        <li key={item.key}>
          {item.kind === 'link' && (
            <RowLink to={item.to} {...(item.current ? { 'aria-current': item.current } : {})}>
              <Icon of={item.icon} />
              <span>{item.label}</span>
            </RowLink>
          )}
          {item.kind === 'anchor' && (
            <RowAnchor href={item.href}>
              <Icon of={item.icon} />
              <span>{item.label}</span>
            </RowAnchor>
          )}
        </li>
      ))}
    </Narrow>
  )
}

function Own() {
  const t = useText('shell')
  return (
    <Rows>
      <li>
        <RowLink to={paths.profile}>
          <Icon of={UserRound} />
          <span>{t('nav.profile')}</span>
        </RowLink>
      </li>
    </Rows>
  )
}

function Colours() {
  const t = useText('shell')
  const [scheme, setScheme] = useScheme()
  return (
    <Choices>
      <p aria-hidden="true">{t('appearance.colours')}</p>
      <SegmentedControl
        fill
        label={t('appearance.colours')}
        items={(['auto', ...schemes.filter((id) => id !== 'auto')] as const).map((id) => ({ id, label: t(`appearance.${id}`) }))}
        value={scheme}
        onChange={setScheme}
      />
    </Choices>
  )
}

function Language() {
  const t = useText('shell')
  const locale = useLocale()
  const choose = useChooseLocale()
  const { locales } = useBrand()
  if (locales.length < 2) return null
  return (
    <Choices>
      <p aria-hidden="true">{t('appearance.language')}</p>
      <SegmentedControl
        fill
        label={t('appearance.language')}
        items={locales.map((id) => ({ id, label: <span lang={id}>{localeNames[id]}</span> }))}
        value={locale}
        onChange={(next) => void choose(next)}
      />
    </Choices>
  )
}

function SignOut() {
  const t = useText('shell')
  const signOut = useSignOut()
  return (
    <Rows>
      <li>
        <RowButton type="button" onClick={() => void signOut()}>
          <Icon of={LogOut} />
          <span>{t('signOut')}</span>
        </RowButton>
      </li>
    </Rows>
  )
}
