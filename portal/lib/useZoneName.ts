import { useText } from './i18n/useText'
import { useTimeZone } from './timeZone'

const named = ['Europe/London', 'Europe/Athens', 'Atlantic/Reykjavik'] as const

/** The city of a zone as sentences need it; as the zone spells it for a city that has no word of its own here. Null without a zone. */
export function usePlaceOf(timeZone: string | null): string | null {
  const t = useText('common')
  const known = named.find((zone) => zone === timeZone)
  return known ? t(`zone.${known}`) : (timeZone?.split('/').at(-1)?.replaceAll('_', ' ') ?? null)
}

/** The city of the brand's zone. */
export function useZoneName(): string {
  const timeZone = useTimeZone()
  return usePlaceOf(timeZone) ?? timeZone
}
