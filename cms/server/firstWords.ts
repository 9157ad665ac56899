import type { PublicBrand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
import { escapeHtml } from './escapeHtml'
import { readPortalBuild } from './portalBuild'

type Words = Readonly<{
  brand: PublicBrand
  locale: Locale
  nonce: string
  /** Whether the notice of cookies was closed on this device. */
  hasAccepted: boolean
}>

/**
 * The sign-in page as it stands before its script has run, as HTML with its styles: the brand, what is asked for and the notice of cookies, where
 * `SignInPage` will have them, with the room that its form will take. Nothing in it can be used; the portal puts its own in its place.
 */
export function firstWords({ brand, hasAccepted, locale, nonce }: Words): string {
  const texts = readPortalBuild().firstWords[locale]
  if (!texts) return ''
  const own = (of: PublicBrand['motto']) => escapeHtml(of[locale] ?? of[brand.defaultLocale] ?? '')
  const paths = brand.mark.map((d) => `<path d="${escapeHtml(d)}"/>`).join('')
  const name = `<span><svg viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>${escapeHtml(brand.displayName)}</span>`
  const welcome = escapeHtml(texts.welcome.replaceAll('{brand}', brand.displayName))
  return [
    `<style nonce="${nonce}">${style}</style><div class="first">`,
    `<section><div>${name}<blockquote>${own(brand.motto)}</blockquote><p>${own(brand.pitch)}</p></div></section>`,
    `<main>${name}<div${brand.signUp === 'open' ? ' data-open' : ''}><h1>${escapeHtml(texts.title)}</h1><p>${welcome}</p></div>`,
    `<footer>${hasAccepted ? '' : `<p>${escapeHtml(texts.cookies)}</p>`}</footer></main></div>`,
  ].join('')
}

/** Measures are those of `SignInPage`, `Cartouche` and `Notice`; `main > div` is as high as the form of most brands. */
const style = [
  '.first{display:grid;grid-template-columns:minmax(0,1fr);min-block-size:100dvh}',
  '.first>section{display:none}',
  '.first span{display:inline-flex;align-items:center;gap:var(--s-3);font:500 1.1875rem/1.5rem var(--in-display);letter-spacing:-.01em}',
  '.first svg{inline-size:1.625rem;block-size:1.625rem;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}',
  '.first>main{display:flex;flex-direction:column;padding:var(--s-6) var(--gutter)}',
  '.first>main>span{color:var(--accent)}',
  '.first>main>div{inline-size:min(23rem,100%);min-block-size:28.5rem;margin:auto;padding-block:var(--s-8)}',
  '.first>main>div[data-open]{min-block-size:30.875rem}',
  '.first h1{font:400 2rem/2.5rem var(--in-display);letter-spacing:-.015em}',
  '.first h1+p{margin-block-start:var(--s-1);color:var(--text-muted)}',
  '.first footer{padding-block-start:3.875rem;font:var(--t-small)}',
  '.first footer:empty{padding-block-start:3.375rem}',
  '.first footer p{padding:.8125rem 1.0625rem 3.3125rem 2.9375rem}',
  '@media (min-width:960px){',
  '.first{grid-template-columns:minmax(0,11fr) minmax(26rem,9fr)}',
  '.first>section{display:flex;padding:var(--s-10);background:var(--deep);color:var(--on-deep)}',
  '.first>section>div{inline-size:min(29rem,100%);margin-block-start:auto;padding:var(--s-8);border:1px solid transparent}',
  '.first blockquote{margin-block:var(--s-6) var(--s-3);font:400 2rem/2.375rem var(--in-display);letter-spacing:-.018em;text-wrap:balance}',
  '.first>section p{color:var(--on-deep-muted)}',
  '.first>main{padding:var(--s-10) var(--s-12)}',
  '.first>main>span{display:none}',
  '.first footer{padding-block-start:2.25rem}',
  '.first footer:empty{padding-block-start:1.75rem}',
  '.first footer p{padding-block-end:.8125rem;padding-inline-end:6.0625rem}',
  '}',
].join('')
