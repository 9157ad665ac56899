import { describe, expect, it } from '@jest/globals'
import { groupDigits } from '../../../shared/format/numberMarks'
import { intlLocales, locales } from '../../../shared/i18n/locales'
import { pluralOf } from './pluralOf'

describe.each(locales)('counts in %s', (locale) => {
  it('are written, and take the plural, as the Unicode CLDR has it', () => {
    const plural = new Intl.PluralRules(intlLocales[locale])
    const number = new Intl.NumberFormat(intlLocales[locale])
    for (const count of [...Array(1200).keys(), 12_345, 1_234_567]) {
      expect(pluralOf(count, locale)).toBe(plural.select(count))
      expect(groupDigits(String(count), locale)).toBe(number.format(count))
    }
  })
})
