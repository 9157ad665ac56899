import type { Brand } from '../../../shared/brands/brandSchema'
import type { Mail } from '../../../collections/payload-types'
import { brands } from '../brands'
import { keyOf } from '../services/keys/oneTimeKeys'
import { settings } from '../settings'
import { brandOrigin } from './brandOrigin'
import { type RenderedMail, renderMail } from './renderMail'
import { writeMail } from './templates'

export type Envelope = RenderedMail & Readonly<{ from: { name: string; address: string }; to: string }>

/** A mail of the outbox as it is sent. Throws an `Error` when its brand or its template is no more. */
export function presentMail({ brand: brandName, data, locale, template, to }: Mail): Envelope {
  const brand = brands().get(brandName)
  if (!brand) throw new Error(`There is no brand ${brandName}`)
  const firm = brand.displayName
  const content = writeMail(template, data, { locale, firm, origin: brandOrigin(brand), keyOf })
  return {
    ...renderMail(content, { locale, theme: brand.theme, firm, sender: senderOf(brand), site: siteOf(brand) }),
    from: { name: firm, address: settings().mail.from ?? `portal@${brand.hosts[0]}` },
    to,
  }
}

/** The firm as a letter names it; a brand that names none writes in its own name. */
export const senderOf = ({ displayName, firm }: Brand): string => (firm ? [firm.name, ...firm.address].join(', ') : displayName)

/** The firm's own site, which its letters name; null where it has none. */
export const siteOf = ({ companyUrl }: Brand): string | null => (companyUrl === '/' ? null : companyUrl)
