import { createHash } from 'node:crypto'
import { sanitiseHtml } from '../../shared/domain/sanitiseHtml'
import { type Locale, locales } from '../../shared/i18n/locales'
import type { Account, Portal } from '../payload-types'

export type TermsText = Readonly<{ html: string; locale: Locale; version: string }>
type Texts = Pick<Portal, 'portalLanguage' | 'tnc'>

/** Every text of a portal's terms, by language; those that are empty once they are sanitised are left out. */
export function textsOf({ tnc }: Pick<Texts, 'tnc'>): TermsText[] {
  return locales.flatMap((locale) => {
    const html = sanitiseHtml(tnc?.[locale] ?? '').trim()
    if (html.replace(/<[^>]*>/g, '').trim() === '') return []
    return [{ html, locale, version: `${locale}-${createHash('sha256').update(html).digest('hex').slice(0, 12)}` }]
  })
}

/**
 * The terms that a reader is shown: in their language, else in the portal's own, else in any, so that nobody is let off by the language they read
 * in (decision 196). Null for a portal without terms.
 */
export function termsFor(portal: Texts, locale: Locale): TermsText | null {
  const texts = textsOf(portal)
  const of = (wanted: Locale) => texts.find((text) => text.locale === wanted)
  return of(locale) ?? of(portal.portalLanguage) ?? texts[0] ?? null
}

/** One of a portal's present texts; null for a version that is none of them. */
export const textOfVersion = (portal: Texts, version: string | null): TermsText | null =>
  textsOf(portal).find((text) => text.version === version) ?? null

/** Whether an account has accepted what a portal's terms say now, in any of their languages. So has everybody where there are none. */
export function hasAccepted(portal: Texts, { termsAndConditions }: Pick<Account, 'termsAndConditions'>): boolean {
  const texts = textsOf(portal)
  if (texts.length === 0) return true
  return termsAndConditions?.accepted === true && texts.some(({ version }) => version === termsAndConditions.version)
}
