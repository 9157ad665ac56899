import type { Brand } from '../../../shared/brands/brandSchema'
import { settings } from '../settings'

/** Address of a brand's portal for a link in a mail, without a slash at its end: https on its first host, or the demo's own port. */
export function brandOrigin({ hosts, name }: Brand): string {
  const [host] = hosts
  if (!host) throw new Error(`Brand ${name} has no host`)
  return settings().isDemo ? `http://${host}:${settings().port}` : `https://${host}`
}
