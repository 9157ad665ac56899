import type { ThemeName } from './themes'

/** A colour in the light and in the dark scheme, `#rrggbb`. */
export type ColourPair = Readonly<{ light: string; dark: string }>

/** What a theme's look is made of. Every other token follows from these ten and three choices of structure. */
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
  /** For people who need strong contrast: 7 for text and 4.5 for lines, controls and charts. */
  isStrong?: boolean
  /** The scheme of whoever has chosen none; absent, it is that of their device. */
  scheme?: 'light' | 'dark'
}>

/** The custom properties that carry a theme's inputs; every other token is made of them. */
export type InputToken =
  `in-${'paper' | 'surface' | 'ink' | 'accent' | 'deep' | 'display' | 'heading' | 'text' | 'radius'}` | 'in-radius-card'

export type FontFamily = 'serif' | 'sans'

/** The families that ship, with the fonts of the system behind them. */
export const fontStacks: Record<FontFamily, string> = {
  serif: '"Source Serif 4 Variable", "Source Serif 4", "Source Serif 4 Stand-in", "Source Serif 4 Stand-in 2", Georgia, serif',
  sans: '"Inter Variable", Inter, "Inter Stand-in", "Inter Stand-in 2", system-ui, sans-serif',
}

/** The families of paper, which stand before those of the screen where a page sets them: a PDF embeds no variable font. */
export const paperFaces: Record<FontFamily, { property: string; family: string }> = {
  serif: { property: '--paper-serif', family: '"Source Serif 4 Paper"' },
  sans: { property: '--paper-sans', family: '"Inter Paper"' },
}

/** Petrol ink on warm paper, serif for the display role only. */
const petrol: ThemeInputs = {
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
}

/** Wine on ivory, serif headings, square corners, deep rail. */
const wine: ThemeInputs = {
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
}

/** Neutral grey, ultramarine, sans throughout, rounder. */
const ultramarine: ThemeInputs = {
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
}

/** A brand's own theme may look like one for everybody; it is a name of its own, so that the firm's look can change without theirs (decision 271). */
export const themeInputs: Record<ThemeName, ThemeInputs> = {
  main: petrol,
  classic: wine,
  /** Black on white and white on black, nothing tinted, square. */
  contrast: {
    paper: { light: '#ffffff', dark: '#000000' },
    surface: { light: '#ffffff', dark: '#000000' },
    ink: { light: '#000000', dark: '#ffffff' },
    accent: { light: '#003a9b', dark: '#8ad8ff' },
    deep: '#00123a',
    display: 'sans',
    heading: 'sans',
    text: 'sans',
    radius: 4,
    radiusCard: 4,
    hasDeepRail: false,
    isStrong: true,
  },
  /** Steel blue on cool grey, sans throughout, a navy rail. */
  corporate: {
    paper: { light: '#eef1f4', dark: '#0d1217' },
    surface: { light: '#fcfdfe', dark: '#141b22' },
    ink: { light: '#16202b', dark: '#e6ebf0' },
    accent: { light: '#1d4f7c', dark: '#93c0e6' },
    deep: '#15273c',
    display: 'sans',
    heading: 'sans',
    text: 'sans',
    radius: 4,
    radiusCard: 6,
    hasDeepRail: true,
  },
  /** Graphite and iris; dark until somebody asks for light. */
  dark: {
    paper: { light: '#f3f2f6', dark: '#0b0b0f' },
    surface: { light: '#fdfcff', dark: '#15151b' },
    ink: { light: '#1b1924', dark: '#ecebf2' },
    accent: { light: '#5a3fb0', dark: '#b9a8ff' },
    deep: '#1d1733',
    display: 'serif',
    heading: 'sans',
    text: 'sans',
    radius: 8,
    radiusCard: 10,
    hasDeepRail: false,
    scheme: 'dark',
  },
  /** White and lake blue, round and airy; light until somebody asks for dark. */
  light: {
    paper: { light: '#fbfcfd', dark: '#10161a' },
    surface: { light: '#ffffff', dark: '#182026' },
    ink: { light: '#17242c', dark: '#e9eff2' },
    accent: { light: '#0a6490', dark: '#84cbf0' },
    deep: '#0b3d57',
    display: 'serif',
    heading: 'sans',
    text: 'sans',
    radius: 10,
    radiusCard: 14,
    hasDeepRail: false,
    scheme: 'light',
  },
  tech: ultramarine,
  akta: petrol,
  bowmore: wine,
  /** Bowmore at work: the same wine on cool stone, sans headings, a graphite rail. */
  'bowmore-professional': {
    paper: { light: '#f1f1f0', dark: '#101113' },
    surface: { light: '#fefefe', dark: '#18191c' },
    ink: { light: '#1d1b1e', dark: '#ececee' },
    accent: { light: '#7c1f49', dark: '#eaa9c4' },
    deep: '#2c2a31',
    display: 'serif',
    heading: 'sans',
    text: 'sans',
    radius: 4,
    radiusCard: 4,
    hasDeepRail: true,
  },
  iolcus: ultramarine,
}
