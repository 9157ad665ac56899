import type { ColourToken } from './colourTokens'
import { resolveTheme } from './resolveTheme'
import type { ThemeName } from './themes'

const tokens = [
  'page',
  'surface',
  'text',
  'textMuted',
  'border',
  'rule',
  'accent',
  'onAccent',
  'deep',
  'onDeep',
] as const satisfies readonly ColourToken[]

export type EmailColours = Readonly<Record<(typeof tokens)[number], string>>

/** The colours of a mail as `#rrggbb` in both schemes, and fonts that a mail program has: it loads none and knows no variables. */
export type EmailTheme = Readonly<{
  light: EmailColours
  dark: EmailColours
  headingFont: string
  textFont: string
  radius: number
  radiusCard: number
}>

export function toEmailTheme(theme: ThemeName): EmailTheme {
  const light = resolveTheme(theme, 'light')
  const dark = resolveTheme(theme, 'dark')
  const pick = ({ colours }: typeof light): EmailColours =>
    Object.fromEntries(tokens.map((token) => [token, colours[token]])) as EmailColours
  const isSerif = !light.fonts.display.includes('sans-serif')
  return {
    light: pick(light),
    dark: pick(dark),
    headingFont: isSerif ? "Georgia, 'Times New Roman', serif" : "'Helvetica Neue', Helvetica, Arial, sans-serif",
    textFont: "'Helvetica Neue', Helvetica, Arial, sans-serif",
    radius: light.radius,
    radiusCard: light.radiusCard,
  }
}
