import { type ColourRule, type ColourToken, isColourToken, rulesOf } from './colourTokens'
import { fontStacks, themeInputs } from './inputs'
import { mixOklab, parseHex, toHex } from './oklab'
import type { ThemeName } from './themes'

/** Every colour token as `#rrggbb`, for what does not understand CSS variables: charts, PDF, e-mail. */
export type ResolvedTheme = Readonly<{
  colours: Readonly<Record<ColourToken, string>>
  fonts: Readonly<{ display: string; heading: string; text: string }>
  /** Corners in px. */
  radius: number
  radiusCard: number
}>

/** The theme in one scheme. Printing and PDF use `light`. Mixes in oklab, so that the values equal those of the browser. */
export function resolveTheme(themeName: ThemeName, scheme: 'light' | 'dark'): ResolvedTheme {
  const inputs = themeInputs[themeName]
  const rules = rulesOf(inputs)

  // Nothing is rounded between mixes: a rounded step shifts the next mix by a digit.
  function resolve(rule: ColourRule): readonly [number, number, number] {
    if (typeof rule === 'string') return parseHex(rule)
    if ('input' in rule) return parseHex(rule.input === 'deep' ? inputs.deep : inputs[rule.input][scheme])
    if ('light' in rule) return resolve(rule[scheme])
    if ('mix' in rule) return mixOklab(resolve(rule.mix), rule.percent, resolve(rule.into))
    if (!isColourToken(rule.token)) throw new RangeError(`no such colour token: ${rule.token}`)
    return resolve(rules[rule.token])
  }

  return {
    colours: Object.fromEntries(Object.entries(rules).map(([token, rule]) => [token, toHex(resolve(rule))])) as Record<ColourToken, string>,
    fonts: { display: fontStacks[inputs.display], heading: fontStacks[inputs.heading], text: fontStacks[inputs.text] },
    radius: inputs.radius,
    radiusCard: inputs.radiusCard,
  }
}
