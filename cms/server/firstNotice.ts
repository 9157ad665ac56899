import type { Locale } from '../../shared/i18n/locales'
import { escapeHtml } from './escapeHtml'
import { readPortalBuild } from './portalBuild'

/** The element, which `CookieNotice` takes away when it comes. */
const id = 'first-notice'

/**
 * The notice of cookies over a signed-in screen, as HTML with its styles, until `CookieNotice` comes with its button: it is the longest text of a small
 * screen, and came a second after everything else.
 */
export function firstNotice({ locale, nonce }: Readonly<{ locale: Locale; nonce: string }>): string {
  const text = readPortalBuild().firstWords[locale]?.cookies
  return text ? `<style nonce="${nonce}">${style}</style><div id="${id}"><p>${escapeHtml(text)}</p></div>` : ''
}

/** Measures are those of `CookieNotice` and `Notice`. */
const style = [
  `#${id}{position:fixed;inset:auto var(--s-4) var(--s-4);z-index:var(--z-bar);display:grid;justify-items:center;pointer-events:none}`,
  `#${id} p{inline-size:min(44rem,100%);padding:.75rem 6rem .75rem 2.875rem;border:1px solid color-mix(in oklab,var(--info) 32%,var(--surface));border-radius:var(--radius-card);background:var(--info-soft);box-shadow:var(--shadow-pop)}`,
  `@media (max-width:959.98px){#${id}{inset-block-end:calc(4rem + env(safe-area-inset-bottom))}}`,
  `@media (max-width:599.98px){#${id} p{padding-block-end:3.25rem;padding-inline-end:1rem}}`,
  // As high as it may be in the longest language: a toast stands above it.
  `:root:has(#${id}){--_notice:6rem}`,
  `@media (max-width:599.98px){:root:has(#${id}){--_notice:14rem}}`,
  `@media print{#${id}{display:none}}`,
].join('')
