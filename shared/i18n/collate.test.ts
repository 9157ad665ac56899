import { describe, expect, it } from '@jest/globals'
import { alphabetOrder } from './alphabets'
import { collatorOf } from './collate'
import { intlLocales } from './locales'

const icelandic = [
  'Zoëga',
  'Örn',
  'Þór',
  'Ármann',
  'Arnar',
  'Ævar',
  'Édouard',
  'Elín',
  'Ðorri',
  'Davíð',
  'Óskar',
  'Oddur',
  'Ýmir',
  'Yngvi',
  'Björk',
  'Íris',
  'Ingi',
  'Úlfur',
  'Unnur',
  'Önundur',
]
const greek = [
  'Ωμέγα',
  'Άννα',
  'Ανδρέας',
  'Ashgrove',
  'Ζωή',
  'Δάσκαρος',
  'Ήρα',
  'Ηλίας',
  'Όλγα',
  'Ορέστης',
  'Ύδρα',
  'Υάκινθος',
  'Κώστας',
  'Μιχάλης',
  'Moss',
]
const english = [
  'Ashgrove, Peter',
  'Ash, Lee',
  'Müller, Jo',
  'Muller, Kim',
  'Zeal',
  'Östlund',
  'Olsen',
  'Çelik',
  'Celik',
  'Client 10',
  'Client 9',
  'de Vries',
  'Dean',
  'Þorvaldsdóttir',
]

describe('the order of names', () => {
  it('is the alphabet of the language where the browser has no collation for it', () => {
    expect(icelandic.toSorted(alphabetOrder('is'))).toEqual([
      'Arnar',
      'Ármann',
      'Björk',
      'Davíð',
      'Ðorri',
      'Elín',
      'Édouard',
      'Ingi',
      'Íris',
      'Oddur',
      'Óskar',
      'Unnur',
      'Úlfur',
      'Yngvi',
      'Ýmir',
      'Zoëga',
      'Þór',
      'Ævar',
      'Önundur',
      'Örn',
    ])
  })

  it.each([
    ['is', icelandic],
    ['el', greek],
    ['en', english],
  ] as const)('agrees with the ICU of Node in %s', (locale, names) => {
    const { compare } = new Intl.Collator(intlLocales[locale], { numeric: true })
    expect(names.toSorted(alphabetOrder(locale))).toEqual(names.toSorted(compare))
    expect(names.toSorted(collatorOf(locale))).toEqual(names.toSorted(compare))
  })

  it('puts Greek before Latin in a Greek list, and behind it elsewhere', () => {
    expect(['Moss', 'Άννα'].toSorted(alphabetOrder('el'))).toEqual(['Άννα', 'Moss'])
    expect(['Άννα', 'Moss'].toSorted(alphabetOrder('en'))).toEqual(['Moss', 'Άννα'])
  })
})
