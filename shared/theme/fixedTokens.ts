import type { ThemeInputs } from './inputs'

/** Spacing, type scale, motion, layers: the same for every brand. A type role is weight, size/line, face. */
export const fixedTokens = {
  's-1': '0.25rem',
  's-2': '0.5rem',
  's-3': '0.75rem',
  's-4': '1rem',
  's-5': '1.25rem',
  's-6': '1.5rem',
  's-8': '2rem',
  's-10': '2.5rem',
  's-12': '3rem',
  's-16': '4rem',
  's-20': '5rem',
  's-24': '6rem',
  gutter: 'clamp(1rem, 2.4vw, 2.5rem)',
  row: '2.75rem',
  'control-h': '2.25rem',
  'rail-w': '14rem',
  'rail-narrow': '4.5rem',
  'topbar-h': '3.5rem',
  'page-max': '90rem',

  't-hero': '400 clamp(2.25rem, 1.6rem + 2.2vw, 3.25rem)/1.08 var(--in-display)',
  't-h1': '400 1.625rem/2rem var(--in-display)',
  't-h2': '600 1rem/1.5rem var(--in-heading)',
  't-h3': '600 0.875rem/1.25rem var(--in-heading)',
  't-figure': '500 1.375rem/1.75rem var(--in-text)',
  't-lead': '400 1rem/1.5rem var(--in-text)',
  't-body': '400 0.875rem/1.25rem var(--in-text)',
  't-strong': '550 0.875rem/1.25rem var(--in-text)',
  't-small': '400 0.8125rem/1.125rem var(--in-text)',
  't-label': '500 0.75rem/1rem var(--in-text)',
  't-micro': '500 0.6875rem/0.875rem var(--in-text)',

  fast: '90ms',
  base: '140ms',
  slow: '180ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',

  'z-sticky': '10',
  'z-bar': '20',
  'z-pop': '30',
  'z-drawer': '40',
  'z-dialog': '50',
  'z-palette': '60',
  'z-toast': '70',
} as const satisfies Record<string, string>

export type FixedToken = keyof typeof fixedTokens

/** Where the faces of a theme ask for other sizes or weights: a serif heading is larger, a display without serifs smaller and heavier. */
export const typeDifferencesOf = ({ display, heading }: Faces): Partial<Record<FixedToken, string>> => ({
  ...(heading === 'serif'
    ? {
        't-h2': '600 1.0625rem/1.5rem var(--in-heading)',
        't-h3': '600 0.9375rem/1.25rem var(--in-heading)',
      }
    : {}),
  ...(display === 'sans'
    ? {
        't-hero': '600 clamp(2.125rem, 1.5rem + 2vw, 3rem)/1.08 var(--in-display)',
        't-h1': '600 1.5rem/2rem var(--in-display)',
      }
    : {}),
})
type Faces = Pick<ThemeInputs, 'display' | 'heading'>

/** Elevation: only what floats has a shadow. */
export const shadowTokens = {
  scrim: 'light-dark(#13211f52, #00000099)',
  'shadow-pop': '0 1px 2px light-dark(#13211f14, #00000066), 0 8px 24px -4px light-dark(#13211f24, #00000099)',
  'shadow-sheet': '0 0 0 1px var(--border), 0 24px 64px -12px light-dark(#13211f40, #000000b3)',
} as const satisfies Record<string, string>

export type ShadowToken = keyof typeof shadowTokens

/** Corners: of controls, of small things in them, of cards, of pills. */
export const radiusTokens = {
  radius: 'var(--in-radius)',
  'radius-s': 'min(4px, var(--in-radius))',
  'radius-card': 'var(--in-radius-card)',
  'radius-full': '999px',
} as const satisfies Record<string, string>

export type RadiusToken = keyof typeof radiusTokens

export const adaptiveRules = `
@media (pointer: coarse) { :root { --control-h: 2.75rem; } }
@media (prefers-reduced-motion: reduce) { :root { --fast: 0ms; --base: 0ms; --slow: 0ms; } }
`
