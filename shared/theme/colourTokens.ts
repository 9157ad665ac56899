/** Names of the four colours that a brand sets for both schemes, and of its deep ground. */
export type InputName = 'paper' | 'surface' | 'ink' | 'accent' | 'deep'

/** How a colour is made: a fixed colour, an input, another token, a mix in oklab, or one for each scheme. */
export type ColourRule =
  | string
  | Readonly<{ input: InputName }>
  | Readonly<{ token: string }>
  | Readonly<{ mix: ColourRule; percent: number; into: ColourRule }>
  | Readonly<{ light: ColourRule; dark: ColourRule }>

const paper = { input: 'paper' } as const
const surface = { input: 'surface' } as const
const ink = { input: 'ink' } as const
const accent = { input: 'accent' } as const
const deep = { input: 'deep' } as const

const inkInSurface = (percent: number): ColourRule => ({ mix: ink, percent, into: surface })
const soft = (token: string, light: number, darkColour: string, dark: number): ColourRule => ({
  light: { mix: { token }, percent: light, into: surface },
  dark: { mix: darkColour, percent: dark, into: surface },
})

/** Every colour token and its one rule. A brand sets inputs and never one of these. Their CSS names are in kebab case. */
export const colourRules = {
  page: paper,
  surface,
  surfaceSunken: inkInSurface(8),
  surfaceRaised: { light: surface, dark: inkInSurface(5) },
  surfaceHover: inkInSurface(4),
  surfaceSelected: { mix: accent, percent: 10, into: surface },

  text: ink,
  textMuted: inkInSurface(70),
  textDisabled: inkInSurface(46),
  textLink: accent,

  // Hairline for rows, border for cards, rule for heads and totals, control for anything that is pressed or filled in.
  hairline: inkInSurface(9),
  border: inkInSurface(15),
  rule: inkInSurface(42),
  control: inkInSurface(50),

  accent,
  accentHover: { mix: accent, percent: 86, into: ink },
  accentSoft: { mix: accent, percent: 12, into: surface },
  onAccent: { light: '#ffffff', dark: paper },
  focus: accent,

  deep,
  onDeep: '#ffffff',
  onDeepMuted: { mix: '#ffffff', percent: 74, into: deep },
  deepLine: { mix: '#ffffff', percent: 22, into: deep },

  // Meaning belongs to the product, never to a brand.
  gain: { light: '#17703f', dark: '#74cb93' },
  loss: { light: '#b3301c', dark: '#f39a83' },
  warning: { light: '#855200', dark: '#e5b45c' },
  info: { light: '#235ba0', dark: '#92bdf2' },
  gainSoft: soft('gain', 11, '#17703f', 30),
  lossSoft: soft('loss', 10, '#b5301a', 24),
  warningSoft: soft('warning', 12, '#8a5a00', 28),
  infoSoft: soft('info', 10, '#235ba0', 28),
  danger: { light: '#a32a18', dark: '#c23f29' },
  onDanger: '#ffffff',

  // Series 1 is always the client's own money; the benchmark is never a hue.
  series1: accent,
  series2: { light: '#b8812a', dark: '#d9ab5c' },
  series3: { light: '#4f74a8', dark: '#86a8da' },
  series4: { light: '#a8563f', dark: '#da8f79' },
  series5: { light: '#668a4f', dark: '#9cc284' },
  series6: { light: '#7c5a8c', dark: '#b896c8' },
  series7: { light: '#3f91a0', dark: '#6fbccb' },
  series8: { light: '#85807a', dark: '#a9a49d' },
  series9: { mix: accent, percent: 66, into: surface },
  series10: { light: '#694413', dark: '#e9d5b3' },
  series11: { light: '#413e96', dark: '#8f6fd8' },
  series12: { light: '#556600', dark: '#929300' },
  seriesBenchmark: inkInSurface(56),
  chartGrid: inkInSurface(9),
  chartAxis: inkInSurface(70),

  rail: { token: 'page' },
  railText: { token: 'text' },
  railMuted: { token: 'textMuted' },
  railLine: { token: 'border' },
  railActive: { mix: accent, percent: 10, into: paper },
  railActiveText: accent,
  railCount: accent,
  onRailCount: { token: 'onAccent' },
} as const satisfies Record<string, ColourRule>

