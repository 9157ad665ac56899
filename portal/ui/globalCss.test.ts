import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { toCssVars } from '../../shared/theme/css'
import { themeNames } from '../../shared/theme/themes'

const css = readFileSync(join(import.meta.dirname, 'global.css'), 'utf8')

describe('the base of every page', () => {
  it.each(themeNames)('names only what the theme %s sets', (theme) => {
    const set = toCssVars(theme)
    const named = [...css.matchAll(/(?:var\(|[;{]\s*)(--[\w-]+)/g)].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(10)
    // Those with an underscore are what pieces tell each other.
    expect(named.filter((name) => !name.startsWith('--_') && !set.includes(`${name}:`))).toEqual([])
  })
})
