import { type ColourRule, cssName, rulesOf } from './colourTokens'
import { adaptiveRules, fixedTokens, radiusTokens, shadowTokens, typeDifferencesOf } from './fixedTokens'
import { type FontFamily, fontStacks, type InputToken, paperFaces, type ThemeInputs, themeInputs } from './inputs'
import type { ThemeName } from './themes'

/**
 * CSS text that puts a theme on the page: colour scheme, inputs, every derived token, spacing and type. `data-scheme` on the root element
 * (`light`, `dark`) overrides the scheme of the system; printing may override the inputs and all else follows.
 */
export function toCssVars(themeName: ThemeName): string {
  const inputs = themeInputs[themeName]
  const colours = Object.entries(rulesOf(inputs)).map(([token, rule]) => declare(cssName(token), toCss(rule)))
  const fixed = { ...radiusTokens, ...shadowTokens, ...fixedTokens, ...typeDifferencesOf(inputs) }
  return [
    `:root { color-scheme: ${inputs.scheme ?? 'light dark'}; }`,
    ':root[data-scheme="light"] { color-scheme: light; }',
    ':root[data-scheme="dark"] { color-scheme: dark; }',
    `:root {\n${[...inputDeclarations(inputs), ...colours, ...declareAll(fixed)].join('\n')}\n}`,
    adaptiveRules.trim(),
  ].join('\n')
}

const declare = (name: string, value: string): string => `  ${name}: ${value};`

const declareAll = (tokens: Readonly<Record<string, string>>): string[] =>
  Object.entries(tokens).map(([name, value]) => declare(`--${name}`, value))

/** The family of paper where the page is paper, else that of the screen, which `var()` has behind the comma with all its own. */
const familiesOf = (family: FontFamily): string => `var(${paperFaces[family].property}, ${fontStacks[family]})`

const inputDeclarations = (inputs: ThemeInputs): string[] => {
  const pair = (name: 'paper' | 'surface' | 'ink' | 'accent'): string => `light-dark(${inputs[name].light}, ${inputs[name].dark})`
  return declareAll({
    'in-paper': pair('paper'),
    'in-surface': pair('surface'),
    'in-ink': pair('ink'),
    'in-accent': pair('accent'),
    'in-deep': inputs.deep,
    'in-display': familiesOf(inputs.display),
    'in-heading': familiesOf(inputs.heading),
    'in-text': familiesOf(inputs.text),
    'in-radius': `${inputs.radius}px`,
    'in-radius-card': `${inputs.radiusCard}px`,
  } satisfies Record<InputToken, string>)
}

function toCss(rule: ColourRule): string {
  if (typeof rule === 'string') return rule
  if ('input' in rule) return `var(--in-${rule.input})`
  if ('token' in rule) return `var(${cssName(rule.token)})`
  if ('light' in rule) return `light-dark(${toCss(rule.light)}, ${toCss(rule.dark)})`
  return `color-mix(in oklab, ${toCss(rule.mix)} ${rule.percent}%, ${toCss(rule.into)})`
}
