import type { Change } from '../../shared/contracts/wealth/figures'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import type { IsoDate } from '../../shared/domain/dates'
import type { Money } from '../../shared/domain/money'
import type { Ratio } from '../../shared/domain/ratio'
import { formatDate } from '../../shared/format/date'
import { formatMoney, moneyParts } from '../../shared/format/money'
import { groupDigits } from '../../shared/format/numberMarks'
import { formatPercent } from '../../shared/format/percent'
import type { Locale } from '../../shared/i18n/locales'
import { firstAnswersOf } from '../../shared/routes/firstAnswers'
import { paramsAt, screenAt } from '../../shared/routes/screens'
import { escapeHtml } from './escapeHtml'
import type { FirstAnswers } from './firstAnswers'
import type { PageFacts } from './portalHtml'
import { readPortalBuild } from './portalBuild'

type Facts = Pick<PageFacts, 'brand' | 'locale' | 'nonce' | 'path' | 'tab'>
type Texts = Readonly<Record<string, string>>
/** `portal` is the one that the address names. */
type Face = Readonly<{ locale: Locale; texts: Texts; portal: string }>

/**
 * The head of a signed-in screen as it stands before its script has run, as HTML with its styles: its name and its first figures, of the answers that go
 * into the same page, where the portal will have them. Nothing in it can be used; the portal puts its own in its place. Empty where there is no answer.
 */
export function firstView({ brand, locale, nonce, path, tab }: Facts, answers: FirstAnswers): string {
  const texts = readPortalBuild().firstViews[locale]
  const [, first] = firstAnswersOf(path, tab)
  const text = first === undefined ? undefined : answers.get(first)
  if (!texts || text === undefined) return ''
  const screen = screenAt(path)
  const { portal = '' } = screen === null ? {} : paramsAt(screen, path)
  const body = bodyOf(screen, text, { locale, texts, portal })
  if (body === '') return ''
  return `<style nonce="${nonce}">${style}</style><div class="view"><div></div><header>${escapeHtml(brand.displayName)}</header><main>${body}</main></div>`
}

/** The answer is our endpoint's own, which it wrote by the contract. */
function bodyOf(screen: ReturnType<typeof screenAt>, answer: string, face: Face): string {
  if (screen === 'clients') return clientsOf(JSON.parse(answer) as ClientsResponse, face)
  if (screen !== 'portfolio') return ''
  const portfolio = JSON.parse(answer) as PortfolioResponse
  // Elsewhere the portal says that there is no such page.
  return portfolio.portfolio.portal === face.portal ? portfolioOf(portfolio, face) : ''
}

/** As `ClientsPage` with its `ClientTotals`. */
function clientsOf({ asOf, clients, totals }: ClientsResponse, { locale, texts }: Face): string {
  const word = (key: string) => escapeHtml(texts[`clients.${key}`] ?? '')
  const count = (value: number) => escapeHtml(groupDigits(String(value), locale))
  const money = (value: Money) => formatMoney(value, locale)
  const { month, thirdParty, value } = totals
  const third = asOf && thirdParty?.value ? `<br>${filled(texts['clients.thirdParty'], { value: money(thirdParty.value) })}` : ''
  const date = asOf ? filled(texts['dataDate'], { date: formatDate(asOf) }) : ''
  const gain = month && month.clients === month.of ? `<div>${changeOf(locale, month.gain)} ${word('overMonth')}</div>` : ''
  const tile = (label: string, figure: string, note: string, isWide = false) =>
    `<div${isWide ? ' data-wide' : ''}><dt>${word(label)}</dt><dd>${figure}</dd><dd>${note || '&nbsp;'}</dd></div>`
  if (clients.length === 0 || value === null) return ''
  const signedIn = filled(texts['clients.signedInOf'], { count: totals.signedInLast7Days, linked: totals.linked })
  const average = totals.averagePortfolio ? filled(texts['clients.averagePortfolio'], { value: money(totals.averagePortfolio) }) : ''
  return [
    `<section><h1>${word('title')}</h1></section><dl>`,
    tile('assetsUnderManagement', escapeHtml(money(value)), gain + date + third, true),
    tile('clients', count(totals.clients), ''),
    tile('portfolios', count(totals.portfolios), average),
    tile('signedIn', signedIn, filled(texts['clients.signedInToday'], { count: totals.signedInToday }), true),
    '</dl>',
  ].join('')
}

/** As `PortfolioHead`. */
function portfolioOf({ asOf, dayChange, portfolio, value }: PortfolioResponse, face: Face): string {
  const { locale, texts } = face
  const { externalId, name, riskProfile, type } = portfolio
  const badge = `<b>${escapeHtml(texts[`portfolioTypeShort.${type}`] ?? '')}</b>`
  const risk = riskProfile === null ? '' : `<small>${filled(texts['portfolio.riskProfile'], { level: riskProfile })}</small>`
  const meta = `${externalId === null ? '' : `<small>${escapeHtml(externalId)}</small>`}${risk}`
  return [
    `<section class="figure"><div><h1>${escapeHtml(name)}</h1>${badge}${meta}</div>`,
    heroOf(value, locale),
    `<div>${dayOf(dayChange, asOf, face)}</div></section>`,
  ].join('')
}

