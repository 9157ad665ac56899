import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { styled } from 'styled-components'
import { localeNames } from '../../../shared/i18n/locales'
import { schemes } from '../../../shared/theme/schemes'
import { useBrand } from '../../lib/bootstrap'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useScheme } from '../../lib/scheme'
import { Button } from '../../ui/Button'
import { ButtonAnchor } from '../../ui/ButtonAnchor'
import { ButtonLink } from '../../ui/ButtonLink'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { useChooseLocale } from '../useChooseLocale'
import { useSignOut } from '../useSignOut'
import { token } from '../../ui/tokens'
import type { NavItem } from '../useNavItems'
import { LatePortalLinks } from './LatePortalLinks'
import { railed } from './railStyle'

const Group = styled.div`
  display: grid;
  gap: ${token('s-2')};
  margin-block-end: ${token('s-4')};

  &:last-child {
    margin-block-end: 0;
  }

  > p {
    font: ${token('t-label')};
    color: ${token('text-muted')};
  }
`

const Narrow = styled(Group)`
  ${railed} {
    display: none;
  }
`

type Props = Readonly<{ canSignOut: boolean; rest?: readonly NavItem[]; onLeave?: () => void }>

/** One's own profile, colours, language and the way out; on a small screen the rest of the screens and the portal's own links before them. */
export function AppearanceChoices({ canSignOut, onLeave, rest = [] }: Props) {
  return (
    <>
      {rest.length > 0 && <Rest items={rest} onLeave={onLeave} />}
      {canSignOut && <LatePortalLinks place="popover" />}
      {canSignOut && <Own />}
      <Colours />
      <Language />
      {canSignOut && <SignOut />}
    </>
  )
}

/** Screens of the rail that the bottom bar has no room for; on a wider one they stand in the rail. */
function Rest({ items, onLeave }: Readonly<{ items: readonly NavItem[]; onLeave: (() => void) | undefined }>) {
  return (
    <Narrow>
      {items.map((item) =>
        item.kind === 'link' ? (
          <ButtonLink
            key={item.key}
            icon={item.icon}
            wide
            to={item.to}
            onClick={onLeave}
            {...(item.current ? { 'aria-current': item.current } : {})}
          >
            {item.label}
          </ButtonLink>
        ) : item.kind === 'anchor' ? (
          <ButtonAnchor key={item.key} icon={item.icon} wide href={item.href}>
            {item.label}
          </ButtonAnchor>
        ) : null,
      )}
    </Narrow>
  )
}

function Own() {
  const t = useText('shell')
  return (
    <Group>
      <ButtonLink icon={UserRound} wide to={paths.profile}>
        {t('nav.profile')}
      </ButtonLink>
    </Group>
  )
}

function Colours() {
  const t = useText('shell')
  const [scheme, setScheme] = useScheme()
  return (
    <Group>
      <p aria-hidden="true">{t('appearance.colours')}</p>
      <SegmentedControl
        fill
        label={t('appearance.colours')}
        items={(['auto', ...schemes.filter((id) => id !== 'auto')] as const).map((id) => ({ id, label: t(`appearance.${id}`) }))}
        value={scheme}
        onChange={setScheme}
      />
    </Group>
  )
}

function Language() {
  const t = useText('shell')
  const locale = useLocale()
  const choose = useChooseLocale()
  const { locales } = useBrand()
  if (locales.length < 2) return null
  return (
    <Group>
      <p aria-hidden="true">{t('appearance.language')}</p>
      <SegmentedControl
        fill
        label={t('appearance.language')}
        items={locales.map((id) => ({ id, label: <span lang={id}>{localeNames[id]}</span> }))}
        value={locale}
        onChange={(next) => void choose(next)}
      />
    </Group>
  )
}

function SignOut() {
  const t = useText('shell')
  const signOut = useSignOut()
  return (
    <Group>
      <Button icon={LogOut} wide onPress={() => void signOut()}>
        {t('signOut')}
      </Button>
    </Group>
  )
}
