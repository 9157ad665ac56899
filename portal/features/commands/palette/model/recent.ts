import * as z from 'zod/mini'

const recentSchema = z.array(z.object({ to: z.string(), text: z.string(), detail: z.optional(z.string()) }))
export type Recent = z.infer<typeof recentSchema>[number]

const most = 5
const keyOf = (user: string): string => `recent:${user}`

/** What a person last went to from the palette in this window, the newest first. Names of clients stand in it, so a sign-out forgets it. */
export function recentOf(user: string): readonly Recent[] {
  try {
    const kept = recentSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(user)) ?? '[]'))
    return kept.success ? kept.data : []
  } catch {
    return []
  }
}

export function noteRecent(user: string, chosen: Recent): void {
  try {
    const before = recentOf(user).filter(({ to }) => to !== chosen.to)
    sessionStorage.setItem(keyOf(user), JSON.stringify([chosen, ...before].slice(0, most)))
  } catch {
    // A window without room remembers nothing.
  }
}