const dayOf = (change: Change | null, asOf: IsoDate | null, { locale, texts }: Face): string =>
  (change ? `<span>${changeOf(locale, change.amount, change.ratio)} <i>${escapeHtml(texts['onTheDay'] ?? '')}</i></span>` : '') +
  (asOf ? `<small>${filled(texts['dataDate'], { date: formatDate(asOf) })}</small>` : '')

/** As `HeroFigure`. */
function heroOf(value: Money | null, locale: Locale): string {
  if (value === null) return '<p>–</p>'
  const { fraction, gap, integer, sign, symbol, symbolFirst } = moneyParts(value, locale)
  const before = symbolFirst ? `<i>${symbol}</i>${gap}` : ''
  const after = `${fraction && `<small>${fraction}</small>`}${symbolFirst ? '' : `<small>${gap}${symbol}</small>`}`
  return `<p>${sign}${before}${integer}${after}</p>`
}

/** As `Delta`: its arrow is drawn by the style. */
function changeOf(locale: Locale, amount: Money | null, ratio: Ratio | null = null): string {
  const money = amount && formatMoney(amount, locale, { signed: true })
  const share = ratio === null ? null : formatPercent(ratio, locale, { signed: true })
  const text = money && share ? `${money} (${share})` : (money ?? share ?? '')
  const isDown = amount ? amount.amount.startsWith('-') : (ratio ?? 0) < 0
  const tone = /[1-9]/.test(money ?? text) ? (isDown ? 'loss' : 'gain') : 'flat'
  return `<span data-tone="${tone}">${escapeHtml(text)}</span>`
}

/** A text with its values; empty for one that says more than its values, which only the portal can write. */
function filled(text: string | undefined, values: Readonly<Record<string, string | number>>): string {
  const whole = (text ?? '').replace(/\{(\w+)(?:, number)?\}/g, (found, name: string) => String(values[name] ?? found))
  return whole.includes('{') ? '' : escapeHtml(whole)
}

/** Measures are those of `DashboardFrame`, `MobileHead`, `PageHead`, `FigureHead`, `Tiles` and `Tile`. */
const style = [
  '.view{display:grid;grid-template:auto 1fr/minmax(0,1fr);min-block-size:100dvh}',
  '.view>div{display:none}',
  '.view>header{block-size:var(--topbar-h);padding:1rem var(--gutter) 0 calc(var(--gutter) + 2.75rem);border-block-end:1px solid var(--border);color:var(--accent);font:500 1.1875rem/1.5rem var(--in-display);letter-spacing:-.01em}',
  '.view>main{display:flex;flex-direction:column;gap:var(--s-5);inline-size:100%;max-inline-size:var(--page-max);margin-inline:auto;padding:var(--s-5) var(--gutter)}',
  '.view small,.view i{color:var(--text-muted);font-style:normal}',
  '.view small{font:var(--t-small)}',
  '.view [data-tone]{font-weight:500;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}',
  '.view [data-tone]::before{content:"";display:inline-block;inline-size:1em}',
  '.view [data-tone=gain]{color:var(--gain)}.view [data-tone=loss]{color:var(--loss)}',
  '.view section{min-block-size:10.25rem}',
  '.figure>div{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-1) var(--s-3)}',
  '.figure>div:last-child{column-gap:var(--s-4)}',
  '.figure h1{font:500 1rem/1.5rem var(--in-text);letter-spacing:-.005em;overflow-wrap:anywhere}',
  '.figure b{padding:0 .375rem;border-radius:var(--radius-s);background:var(--surface-sunken);color:var(--text-muted);font:550 .6875rem/1.25rem var(--in-text)}',
  '.figure p{margin-block:var(--s-1) var(--s-2);font:var(--t-hero);letter-spacing:-.022em;white-space:nowrap;font-variant-numeric:lining-nums proportional-nums}',
  '.figure p small{font:inherit;font-size:.56em;letter-spacing:-.01em}',
  '.figure p i{margin-inline-end:.04em}',
  '.view dl{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-card);overflow:hidden}',
  '.view dl>div{padding:var(--s-4) var(--s-5);box-shadow:-1px -1px 0 var(--hairline)}',
  '.view dt{margin-block-end:var(--s-1);color:var(--text-muted);font:var(--t-label)}',
  '.view dt+dd{font:var(--t-figure);letter-spacing:-.015em;white-space:nowrap;font-variant-numeric:tabular-nums lining-nums}',
  '.view dd+dd{margin-block-start:2px;color:var(--text-muted);font:var(--t-small)}',
  '@media (max-width:599.98px){.view [data-wide]{grid-column:1/-1}}',
  '@media (max-width:479.98px){.view dl>div{padding:var(--s-3) var(--s-4)}.view dt+dd{font-size:1.25rem}}',
  '@media (min-width:960px){',
  '.view{grid-template-columns:var(--rail-narrow) minmax(0,1fr)}',
  '.view>div{display:block;grid-row:1/3;background:var(--rail)}',
  '.view>header{color:transparent}',
  '.view>main{gap:var(--s-6);padding-block-start:var(--s-6)}',
  '.view section{min-block-size:5.125rem}',
  '.view dl{grid-template-columns:repeat(4,minmax(0,1fr))}',
  '}',
  '@media (min-width:1440px){.view{grid-template-columns:var(--rail-w) minmax(0,1fr)}}',
].join('')
