import type { ThemeName } from './themes'

/** A colour in the light and in the dark scheme, `#rrggbb`. */
export type ColourPair = Readonly<{ light: string; dark: string }>

/** What a brand's look is made of. Every other token follows from these ten and the one structural choice, the deep rail. */
export type ThemeInputs = Readonly<{
  /** The ground of every screen. */
  paper: ColourPair
  /** Cards, tables, fields. */
  surface: ColourPair
  ink: ColourPair
  /** The one primary action, links, the chosen thing. Choose one that cannot be taken for loss. */
  accent: ColourPair
  /** Sign-in panel and report cover; the same in both schemes. */
  deep: string
  /** Face of h1, the hero figure and the letters of the address book. */
  display: FontFamily
  /** Face of h2 and h3. */
  heading: FontFamily
  text: FontFamily
  /** Corners of controls in px. */
  radius: number
  /** Corners of cards in px. */
  radiusCard: number
  /** The navigation rail stands on the deep ground. */
  hasDeepRail: boolean
}>

/** The custom properties that carry a theme's inputs; every other token is made of them. */
export type InputToken =
  `in-${'paper' | 'surface' | 'ink' | 'accent' | 'deep' | 'display' | 'heading' | 'text' | 'radius'}` | 'in-radius-card'

export type FontFamily = 'serif' | 'sans'

/** The families that ship, with the fonts of the system behind them. */
export const fontStacks: Record<FontFamily, string> = {
  serif: '"Source Serif 4 Variable", "Source Serif 4", Georgia, serif',
  sans: '"Inter Variable", Inter, system-ui, sans-serif',
}

/** The families of paper, which stand before those of the screen where a page sets them: a PDF embeds no variable font. */
export const paperFaces: Record<FontFamily, { property: string; family: string }> = {
  serif: { property: '--paper-serif', family: '"Source Serif 4 Paper"' },
  sans: { property: '--paper-sans', family: '"Inter Paper"' },
}

export const themeInputs: Record<ThemeName, ThemeInputs> = {
  /** Petrol ink on warm paper, serif for the display role only. */
  main: {
    paper: { light: '#f5f2eb', dark: '#0d1313' },
    surface: { light: '#fffefb', dark: '#141b1b' },
    ink: { light: '#13211f', dark: '#e8ebe6' },
    accent: { light: '#0c4a50', dark: '#86c8c4' },
    deep: '#0b2f34',
    display: 'serif',
    heading: 'sans',
    text: 'sans',
    radius: 6,
    radiusCard: 8,
    hasDeepRail: false,
  },
  /** Wine on ivory, serif headings, square corners, deep rail. */
  classic: {
    paper: { light: '#f7f4ec', dark: '#141110' },
    surface: { light: '#fffdf8', dark: '#1c1817' },
    ink: { light: '#231a18', dark: '#efe8e2' },
    accent: { light: '#66183a', dark: '#e2a3ba' },
    deep: '#3d0f24',
    display: 'serif',
    heading: 'serif',
    text: 'sans',
    radius: 2,
    radiusCard: 2,
    hasDeepRail: true,
  },
  /** Neutral grey, ultramarine, sans throughout, rounder. */
  tech: {
    paper: { light: '#f6f7f9', dark: '#0c0d10' },
    surface: { light: '#ffffff', dark: '#14161a' },
    ink: { light: '#12151c', dark: '#eceef2' },
    accent: { light: '#2340e8', dark: '#98a8ff' },
    deep: '#10164a',
    display: 'sans',
    heading: 'sans',
    text: 'sans',
    radius: 8,
    radiusCard: 12,
    hasDeepRail: false,
  },
}
