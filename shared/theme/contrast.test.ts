import { describe, expect, it } from '@jest/globals'
import type { ColourToken } from './colourTokens'
import { contrastRatio } from './oklab'
import { resolveTheme } from './resolveTheme'
import { themeNames } from './themes'

/** Minimal contrast by WCAG 2.2: 4.5 for text, 3 for controls, focus rings and chart series. */
const textPairs: readonly (readonly [ColourToken, ...ColourToken[]])[] = [
  ['text', 'page', 'surface', 'surfaceSunken', 'surfaceSelected', 'lossSoft'],
  [
    'textMuted',
    'page',
    'surface',
    'surfaceHover',
    'surfaceSunken',
    'surfaceSelected',
    'surfaceRaised',
    'lossSoft',
    'warningSoft',
    'infoSoft',
  ],
  ['accent', 'page', 'surface', 'accentSoft', 'surfaceSelected'],
  ['onAccent', 'accent', 'accentHover'],
  ['gain', 'surface', 'page', 'gainSoft', 'surfaceSelected'],
  ['loss', 'surface', 'page', 'lossSoft', 'surfaceSelected'],
  ['warning', 'surface', 'warningSoft'],
  ['info', 'surface', 'infoSoft'],
  ['onDanger', 'danger'],
  ['onDeep', 'deep'],
  ['onDeepMuted', 'deep'],
  ['railText', 'rail'],
  ['railMuted', 'rail'],
  ['railActiveText', 'railActive'],
  ['onRailCount', 'railCount'],
  ['chartAxis', 'surface'],
]
const uiPairs: readonly (readonly [ColourToken, ...ColourToken[]])[] = [
  ['control', 'surface', 'page'],
  ['focus', 'page', 'surface'],
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((n) => [`series${n}`, 'surface'] as const),
  ['seriesBenchmark', 'surface'],
]

const expand = (pairs: typeof textPairs, needs: number) =>
  pairs.flatMap(([front, ...grounds]) => grounds.map((ground) => [front, ground, needs] as const))
const pairs = [...expand(textPairs, 4.5), ...expand(uiPairs, 3)]

describe.each(themeNames)('theme %s', (themeName) => {
  describe.each(['light', 'dark'] as const)('%s', (scheme) => {
    const { colours } = resolveTheme(themeName, scheme)

    it.each(pairs)('%s on %s has a contrast of at least %d', (front, ground, needs) => {
      expect(contrastRatio(colours[front], colours[ground])).toBeGreaterThanOrEqual(needs)
    })
  })
})

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#0c4a50', '#0c4a50')).toBe(1)
  })

  it.each([
    ['main', 'light', 'text', 'page', 14.84],
    ['classic', 'dark', 'railMuted', 'rail', 8.82],
    ['tech', 'light', 'series9', 'surface', 3.19],
  ] as const)('of %s %s, %s on %s, is %d', (themeName, scheme, front, ground, shown) => {
    const { colours } = resolveTheme(themeName, scheme)
    expect(Math.floor(contrastRatio(colours[front], colours[ground]) * 100) / 100).toBe(shown)
  })
})
