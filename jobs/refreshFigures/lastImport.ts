import { UpstreamError, type WealthProvider } from '../../cms/server/wealth/provider'
import type { Brand } from '../../shared/brands/brandSchema'

const dayMs = 24 * 3_600_000
const importHourUtc = 5

/** For sources that do not say when they imported: 05:00 UTC, half an hour after the latest of them has the closing prices of the day before. */
export function nightlyImport(now: Date): Date {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), importHourUtc))
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

/**
 * When a source last imported: by its own word where it has one, else the night. One call at most. Throws an `UpstreamError` when the source does not
 * answer; what it says and cannot be believed counts as not said.
 */
export async function lastImport(provider: WealthProvider, { defaultLocale }: Brand, now: Date): Promise<Date> {
  if (!provider.capabilities.has('lastImport')) return nightlyImport(now)
  try {
    const { data } = await provider.getLastImport({ locale: defaultLocale })
    return new Date(data)
  } catch (error) {
    if (error instanceof UpstreamError && (error.kind === 'bad_shape' || error.kind === 'not_found')) return nightlyImport(now)
    throw error
  }
}
