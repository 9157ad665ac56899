import { type ColourRule, cssName, rulesOf } from './colourTokens'
import { adaptiveRules, fixedTokens, shadowTokens, typeDifferences } from './fixedTokens'
import { fontStacks, type ThemeInputs, themeInputs } from './inputs'
import type { ThemeName } from './themes'

/**
 * CSS text that puts a theme on the page: colour scheme, inputs, every derived token, spacing and type. `data-scheme` on the root element
 * (`light`, `dark`) overrides the scheme of the system; printing may override the inputs and all else follows.
 */
export function toCssVars(themeName: ThemeName): string {
  const inputs = themeInputs[themeName]
  const colours = Object.entries(rulesOf(inputs.hasDeepRail)).map(([token, rule]) => declare(cssName(token), toCss(rule)))
  return [
    ':root { color-scheme: light dark; }',
    ':root[data-scheme="light"] { color-scheme: light; }',
    ':root[data-scheme="dark"] { color-scheme: dark; }',
    `:root {\n${[...inputDeclarations(inputs), ...colours, ...radii].join('\n')}${shadowTokens}${fixedTokens}${typeDifferences[themeName] ?? ''}}`,
    adaptiveRules.trim(),
  ].join('\n')
}

const declare = (name: string, value: string): string => `  ${name}: ${value};`

const radii = [
  declare('--radius', 'var(--in-radius)'),
  declare('--radius-s', 'min(4px, var(--in-radius))'),
  declare('--radius-card', 'var(--in-radius-card)'),
  declare('--radius-full', '999px'),
]

const inputDeclarations = (inputs: ThemeInputs): string[] => [
  ...(['paper', 'surface', 'ink', 'accent'] as const).map((name) =>
    declare(`--in-${name}`, `light-dark(${inputs[name].light}, ${inputs[name].dark})`),
  ),
  declare('--in-deep', inputs.deep),
  declare('--in-display', fontStacks[inputs.display]),
  declare('--in-heading', fontStacks[inputs.heading]),
  declare('--in-text', fontStacks[inputs.text]),
  declare('--in-radius', `${inputs.radius}px`),
  declare('--in-radius-card', `${inputs.radiusCard}px`),
]

function toCss(rule: ColourRule): string {
  if (typeof rule === 'string') return rule
  if ('input' in rule) return `var(--in-${rule.input})`
  if ('token' in rule) return `var(${cssName(rule.token)})`
  if ('light' in rule) return `light-dark(${toCss(rule.light)}, ${toCss(rule.dark)})`
  return `color-mix(in oklab, ${toCss(rule.mix)} ${rule.percent}%, ${toCss(rule.into)})`
}
