import type { PublicBrand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
import { sessionPath } from '../../shared/routes/firstAnswers'
import { isScreenOf, screenAt, screenOf } from '../../shared/routes/screens'
import { toCssVars } from '../../shared/theme/css'
import type { Scheme } from '../../shared/theme/schemes'
import type { ThemeName } from '../../shared/theme/themes'
import { escapeHtml } from './escapeHtml'
import type { FirstAnswers } from './firstAnswers'
import { firstNotice } from './firstNotice'
import { firstView } from './firstView'
import { firstWords } from './firstWords'
import { firstScripts, readPortalBuild } from './portalBuild'

export type PageFacts = Readonly<{
  brand: PublicBrand
  locale: Locale
  theme: ThemeName
  /** Width over height of the logo of the portal that the address is of, so that its place is kept; absent where that is not known. */
  logoRatio?: number
  scheme: Scheme
  nonce: string
  title: string
  path: string
  /** `?tab=` of the address. */
  tab: string | null
  /** False where screens of the demo do not exist. */
  demo: boolean
  /** Whether the request came with the cookie of a session, good or not: without one nobody has to be asked. */
  hasSession: boolean
  /** `?token=` of the address, as it was given. */
  customToken?: string
  /** Whether the notice of cookies was closed on this device. */
  hasAcceptedCookies: boolean
  /** For a stranger who will be asked to sign in, and can read so before the portal's script has run. */
  isAtDoor: boolean
}>

/** Whether an address of this brand is answered with 200: a screen of the demo, or one that the brand does not have, is not there. */
export function screenExists({ brand, demo, path }: Pick<PageFacts, 'brand' | 'demo' | 'path'>): boolean {
  const id = screenAt(path)
  return id === null || isScreenOf({ brand, demo }, screenOf(id))
}

/**
 * The first HTML of the portal: language, theme and the public part of the brand are in it, so the first paint is already right, and with `answers` what
 * its first view would ask for.
 */
export function renderPortalHtml(facts: PageFacts, answers: FirstAnswers = new Map()): string {
  const { brand, customToken, demo, hasSession, locale, logoRatio, nonce, scheme, theme, title } = facts
  const { html, patientHtml } = readPortalBuild()
  const words = doorOf(facts) || firstView(facts, answers)
  const values: Record<string, string> = {
    LANG: locale,
    THEME: theme,
    SCHEME: scheme,
    NONCE: nonce,
    TITLE: escapeHtml(title),
    DESCRIPTION: escapeHtml(brand.pitch[locale] ?? brand.pitch.en ?? ''),
    THEME_CSS: toCssVars(theme) + (logoRatio === undefined ? '' : `:root{--_logo-ratio:${logoRatio.toFixed(3)}}`),
    PRELOAD: preloads(facts, { html, answers, givesWay: words !== '' }),
    FIRST_WORDS: words,
    FIRST_NOTICE: noticeOf(facts, answers),
    FIRST_ANSWERS: writtenAnswers(answers),
    BOOTSTRAP: JSON.stringify({ brand, demo, hasSession, locale, theme, scheme, nonce, customToken }).replace(/</g, '\\u003c'),
  }
  return (words ? patientHtml : html).replace(
    /%(LANG|PRELOAD|FIRST_WORDS|FIRST_NOTICE|FIRST_ANSWERS|THEME_CSS|THEME|SCHEME|NONCE|TITLE|DESCRIPTION|BOOTSTRAP)%/g,
    (whole, name: string) => values[name] ?? whole,
  )
}

/** A script that is none: the browser runs nothing of it. Nothing in an answer can end it, or a line of it. */
function writtenAnswers(answers: FirstAnswers): string {
  if (answers.size === 0) return ''
  const json = [...answers].map(([path, text]) => `${JSON.stringify(path)}:${text}`).join()
  return `<script type="application/json" id="first-answers">{${escapeJson(json)}}</script>`
}

/** JSON that may stand in a page: what could end its element or a line stands only within texts, where it has another spelling. */
const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Of every screen that wants somebody signed in, for whoever is not. */
function doorOf({ brand, hasAcceptedCookies, isAtDoor, locale, nonce, path }: PageFacts): string {
  const id = screenAt(path)
  if (!isAtDoor || id === null || screenOf(id).frame === 'none') return ''
  return firstWords({ brand, locale, nonce, hasAccepted: hasAcceptedCookies })
}

/** Over the screens of whoever is signed in: the frame around them has the notice that takes its place. */
function noticeOf({ hasAcceptedCookies, locale, nonce, path }: PageFacts, answers: FirstAnswers): string {
  const id = screenAt(path)
  const isFramed = id !== null && ['person', 'portal'].includes(screenOf(id).frame)
  return isFramed && !hasAcceptedCookies && answers.has(sessionPath) ? firstNotice({ locale, nonce }) : ''
}

/** Takes the token from the address before anything else is fetched: neither the history nor a copied address keeps it. */
const cleanAddress = '{const u=new URL(location.href);u.searchParams.delete("token");history.replaceState(null,"",u)}'

type Ahead = Readonly<{
  html: string
  answers: FirstAnswers
  /** Whether there is something to paint before the scripts are needed. */
  givesWay: boolean
}>

/** What the browser is to fetch at once: who is signed in, and the scripts of the first screen. Not the fonts, which would hold up the first words. */
function preloads(facts: PageFacts, { answers, givesWay, html }: Ahead): string {
  const { customToken, hasSession, locale, nonce, path, tab } = facts
  const id = screenAt(path)
  // With a token it is somebody else who is about to be signed in.
  const asks = !answers.has(sessionPath) && hasSession && customToken === undefined && (id === null || screenOf(id).frame !== 'none')
  const scripts = firstScripts({ path: screenExists(facts) ? path : '/', tab, locale })
    // What the page names already need not be named twice.
    .filter((file) => !html.includes(file))
  return [
    ...(customToken === undefined ? [] : [`<script nonce="${nonce}">${cleanAddress}</script>`]),
    ...(asks ? [`<link rel="preload" as="fetch" crossorigin="use-credentials" href="${sessionPath}">`] : []),
    ...scripts.map(
      (file) => `<link rel="modulepreload"${givesWay ? ' fetchpriority="low"' : ''} crossorigin href="/${file}" nonce="${nonce}">`,
    ),
  ].join('')
}
