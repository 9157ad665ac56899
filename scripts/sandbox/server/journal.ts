import type { RequestHandler } from 'express'

export type JournalEntry = Readonly<{ method: string; path: string; at: string; agent: string | null }>
export type Journal = Readonly<{ entries: () => readonly JournalEntry[]; clear: () => void; handler: RequestHandler }>

const capacity = 10_000

/** Writes down each request that reached the API, refused ones too, with its query. The oldest give way. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = []
  return {
    entries: () => entries,
    clear: () => {
      entries = []
    },
    handler: (request, _response, next) => {
      if (entries.length >= capacity) entries.shift()
      entries.push({
        method: request.method,
        path: request.originalUrl,
        at: new Date().toISOString(),
        agent: request.get('user-agent') ?? null,
      })
      next()
    },
  }
}
