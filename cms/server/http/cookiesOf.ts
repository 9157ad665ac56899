import type { IncomingMessage } from 'node:http'

/** Cookies of a request by their names, as they were sent. */
export function cookiesOf({ headers }: Pick<IncomingMessage, 'headers'>): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  return new Map(pairs)
}
