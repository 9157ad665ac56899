import { refusedPath } from './refusedPath'

/** Operators that take a list of values; any other with a list is a mistake that Payload answers with a 500. */
const listOperators = new Set(['in', 'not_in', 'all', 'near', 'within', 'intersects'])

/** What is wrong with an address that Payload could not read; null when it can. */
export function malformed({ pathname, searchParams }: URL): string | null {
  try {
    decodeURIComponent(pathname)
  } catch {
    return 'The path is not encoded as UTF-8'
  }
  const seen = new Set<string>()
  for (const name of searchParams.keys()) {
    if (name === 'where') return 'where takes conditions such as where[name][equals]=…'
    if (!name.startsWith('where[')) continue
    const parts = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')
    const last = parts.at(-1) ?? ''
    const isList = last === '' || /^\d+$/.test(last)
    const operator = (isList ? parts.at(-2) : last) ?? ''
    if ((isList || seen.has(name)) && !listOperators.has(operator)) return `${name} takes one value`
    seen.add(name)
  }
  const path = refusedPath(pathname, searchParams)
  return path === null ? null : `Lists are not sorted or filtered by ${path}`
}
