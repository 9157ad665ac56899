import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useNavItems } from '../useNavItems'

/** A screen that the person may open; `letter` goes there after `g`. */
export type Place = Readonly<{ id: string; label: string; to: string; letter: string | null }>

const letters: Readonly<Record<string, string>> = {
  clients: 'c',
  overview: 'o',
  portfolio: 'p',
  explorer: 'e',
  news: 'n',
  profile: 'm',
  organisation: 'f',
}

/** The screens of the navigation, and one's own. What the rail breaks in its narrow column is one word here. */
export function usePlaces(): readonly Place[] {
  const t = useText('shell')
  const { user } = useSession()
  const screens = useNavItems().flatMap((item) =>
    item.kind === 'link' ? [{ id: item.key, label: item.label.replaceAll('\u00ad', ''), to: item.to }] : [],
  )
  const own = [
    { id: 'profile', label: t('nav.profile'), to: paths.profile },
    ...(user.roles.includes('company-admin') ? [{ id: 'organisation', label: t('nav.organisation'), to: paths.organisation }] : []),
  ]
  return [...screens, ...own].map((place) => ({ ...place, letter: letters[place.id] ?? null }))
}
