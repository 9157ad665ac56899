import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
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

/** The screens of the navigation, and one's own profile. What the rail breaks in its narrow column is one word here. */
export function usePlaces(): readonly Place[] {
  const t = useText('shell')
  const screens = useNavItems().flatMap((item) =>
    item.kind === 'link' ? [{ id: item.key, label: item.label.replaceAll('\u00ad', ''), to: item.to }] : [],
  )
  const profile = { id: 'profile', label: t('nav.profile'), to: paths.profile }
  return [...screens, profile].map((place) => ({ ...place, letter: letters[place.id] ?? null }))
}
