import { collatorOf } from '../../../../shared/i18n/collate'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Text } from '../../../lib/i18n/useText'

/** Zones that are offered, by a city that people know; the portal's own and the person's are among them whichever they are. */
const offered = [
  'Europe/London',
  'Europe/Dublin',
  'Europe/Lisbon',
  'Atlantic/Reykjavik',
  'Europe/Amsterdam',
  'Europe/Berlin',
  'Europe/Brussels',
  'Europe/Copenhagen',
  'Europe/Madrid',
  'Europe/Oslo',
  'Europe/Paris',
  'Europe/Rome',
  'Europe/Stockholm',
  'Europe/Vienna',
  'Europe/Zurich',
  'Europe/Athens',
  'Asia/Nicosia',
  'Europe/Helsinki',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Sydney',
  'America/New_York',
  'America/Toronto',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Africa/Johannesburg',
] as const
type Offered = (typeof offered)[number]

/**
 * The zones to choose from as the cities of `t`, each with what its clock is ahead of Greenwich on a day: "Athens (GMT+2)". From west to east, then by
 * name. A zone without a word of its own is called by its city as IANA spells it.
 */
export function zoneOptions(t: Text<'profile'>, { locale, now, own }: Readonly<{ locale: Locale; now: Date; own: readonly string[] }>) {
  const known = new Set<string>(offered)
  const isOffered = (zone: string): zone is Offered => known.has(zone)
  const cityOf = (zone: string): string => (isOffered(zone) ? t(`zone.${zone}`) : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '))
  return [...new Set([...offered, ...own])]
    .map((id) => ({ id, city: cityOf(id), minutes: minutesAhead(id, now) }))
    .toSorted((a, b) => a.minutes - b.minutes || collatorOf(locale)(a.city, b.city))
    .map(({ city, id, minutes }) => ({ id, label: `${city} (${offsetText(minutes)})` }))
}

/** Minutes that the clock of a zone is ahead of Greenwich at a moment. */
function minutesAhead(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** GMT, GMT+2, GMT+5:30, GMT−5. */
function offsetText(minutes: number): string {
  if (minutes === 0) return 'GMT'
  const rest = Math.abs(minutes) % 60
  return `GMT${minutes < 0 ? '\u2212' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${rest}`}`
}
