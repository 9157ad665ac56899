import { describe, expect, it } from '@jest/globals'
import { toCssVars } from './css'
import { resolveTheme } from './resolveTheme'
import { type ThemeName, themeNames } from './themes'

describe('resolveTheme', () => {
  it.each([
    ['light', 'surfaceSunken', '#eaeae7'],
    ['light', 'surfaceSelected', '#e6ebe9'],
    ['light', 'textMuted', '#515c59'],
    ['light', 'hairline', '#e7e8e5'],
    ['light', 'rule', '#929996'],
    ['light', 'control', '#7f8784'],
    ['light', 'accentSoft', '#e1e7e5'],
    ['light', 'series9', '#618386'],
    ['light', 'seriesBenchmark', '#717a77'],
    ['dark', 'surfaceRaised', '#1d2323'],
    ['dark', 'textMuted', '#a1a6a3'],
    ['dark', 'border', '#2e3535'],
    ['dark', 'onAccent', '#0d1313'],
    ['dark', 'series9', '#5c8885'],
  ] as const)('main %s: %s is %s', (scheme, token, hex) => {
    expect(resolveTheme('main', scheme).colours[token]).toBe(hex)
  })

  it('gives a deep rail to the theme that asks for one', () => {
    expect(resolveTheme('classic', 'light').colours.rail).toBe('#3d0f24')
    expect(resolveTheme('classic', 'light').colours.railActiveText).toBe('#ffffff')
    expect(resolveTheme('main', 'light').colours.rail).toBe('#f5f2eb')
  })

  it('gives charts twelve series with the accent first', () => {
    const { colours } = resolveTheme('tech', 'dark')
    expect(Object.keys(colours).filter((name) => /^series\d+$/.test(name))).toHaveLength(12)
    expect(colours.series1).toBe('#98a8ff')
  })
})

describe('toCssVars', () => {
  const main = toCssVars('main')

  it('states the inputs for both schemes and derives the rest from them', () => {
    expect(main).toContain('--in-paper: light-dark(#f5f2eb, #0d1313);')
    expect(main).toContain('--text-muted: color-mix(in oklab, var(--in-ink) 70%, var(--in-surface));')
    expect(main).toContain('--series-1: var(--in-accent);')
    expect(main).toContain('--surface-raised: light-dark(var(--in-surface), color-mix(in oklab, var(--in-ink) 5%, var(--in-surface)));')
    expect(main).toContain(
      '--gain-soft: light-dark(color-mix(in oklab, var(--gain) 11%, var(--in-surface)), color-mix(in oklab, #17703f 30%, var(--in-surface)));',
    )
  })

  it('lets the reader choose a scheme', () => {
    expect(main).toContain(':root[data-scheme="dark"] { color-scheme: dark; }')
  })

  it.each([
    ['main', 'light dark'],
    ['dark', 'dark'],
    ['light', 'light'],
  ] as const)('of %s begins in %s, and either scheme can be asked for', (name, scheme) => {
    const css = toCssVars(name)
    expect(css.startsWith(`:root { color-scheme: ${scheme}; }`)).toBe(true)
    expect(css).toContain(':root[data-scheme="light"] { color-scheme: light; }')
    expect(css).toContain(':root[data-scheme="dark"] { color-scheme: dark; }')
  })

  it('has a look of its own for each theme; a brand that had another one’s look keeps it', () => {
    const alike = (names: readonly ThemeName[]) => new Set(names.map(toCssVars)).size
    expect(alike(themeNames)).toBe(themeNames.length - 3)
    expect([alike(['main', 'akta']), alike(['classic', 'bowmore']), alike(['tech', 'iolcus'])]).toEqual([1, 1, 1])
  })

  it('is one flat text with closed braces, safe inside a style element', () => {
    for (const css of [main, toCssVars('classic'), toCssVars('tech')]) {
      expect(css.split('{')).toHaveLength(css.split('}').length)
      expect(css).not.toContain('<')
    }
  })

  it('differs by theme in type and rail', () => {
    expect(toCssVars('classic')).toContain('--t-h2: 600 1.0625rem/1.5rem var(--in-heading);')
    expect(toCssVars('classic')).toContain('--rail: var(--deep);')
    expect(toCssVars('tech')).toContain('--t-h1: 600 1.5rem/2rem var(--in-display);')
    expect(main).not.toContain('1.0625rem')
  })
})
