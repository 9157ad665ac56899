import { useText } from './i18n/useText'
import { useTimeZone } from './timeZone'

const named = ['Europe/London', 'Europe/Athens', 'Atlantic/Reykjavik'] as const

/** The city of the brand's zone as sentences need it; as the zone spells it for a city that has no word of its own here. */
export function useZoneName(): string {
  const t = useText('common')
  const timeZone = useTimeZone()
  const known = named.find((zone) => zone === timeZone)
  return known ? t(`zone.${known}`) : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
