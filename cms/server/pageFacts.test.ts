import { describe, expect, it } from '@jest/globals'
import akta from '../../shared/brands/akta.json'
import iolcus from '../../shared/brands/iolcus.json'
import { brandSchema } from '../../shared/brands/brandSchema'
import { chooseLocale } from './pageFacts'

const english = brandSchema.parse(akta)
const greek = brandSchema.parse(iolcus)

describe('chooseLocale', () => {
  it('takes the first that was chosen: by the person, on the device, for the portal; else the language of the brand', () => {
    expect(chooseLocale(english, ['is', 'en', 'en'])).toBe('is')
    expect(chooseLocale(english, [null, 'is', 'en'])).toBe('is')
    expect(chooseLocale(english, [null, undefined, 'is'])).toBe('is')
    expect(chooseLocale(english, [null, undefined, undefined])).toBe('en')
    expect(chooseLocale(greek, [null, undefined, undefined])).toBe('el')
  })

  it('never leaves the languages of the brand', () => {
    expect(chooseLocale(english, ['el', 'el', 'is'])).toBe('is')
    expect(chooseLocale(greek, ['is', 'xx', '"><script>'])).toBe('el')
  })
})
