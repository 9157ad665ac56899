import type { Request } from 'express'
import type { Payload } from 'payload'
import type { Brand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
import { localeSchema } from '../../shared/i18n/localeSchema'
import type { ThemeName } from '../../shared/theme/themes'
import { schemeSchema, themeNameSchema } from '../../shared/theme/themeSchemas'
import { boundedCache } from './boundedCache'
import { toPublicBrand } from './brands'
import type { PageFacts } from './portalHtml'
import { settings } from './settings'

type PortalLook = { name: string; theme: ThemeName }
const looks = boundedCache<{ look: PortalLook | null }>('portal-looks', { bytes: 500_000, ttlMs: 30_000 })

/** What the first HTML of a request needs to know; a portal's document refines its brand. */
export async function pageFacts(payload: Payload, req: Request, brand: Brand, nonce: string): Promise<PageFacts> {
  const cookies = readCookies(req.headers.cookie)
  const scheme = schemeSchema.safeParse(cookies.get('quayside-scheme'))
  const slug = /^\/dashboard\/([a-z0-9-]+)(?:\/|$)/.exec(req.path)?.[1]
  const look = slug === undefined ? null : await portalLook(payload, brand.name, slug)
  return {
    brand: toPublicBrand(brand),
    locale: chooseLocale(brand, cookies.get('quayside-locale'), req.headers['accept-language']),
    theme: look?.theme ?? brand.theme,
    scheme: scheme.success ? scheme.data : 'auto',
    nonce,
    title: look?.name ?? brand.displayName,
    path: req.path,
    tab: typeof req.query['tab'] === 'string' ? req.query['tab'] : null,
    demo: settings().isDemo,
    hasSession: cookies.has('quayside-token'),
  }
}

/** The person's own choice, then what their browser asks for, then the brand's default; never a language the brand does not have. */
export function chooseLocale(brand: Brand, chosen: string | undefined, accepted: string | undefined): Locale {
  const wanted = [chosen, ...(accepted ?? '').split(',').map((part) => part.trim().split(/[-;]/)[0])]
  for (const candidate of wanted) {
    const locale = localeSchema.safeParse(candidate)
    if (locale.success && brand.locales.includes(locale.data)) return locale.data
  }
  return brand.defaultLocale
}

async function portalLook(payload: Payload, brand: string, slug: string): Promise<PortalLook | null> {
  const key = `${brand}/${slug}`
  const cached = looks.get(key)
  if (cached) return cached.look
  // rights: name and theme of an active portal are its public face; nothing else leaves here.
  const { docs } = await payload.find({
    collection: 'portals',
    where: { and: [{ slug: { equals: slug } }, { brand: { equals: brand } }, { active: { equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true, theme: true },
    overrideAccess: true,
  })
  const theme = themeNameSchema.safeParse(docs[0]?.theme)
  const look = docs[0] && theme.success ? { name: docs[0].name, theme: theme.data } : null
  looks.set(key, { look })
  return look
}

function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  return new Map(pairs)
}