export type ColourToken = keyof typeof colourRules

/** The rail of a theme that asks for the deep ground. */
export const deepRailRules = {
  rail: { token: 'deep' },
  railText: { token: 'onDeep' },
  railMuted: { token: 'onDeepMuted' },
  railLine: { token: 'deepLine' },
  railActive: { mix: '#ffffff', percent: 13, into: deep },
  railActiveText: { token: 'onDeep' },
  railCount: { token: 'onDeep' },
  onRailCount: { token: 'deep' },
} as const satisfies Partial<Record<ColourToken, ColourRule>>

/** What a theme of strong contrast has otherwise: lines that are seen, quiet words that are nearly black, meanings and series that reach its contrast. */
export const strongRules = {
  // From black a mix needs more of the ink before an eye sees it.
  surfaceSunken: { light: inkInSurface(11), dark: inkInSurface(27) },
  surfaceRaised: { light: surface, dark: inkInSurface(18) },
  surfaceHover: { light: inkInSurface(7), dark: inkInSurface(22) },
  surfaceSelected: { mix: accent, percent: 14, into: { light: surface, dark: inkInSurface(26) } },
  accentSoft: { mix: accent, percent: 14, into: { light: surface, dark: inkInSurface(26) } },
  textMuted: inkInSurface(84),
  textDisabled: inkInSurface(64),
  hairline: { light: inkInSurface(36), dark: inkInSurface(48) },
  border: { light: inkInSurface(58), dark: inkInSurface(64) },
  rule: inkInSurface(78),
  control: inkInSurface(82),
  gain: { light: '#00551f', dark: '#86e6a8' },
  loss: { light: '#8d1500', dark: '#ffbdae' },
  warning: { light: '#613a00', dark: '#ffd37a' },
  info: { light: '#0b4285', dark: '#a8ceff' },
  gainSoft: soft('gain', 11, '#17703f', 60),
  lossSoft: soft('loss', 10, '#b5301a', 52),
  warningSoft: soft('warning', 12, '#8a5a00', 55),
  infoSoft: soft('info', 10, '#235ba0', 58),
  danger: { light: '#8d1500', dark: '#9c1e0b' },
  onDeepMuted: { mix: '#ffffff', percent: 88, into: deep },
  series2: { light: '#8a5a00', dark: '#e5b45c' },
  series3: { light: '#3a5f96', dark: '#92b4e6' },
  series4: { light: '#94412b', dark: '#e39a85' },
  series5: { light: '#49702f', dark: '#a8d08e' },
  series6: { light: '#6f4a82', dark: '#c6a5d6' },
  series7: { light: '#1c7280', dark: '#7ccbda' },
  series8: { light: '#6a655f', dark: '#b8b3ac' },
  series9: { mix: accent, percent: 76, into: surface },
  series10: { light: '#583608', dark: '#f2e0c0' },
  series11: { light: '#35308c', dark: '#a98cf0' },
  series12: { light: '#4b5a00', dark: '#a6a61a' },
  seriesBenchmark: inkInSurface(70),
  chartGrid: inkInSurface(24),
  chartAxis: inkInSurface(84),
  railActive: { token: 'surfaceSelected' },
} as const satisfies Partial<Record<ColourToken, ColourRule>>

/** The rules of a theme: those of all, with what its choices of structure make otherwise. */
export const rulesOf = ({ hasDeepRail, isStrong = false }: Structure): Record<ColourToken, ColourRule> => ({
  ...colourRules,
  ...(isStrong ? strongRules : {}),
  ...(hasDeepRail ? deepRailRules : {}),
})
type Structure = Readonly<{ hasDeepRail: boolean; isStrong?: boolean }>

export const isColourToken = (name: string): name is ColourToken => name in colourRules

/** `textMuted` is `--text-muted`, `series1` is `--series-1`. */
export const cssName = (token: string): string => `--${token.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`
