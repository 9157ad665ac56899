import { toCssVars } from '../../../shared/theme/css'
import type { ThemeName } from '../../../shared/theme/themes'

/** The style sheet of `/api/docs`: the tokens of a theme and what the page makes of them. */
export const docsStyle = (theme: ThemeName): string => `${toCssVars(theme)}
* { box-sizing: border-box; }
html { scroll-padding-block-start: var(--s-6); -webkit-text-size-adjust: 100%; }
body { display: grid; margin: 0; background: var(--page); color: var(--text); font: var(--t-body); -webkit-font-smoothing: antialiased; }
::selection { background: color-mix(in oklab, var(--accent) 22%, transparent); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
a { color: var(--text-link); text-underline-offset: 0.15em; }
.skip { position: fixed; z-index: 1; inset: var(--s-2) auto auto var(--s-2); padding: var(--s-2) var(--s-3); border-radius: var(--radius); background: var(--accent); color: var(--on-accent); }
.skip:not(:focus) { clip-path: inset(50%); }
code { font: 500 0.8125rem/1.25rem ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
nav { padding: var(--s-5) var(--s-4); border-block-end: 1px solid var(--border); background: var(--rail); color: var(--rail-text); }
nav h2 { margin: var(--s-5) var(--s-2) var(--s-1); color: var(--rail-muted); font: var(--t-label); }
nav h2 a { color: inherit; text-decoration: none; }
nav h2 a:hover { text-decoration: underline; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr); gap: var(--s-2); align-items: baseline; padding: 0.3125rem var(--s-2); border-radius: var(--radius); color: var(--rail-text); font: var(--t-small); text-decoration: none; overflow-wrap: anywhere; }
nav li a:hover { background: color-mix(in oklab, var(--rail-text) 7%, transparent); }
.brand { display: flex; align-items: center; gap: var(--s-3); padding-inline: var(--s-2); color: inherit; font: 500 1.125rem/1.5rem var(--in-display); text-decoration: none; }
.brand svg { inline-size: 1.625rem; block-size: 1.625rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; color: var(--rail-active-text); }
main { min-inline-size: 0; max-inline-size: 60rem; padding: var(--s-10) var(--gutter) var(--s-24); }
header { padding-block-end: var(--s-6); border-block-end: 1px solid var(--rule); }
header p { margin: 0; color: var(--text-muted); }
h1 { margin: var(--s-1) 0 var(--s-3); font: var(--t-hero); letter-spacing: -0.02em; }
header .lead { margin-block-end: var(--s-2); max-inline-size: 60ch; color: var(--text); font: var(--t-lead); }
section > h2 { margin: var(--s-12) 0 var(--s-4); font: var(--t-h1); letter-spacing: -0.01em; }
article { margin-block-end: var(--s-4); padding: var(--s-5); border: 1px solid var(--border); border-radius: var(--radius-card); background: var(--surface); }
article:target { border-color: var(--accent); box-shadow: inset 3px 0 0 var(--accent); }
article h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--s-1) var(--s-3); margin: 0; }
article h3 code { font-size: 0.9375rem; }
.method { font: 600 0.6875rem/1.25rem var(--in-text); letter-spacing: 0.02em; color: var(--accent); }
h3 .method { padding-inline: var(--s-2); border-radius: var(--radius-s); background: var(--accent-soft); }
h3 .method.delete { background: var(--loss-soft); color: var(--loss); }
nav .method { color: inherit; opacity: 0.85; }
.summary { margin: var(--s-2) 0 0; text-wrap: pretty; }
.who { margin: 0; color: var(--text-muted); font: var(--t-small); }
h4 { margin: var(--s-5) 0 var(--s-2); font: var(--t-h3); }
small { margin-inline-start: var(--s-2); color: var(--text-muted); font: 400 0.75rem/1rem var(--in-text); }
dl { margin: 0; border-block-start: 1px solid var(--hairline); }
dl > div { display: grid; gap: 0 var(--s-6); grid-template-columns: minmax(0, 1fr); padding-block: 0.375rem; border-block-end: 1px solid var(--hairline); }
dd { margin: 0; min-inline-size: 0; }
dd p, .kind { margin: 0; color: var(--text-muted); font: var(--t-small); }
dd dl { margin-block-start: var(--s-2); padding-inline-start: var(--s-3); border-block-start: 0; border-inline-start: 2px solid var(--border); }
details { margin-block-start: var(--s-3); }
summary::marker { color: var(--text-muted); font-size: 0.75em; }
summary { cursor: pointer; border-radius: var(--radius-s); font: 500 0.8125rem/1.5rem var(--in-text); }
summary b { font-variant-numeric: tabular-nums; }
details[open] > summary { margin-block-end: var(--s-2); }
dd > details { margin-block-start: 0; }
dd > details > summary { color: var(--text-link); font-weight: 500; }
@media (min-width: 700px) { dl > div { grid-template-columns: 14rem minmax(0, 1fr); } dd dl > div { grid-template-columns: 11rem minmax(0, 1fr); } }
@media (min-width: 1080px) {
  body { grid-template-columns: 20rem minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; block-size: 100dvh; overflow-y: auto; border-block-end: 0; border-inline-end: 1px solid var(--rail-line); scrollbar-width: thin; }
}
@media (max-width: 1079.98px) {
  nav { display: flex; flex-wrap: wrap; gap: 0 var(--s-5); align-items: center; padding-inline: var(--gutter); }
  nav .brand { inline-size: 100%; padding: 0; }
  nav ul { display: none; }
  nav h2 { margin: var(--s-2) 0 0; }
  nav h2 a { display: block; padding-block: var(--s-2); color: var(--rail-text); }
}
@media (pointer: coarse) { nav h2 a, nav li a, summary { min-block-size: 2.75rem; align-content: center; } }
@media print { nav { display: none; } details::details-content { content-visibility: visible; block-size: auto; } }
`
