import { createGlobalStyle } from 'styled-components'
import { media } from './media'
import { property, token } from './tokens'

/** The base that every page stands on; colours, sizes and type come from the theme's variables alone. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(${token('topbar-h')} + 3.5rem); background: ${token('page')}; }
  /* What has the focus must not hide under the bar at the foot of small screens. */
  ${media.below(960)} { html { scroll-padding-bottom: 4.5rem; } }
  body { margin: 0; background: ${token('page')}; color: ${token('text')}; font: ${token('t-body')}; font-variant-numeric: lining-nums; font-optical-sizing: auto; -webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale; text-rendering: optimizeLegibility; overflow-wrap: break-word; }
  h1, h2, h3, h4, p, figure, dl, dd, ol, ul, blockquote { margin: 0; padding: 0; }
  ol, ul { list-style: none; }
  h1 { font: ${token('t-h1')}; letter-spacing: -0.01em; text-wrap: balance; }
  h2 { font: ${token('t-h2')}; }
  h3 { font: ${token('t-h3')}; }
  a { color: ${token('text-link')}; text-decoration-line: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; text-decoration-color: color-mix(in oklab, currentColor 40%, transparent); }
  a:hover { text-decoration-color: currentColor; }
  button, input, select, textarea { font: inherit; color: inherit; font-variant-numeric: inherit; }
  button, [role='tab'], label[for], summary, select { cursor: pointer; }
  [hidden][hidden][hidden] { display: none; }
  :focus { outline: none; }
  :focus-visible { outline: 2px solid ${token('focus')}; outline-offset: 2px; border-radius: ${token('radius-s')}; }
  ::selection { background: ${token('accent-soft')}; }

  ${media.print} {
    [data-no-print] { display: none !important; }
    /* Paper is always light; all else follows from the inputs. */
    :root:root:root { color-scheme: light; ${property('in-paper')}: #fff; ${property('in-surface')}: #fff; }
    body { font-size: 9pt; }
    h2 { break-after: avoid; }
  }
  @page { size: A4; margin: 14mm 14mm 18mm; }

  ${media.forcedColours} {
    [aria-pressed='true'], [aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }

  ${media.reducedMotion} {
    /* The id that nothing has lifts this above every style of a component. */
    :not(#_), :not(#_)::before, :not(#_)::after { animation: none; transition: none; scroll-behavior: auto; }
  }
`
