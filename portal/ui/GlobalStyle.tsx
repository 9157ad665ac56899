import { createGlobalStyle } from 'styled-components'

/** The base that every page stands on; colours, sizes and type come from the theme's variables alone. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(var(--topbar-h) + 3.5rem); background: var(--page); }
  /* What has the focus must not hide under the bar at the foot of small screens. */
  @media (max-width: 959.98px) { html { scroll-padding-bottom: 4.5rem; } }
  body { margin: 0; background: var(--page); color: var(--text); font: var(--t-body); font-variant-numeric: lining-nums; font-optical-sizing: auto; -webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale; text-rendering: optimizeLegibility; }
  h1, h2, h3, h4, p, figure, dl, dd, ol, ul, blockquote { margin: 0; padding: 0; }
  ol, ul { list-style: none; }
  h1 { font: var(--t-h1); letter-spacing: -0.01em; text-wrap: balance; }
  h2 { font: var(--t-h2); }
  h3 { font: var(--t-h3); }
  a { color: var(--text-link); text-decoration-line: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; text-decoration-color: color-mix(in oklab, currentColor 40%, transparent); }
  a:hover { text-decoration-color: currentColor; }
  button, input, select, textarea { font: inherit; color: inherit; font-variant-numeric: inherit; }
  button, [role='tab'], label[for], summary, select { cursor: pointer; }
  [hidden] { display: none !important; }
  :focus { outline: none; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: var(--radius-s); }
  ::selection { background: var(--accent-soft); }

  @media print {
    /* Paper is always light; all else follows from the inputs. */
    :root:root:root { color-scheme: light; --in-paper: #fff; --in-surface: #fff; }
    body { font-size: 9pt; }
    h2 { break-after: avoid; }
    [data-no-print] { display: none !important; }
  }
  @page { size: A4; margin: 14mm 14mm 18mm; }

  @media (forced-colors: active) {
    [aria-pressed='true'], [aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`
