'use client'

/**
 * A record as it is stored now, its newest draft where it has drafts; who saved it comes with their name, other relations as ids. Null when it
 * cannot be read.
 */
export async function readRecord<Doc>(slug: string, id: string | number, locale?: string): Promise<Doc | null> {
  const query = new URLSearchParams({ depth: '0', draft: 'true', ...(locale ? { locale, 'fallback-locale': 'null' } : {}) })
  const response = await fetch(`/api/${slug}/${id}?${query}`, { credentials: 'include' })
  if (!response.ok) return null
  const doc = (await response.json()) as { updatedBy?: unknown }
  const by = typeof doc.updatedBy === 'string' ? (await namesOf('users', [doc.updatedBy])).get(doc.updatedBy) : undefined
  return { ...doc, updatedBy: by === undefined ? null : { name: by } } as Doc
}

/** What records are called, by their ids: one request. `title` is the field that names them. */
export async function namesOf(slug: string, ids: readonly string[], title = 'name'): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const query = new URLSearchParams([
    ['depth', '0'],
    ['limit', String(ids.length)],
    [`select[${title}]`, 'true'],
    ...ids.map((id) => ['where[id][in][]', id]),
  ])
  const response = await fetch(`/api/${slug}?${query}`, { credentials: 'include' })
  if (!response.ok) return new Map()
  const { docs } = (await response.json()) as { docs: Record<string, unknown>[] }
  return new Map(docs.map((doc) => [String(doc.id), typeof doc[title] === 'string' ? doc[title] : '']))
}
