import { describe, expect, it } from '@jest/globals'
import akta from '../../shared/brands/akta.json'
import iolcus from '../../shared/brands/iolcus.json'
import { brandSchema } from '../../shared/brands/brandSchema'
import { chooseLocale } from './pageFacts'

const english = brandSchema.parse(akta)
const greek = brandSchema.parse(iolcus)

describe('chooseLocale', () => {
  it('follows the choice of the person, then the browser, then the brand', () => {
    expect(chooseLocale(english, 'is', 'en-GB,en;q=0.9')).toBe('is')
    expect(chooseLocale(english, undefined, 'is-IS,is;q=0.9,en;q=0.5')).toBe('is')
    expect(chooseLocale(english, undefined, undefined)).toBe('en')
    expect(chooseLocale(greek, undefined, 'de-DE,de;q=0.9')).toBe('el')
  })

  it('never leaves the languages of the brand', () => {
    expect(chooseLocale(english, 'el', 'el-GR')).toBe('en')
    expect(chooseLocale(greek, 'is', 'is')).toBe('el')
  })
})
