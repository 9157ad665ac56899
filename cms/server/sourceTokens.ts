import { type Settings, settingOfSource } from './settings'

/** Longer than this nobody waits for a source before the start; one that is not there is told by its screens and by the doctor. */
const patienceMs = 2_000

/**
 * Whether an address refuses a token. One that does not answer, or answers anything but 401, refuses nothing: gateways answer 403 where they have no page,
 * whoever asks, and that must stop no start.
 */
export async function refusesToken({ token, url }: Readonly<{ url: string; token: string }>): Promise<boolean> {
  if (token === '') return false
  try {
    const { body, status } = await fetch(url, {
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patienceMs),
    })
    await body?.cancel()
    return status === 401
  } catch {
    return false
  }
}

/** A sentence for each wealth source that refuses its token, by its setting. */
export async function tokenProblems({ wealth }: Pick<Settings, 'wealth'>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(wealth).map(async ([name, source]) =>
      source && (await refusesToken(source)) ? [`${settingOfSource(name)}_TOKEN is refused by ${new URL(source.url).host}`] : [],
    ),
  )
  return found.flat()
}
