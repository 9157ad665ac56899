import { describe, expect, it } from '@jest/globals'
import type { ClientField } from 'payload'
import { compareRecords, mergeRecords } from './compareRecords'

const fields = [
  { name: 'name', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Where',
        fields: [
          { name: 'location', type: 'text' },
          { name: 'owners', type: 'relationship', hasMany: true },
        ],
      },
    ],
  },
  { name: 'updatedAt', type: 'date' },
] as unknown as ClientField[]
const base = { name: 'Ellery', location: 'Jersey', owners: ['a'], updatedAt: '1' }

const differences = (mine: object, theirs: object) =>
  compareRecords(fields, { base, mine: { ...base, ...mine }, theirs: { ...base, updatedAt: '2', ...theirs } })

describe('two versions of a record', () => {
  it('differ where one of two changed it, and not where both changed it alike', () => {
    const found = differences(
      { name: 'Ellery-Voss', location: 'Guernsey' },
      { owners: [{ id: 'b', updatedAt: '1' }], location: 'Guernsey' },
    )
    expect(found.map(({ field, isMine, isTheirs }) => [field.name, isMine, isTheirs])).toEqual([
      ['name', true, false],
      ['owners', false, true],
    ])
  })

  it('do not differ in the ways to say nothing, or to name a related record', () => {
    expect(differences({ location: 'Jersey', owners: [{ id: 'a', updatedAt: '9' }] }, { owners: ['a'] })).toEqual([])
    expect(compareRecords(fields, { base: {}, mine: { location: '' }, theirs: { owners: [], location: null } })).toEqual([])
  })

  it('come together: mine where only I changed it, theirs where both did, unless I keep mine', () => {
    const [mine, theirs] = [
      { ...base, name: 'Mine', location: 'Guernsey' },
      { ...base, location: 'Sark', owners: ['b'], updatedAt: '2' },
    ]
    const found = compareRecords(fields, { base, mine, theirs })
    expect(mergeRecords(found, { mine, theirs }, new Set())).toEqual({ name: 'Mine', location: 'Sark', owners: ['b'], updatedAt: '2' })
    expect(mergeRecords(found, { mine, theirs }, new Set(['location']))).toMatchObject({ location: 'Guernsey', owners: ['b'] })
  })
})
