import { describe, expect, it } from '@jest/globals'
import type { ColourToken } from './colourTokens'
import { themeInputs } from './inputs'
import { contrastRatio, parseHex, toOklab } from './oklab'
import { resolveTheme } from './resolveTheme'
import { themeNames } from './themes'

/** Minimal contrast by WCAG 2.2: 4.5 for text, 3 for controls, focus rings and chart series; 7 and 4.5 in a theme of strong contrast. */
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
const seriesNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const uiPairs: readonly (readonly [ColourToken, ...ColourToken[]])[] = [
  ['control', 'surface', 'page'],
  ['focus', 'page', 'surface'],
  ...seriesNumbers.map((n) => [`series${n}`, 'surface'] as const),
  ['seriesBenchmark', 'surface'],
]

/** In oklab: 0.02 is the least that an eye tells apart side by side. */
const distance = (a: string, b: string): number => {
  const [one, other] = [toOklab(parseHex(a)), toOklab(parseHex(b))]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

const expand = (pairs: typeof textPairs, needs: number) =>
  pairs.flatMap(([front, ...grounds]) => grounds.map((ground) => [front, ground, needs] as const))
const usualPairs = [...expand(textPairs, 4.5), ...expand(uiPairs, 3)]
const strongPairs = [...expand(textPairs, 7), ...expand([...uiPairs, ['rule', 'surface'], ['railLine', 'rail']], 4.5)]

describe.each(themeNames)('theme %s', (themeName) => {
  const pairs = themeInputs[themeName].isStrong ? strongPairs : usualPairs

  describe.each(['light', 'dark'] as const)('%s', (scheme) => {
    const { colours } = resolveTheme(themeName, scheme)

    it.each(pairs)('%s on %s has a contrast of at least %d', (front, ground, needs) => {
      expect(contrastRatio(colours[front], colours[ground])).toBeGreaterThanOrEqual(needs)
    })

    it('has no two chart colours that are taken for one another', () => {
      const shown = seriesNumbers.map((n) => colours[`series${n}`])
      const alike = shown.flatMap((one, at) => shown.slice(at + 1).filter((other) => distance(one, other) < 0.045))
      expect(alike).toEqual([])
    })
  })
})

it('the theme contrast is the one for people who need strong contrast', () => {
  expect(themeNames.filter((name) => themeInputs[name].isStrong)).toEqual(['contrast'])
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
