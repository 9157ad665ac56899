import { describe, expect, it } from '@jest/globals'
import { assetClasses } from '../../shared/domain/assetClass'
import { resolveTheme } from '../../shared/theme/resolveTheme'
import { themeNames } from '../../shared/theme/themes'
import { assetClassSeries } from './assetClassSeries'

describe('assetClassSeries', () => {
  it.each(themeNames.flatMap((theme) => [[theme, 'light'] as const, [theme, 'dark'] as const]))(
    'gives each class a colour of its own, and cash one that no other has, in %s, %s',
    (theme, scheme) => {
      const { colours } = resolveTheme(theme, scheme)
      const shown = assetClasses.map((assetClass) => colours[`series${assetClassSeries[assetClass]}`])
      expect(new Set(shown).size).toBe(assetClasses.length)
      expect(shown.filter((colour) => colour === colours[`series${assetClassSeries.Cash}`])).toHaveLength(1)
    },
  )
})
