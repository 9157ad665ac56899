import type { Request } from 'express'
import type { Payload } from 'payload'
import type { Brand } from '../../shared/brands/brandSchema'
import { idsOf } from '../../collections/idsOf'
import type { Locale } from '../../shared/i18n/locales'
import { localeSchema } from '../../shared/i18n/localeSchema'
import type { ThemeName } from '../../shared/theme/themes'
import { schemeSchema, themeNameSchema } from '../../shared/theme/themeSchemas'
import { boundedCache } from './boundedCache'
import { toPublicBrand } from './brands'
import { cookiesOf } from './http/cookiesOf'
import type { PageFacts } from './portalHtml'
import { languageOfPerson } from './services/session/languageOfPerson'
import { settings } from './settings'

/** What an active portal shows to strangers too. `photo` is the id of its logo, `logoRatio` the width of that over its height. */
type PortalLook = { name: string; theme: ThemeName; language: Locale; photo: string | null; logoRatio: number | null }
const looks = boundedCache<{ look: PortalLook | null }>('portal-looks', { bytes: 500_000, ttlMs: 30_000 })

/** What the first HTML of a request needs to know; a portal's document refines its brand. */
export async function pageFacts(payload: Payload, req: Request, brand: Brand, nonce: string): Promise<PageFacts> {
  const cookies = cookiesOf(req)
  const scheme = schemeSchema.safeParse(cookies.get('quayside-scheme'))
  const hasSession = cookies.has('quayside-token')
  const slug = /^\/dashboard\/([a-z0-9-]+)(?:\/|$)/.exec(req.path)?.[1]
  const look = slug === undefined ? null : await portalLook(payload, brand.name, slug)
  return {
    brand: toPublicBrand(brand),
    locale: chooseLocale(brand, [
      await languageOfPerson(payload, cookies.get('quayside-token')),
      cookies.get('quayside-locale'),
      look?.language,
    ]),
    theme: look?.theme ?? brand.theme,
    ...(look?.logoRatio ? { logoRatio: look.logoRatio } : {}),
    scheme: scheme.success ? scheme.data : 'auto',
    nonce,
    title: look?.name ?? brand.displayName,
    path: req.path,
    tab: typeof req.query['tab'] === 'string' ? req.query['tab'] : null,
    demo: settings().isDemo,
    hasSession,
    // Resetting a password and signing up have other words, and a token is somebody's session to be.
    isAtDoor: !hasSession && req.query['token'] === undefined && req.query['action'] === undefined,
    hasAcceptedCookies: cookies.has('quayside-cookies'),
    ...(typeof req.query['token'] === 'string' ? { customToken: req.query['token'].slice(0, 200) } : {}),
  }
}

/**
 * The first of `wanted` that the brand has, else the brand's default. In this order: what the person chose for their profile, what was chosen on
 * this device, the portal's language. The browser is not asked, since every brand has a default (docs/decisions/100).
 */
export function chooseLocale(brand: Brand, wanted: readonly (string | null | undefined)[]): Locale {
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
  // rights: name, theme, language and logo of an active portal are its public face; nothing else leaves here.
  const { docs } = await payload.find({
    collection: 'portals',
    where: { and: [{ slug: { equals: slug } }, { brand: { equals: brand } }, { active: { equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true, theme: true, portalLanguage: true, photo: true },
    overrideAccess: true,
  })
  const theme = themeNameSchema.safeParse(docs[0]?.theme)
  const [portal] = docs
  if (!portal || !theme.success) {
    looks.set(key, { look: null })
    return null
  }
  const photo = idsOf(portal.photo)[0] ?? null
  const logoRatio = photo === null ? null : await ratioOf(payload, photo)
  const look = { name: portal.name, theme: theme.data, language: portal.portalLanguage, photo, logoRatio }
  looks.set(key, { look })
  return look
}

/** Width of a logo over its height, as its file says; null where that says nothing. */
async function ratioOf(payload: Payload, photo: string): Promise<number | null> {
  // rights: the logo of an active portal is its public face.
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: photo } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { width: true, height: true },
    overrideAccess: true,
  })
  const { height, width } = docs[0] ?? {}
  return width && height ? width / height : null
}

/** Address of an active portal's logo; null when there is no such portal. */
export async function portalLogo(payload: Payload, brand: string, slug: string): Promise<string | null> {
  const look = await portalLook(payload, brand, slug)
  if (!look?.photo) return null
  // rights: the logo of an active portal is its public face.
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: look.photo } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { filename: true, url: true },
    overrideAccess: true,
  })
  const [file] = docs
  return file?.filename ? `/api/media/file/${encodeURIComponent(file.filename)}` : null
}
