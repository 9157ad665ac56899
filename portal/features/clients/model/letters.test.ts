import { describe, expect, it } from '@jest/globals'
import { clientRow } from './clientFixtures'
import { letterOrder, marginLetter, phonebook } from './letters'

describe('phonebook', () => {
  it('shows A to Z, marks absent letters, and adds Þ and Ö only where they occur', () => {
    const letters = phonebook([clientRow('Adeyinka-Moss, Ruth'), clientRow('Þorvaldsdóttir, Anna'), clientRow('Öberg, Bo')], 'is')
    expect(letters.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÞÖ')
    expect(letters.filter(({ present }) => present).map(({ letter }) => letter)).toEqual(['A', 'B', 'R', 'Þ', 'Ö'])
  })

  it('has no foreign letters without such clients', () => {
    expect(phonebook([clientRow('Moss, Ruth')], 'en')).toHaveLength(26)
  })

  it('has only Greek letters for only Greek clients, those with tonos under the plain one', () => {
    const letters = phonebook([clientRow('Ωνάσης, Άρης'), clientRow('Άγγελος, Βάσω')], 'el')
    expect(letters).toEqual([
      { letter: 'Α', present: true },
      { letter: 'Β', present: true },
      { letter: 'Ω', present: true },
    ])
  })
})

describe('margin', () => {
  const letters = (locale: 'en' | 'is', ...names: string[]) =>
    [...new Set(names.map((name) => marginLetter(clientRow(name))))].sort(letterOrder(locale))

  it('has the order of the language, with Þ, Æ and Ö after Z in Icelandic', () => {
    expect(
      letters('is', 'Öberg, Bo', 'Oakhanger, W', 'Æ, Ö', 'Zoëga, Ari', 'Þorvaldsdóttir, Anna', 'Ásgrímsson, Jón', 'Arnarson, Egill'),
    ).toEqual(['A', 'Á', 'O', 'Z', 'Þ', 'Æ', 'Ö'])
  })

  it('keeps O and Ö apart in English, where they stand together', () => {
    expect(letters('en', 'Olsen, Ann', 'Öberg, Bo', 'Pike, Jo', 'Oakhanger, William')).toEqual(['O', 'Ö', 'P'])
  })

  it('puts names that start with a figure under #, last', () => {
    expect(letters('en', '4C Holdings', 'Moss, Ruth')).toEqual(['M', '#'])
  })
})
