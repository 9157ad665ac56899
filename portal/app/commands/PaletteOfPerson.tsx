import ArrowRight from 'lucide-react/icons/arrow-right'
import Compass from 'lucide-react/icons/compass'
import FileText from 'lucide-react/icons/file-text'
import Keyboard from 'lucide-react/icons/keyboard'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useLocation, useParams } from 'react-router-dom'
import { localeNames } from '../../../shared/i18n/locales'
import { schemes } from '../../../shared/theme/schemes'
import { useOpenProcesses } from '../../features/navigation/openProcesses.read'
import type { Entry } from '../../features/commands/palette/model/entries'
import { Palette } from '../../features/commands/palette/Palette'
import { useBrand } from '../../lib/bootstrap'
import { openCommand } from '../../lib/commands'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useScheme } from '../../lib/scheme'
import { useSession } from '../../lib/session'
import { useChooseLocale } from '../useChooseLocale'
import { useSignOut } from '../useSignOut'
import type { Place } from './usePlaces'

/** The palette with the screens and the actions of the person. */
export function PaletteOfPerson({ onClose, places }: Readonly<{ places: readonly Place[]; onClose: () => void }>) {
  const { portal: slug } = useParams()
  const { portals } = useSession()
  const portal = portals.find((each) => each.slug === slug) ?? portals[0]
  return (
    <Palette
      portal={portal?.active ? portal.slug : null}
      screens={useScreens(places, portal?.slug)}
      actions={useActions()}
      onClose={onClose}
    />
  )
}

function useScreens(places: readonly Place[], portal: string | undefined): readonly Entry[] {
  const t = useText('shell')
  const { navigation } = useBrand()
  const { user } = useSession()
  const { data } = useOpenProcesses(navigation.processes)
  const processes = portal === undefined ? [] : (data?.processes ?? [])
  return [
    ...places.map(({ id, label, to }): Entry => ({ id: `screen-${id}`, icon: ArrowRight, text: label, goal: { to } })),
    ...processes.map(({ id, name }): Entry => ({
      id: `process-${id}`,
      icon: FileText,
      text: name,
      goal: { to: paths.process(portal ?? '', id) },
    })),
    ...(user.roles.includes('admin') ? [{ id: 'screen-admin', icon: Settings, text: t('nav.admin'), goal: { href: paths.admin } }] : []),
  ]
}

function useActions(): readonly Entry[] {
  const t = useText('commands')
  const shell = useText('shell')
  const locale = useLocale()
  const choose = useChooseLocale()
  const signOut = useSignOut()
  const [scheme, setScheme] = useScheme()
  const { locales } = useBrand()
  const { pathname } = useLocation()
  const { account, portfolio } = useParams()
  const reported = portfolio ?? account
  return [
    ...(reported !== undefined
      ? [{ id: 'report', icon: FileText, text: t('action.report'), goal: { to: `${pathname}?open=${encodeURIComponent(reported)}` } }]
      : []),
    ...schemes
      .filter((id) => id !== scheme)
      .map((id) => ({
        id: `scheme-${id}`,
        icon: SunMoon,
        text: t('action.colours', { name: shell(`appearance.${id}`) }),
        goal: { run: () => setScheme(id) },
      })),
    ...locales
      .filter((id) => id !== locale)
      .map((id) => ({
        id: `language-${id}`,
        icon: Languages,
        text: t('action.language', { name: localeNames[id] }),
        goal: { run: () => void choose(id) },
      })),
    { id: 'shortcuts', icon: Keyboard, text: t('action.shortcuts'), goal: { run: () => openCommand('shortcuts') } },
    { id: 'tour', icon: Compass, text: t('action.tour'), goal: { run: () => openCommand('tour') } },
    { id: 'sign-out', icon: LogOut, text: shell('signOut'), goal: { run: () => void signOut() } },
  ]
}
