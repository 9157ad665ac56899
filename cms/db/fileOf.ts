import { fileURLToPath } from 'node:url'

/** The path that a `file:` address of SQLite names; null for a database in memory, and for an address of another database. */
export function fileOf(databaseUrl: string): string | null {
  if (/^(?!file:)[a-z+]+:\/\//i.test(databaseUrl)) return null
  const path = databaseUrl.startsWith('file://') ? fileURLToPath(databaseUrl) : databaseUrl.replace(/^file:/, '')
  return path === '' || path.startsWith(':memory:') ? null : path
}
