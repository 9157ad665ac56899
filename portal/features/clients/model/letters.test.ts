import { describe, expect, it } from '@jest/globals'
import { clientRow } from './clientFixtures'
import { groupByLetter } from './groupByLetter'
import { marginLetter, phonebook } from './letters'
import { sortClients } from './sortClients'

const byClient = { key: 'client', descending: false } as const

describe('phonebook', () => {
  it('shows A to Z, marks absent letters, and adds Þ and Ö only where they occur', () => {
    const letters = phonebook([clientRow('Adeyinka-Moss, Ruth'), clientRow('Þorvaldsdóttir, Anna'), clientRow('Öberg, Bo')], 'is-IS')
    expect(letters.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÞÖ')
    expect(letters.filter(({ present }) => present).map(({ letter }) => letter)).toEqual(['A', 'B', 'R', 'Þ', 'Ö'])
  })

  it('has no foreign letters without such clients', () => {
    expect(phonebook([clientRow('Moss, Ruth')], 'en-GB')).toHaveLength(26)
  })

  it('has only Greek letters for only Greek clients, those with tonos under the plain one', () => {
    const letters = phonebook([clientRow('Ωνάσης, Άρης'), clientRow('Άγγελος, Βάσω')], 'el-GR')
    expect(letters).toEqual([
      { letter: 'Α', present: true },
      { letter: 'Β', present: true },
      { letter: 'Ω', present: true },
    ])
  })
})

describe('margin', () => {
  it('groups by surname in the order of the language, with Þ, Æ and Ö after Z in Icelandic', () => {
    const rows = [
      'Öberg, Bo',
      'Oakhanger, William',
      'Æ, Ö',
      'Zoëga, Ari',
      'Þorvaldsdóttir, Anna',
      'Olsen, Ann',
      'Ásgrímsson, Jón',
      'Arnarson, Egill',
    ].map((name) => clientRow(name))
    const groups = groupByLetter(sortClients(rows, byClient, 'is-IS'))
    expect(groups.map(({ letter, rows: members }) => `${letter}${members.length}`)).toEqual(['A1', 'Á1', 'O2', 'Z1', 'Þ1', 'Æ1', 'Ö1'])
  })

  it('keeps one group for each letter in English, where Ö sorts among O', () => {
    const rows = ['Olsen, Ann', 'Öberg, Bo', 'Oakhanger, William'].map((name) => clientRow(name))
    expect(groupByLetter(sortClients(rows, byClient, 'en-GB')).map(({ letter }) => letter)).toEqual(['O', 'Ö'])
  })

  it('puts names that start with a figure under #, last', () => {
    const rows = [clientRow('4C Holdings'), clientRow('Moss, Ruth')]
    expect(rows.map(marginLetter)).toEqual(['#', 'M'])
    expect(sortClients(rows, byClient, 'en-GB').map(marginLetter)).toEqual(['M', '#'])
  })
})
