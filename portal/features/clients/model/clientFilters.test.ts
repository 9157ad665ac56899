import { describe, expect, it } from '@jest/globals'
import { clientRow } from './clientFixtures'
import { filterClients, noFilters } from './clientFilters'

const ruth = clientRow('Adeyinka-Moss, Ruth', {
  portfolioNames: ['Moss Family Trust'],
  portfolioTypes: ['Trust', 'ISA'],
  externalId: 'QS-2044',
})
const anna = clientRow('Þorvaldsdóttir, Anna')
const nikos = clientRow('Αλεξίου, Νίκος')
const magnus = clientRow('Corrigall, Magnus', { value: null, share: null, unlinked: 'no_external_id' })
const all = [ruth, anna, nikos, magnus]

const names = (filters: Partial<typeof noFilters>) =>
  filterClients(all, { ...noFilters, ...filters }, (type) => (type === 'ISA' ? 'Individual Savings Account' : type)).map(
    (row) => row.sortName,
  )

describe('filterClients', () => {
  it('keeps those of a client group, and nobody of one that is not there', () => {
    const groups = [{ id: 'g1', name: 'Family office', members: [anna.id, magnus.id] }]
    const found = (filters: Partial<typeof noFilters>) =>
      filterClients(all, { ...noFilters, ...filters }, (type) => type, groups).map((row) => row.sortName)
    expect(found({ group: 'g1' })).toEqual(['Þorvaldsdóttir, Anna', 'Corrigall, Magnus'])
    expect(found({ group: 'g1', hideUnlinked: true })).toEqual(['Þorvaldsdóttir, Anna'])
    expect(found({ group: 'gone' })).toEqual([])
  })

  it('finds account names whatever their case and in both orders', () => {
    expect(names({ q: 'ADEYINKA' })).toEqual(['Adeyinka-Moss, Ruth'])
    expect(names({ q: 'ruth ade' })).toEqual(['Adeyinka-Moss, Ruth'])
    expect(names({ q: '  þorv ' })).toEqual(['Þorvaldsdóttir, Anna'])
  })

  it('finds portfolio names', () => {
    expect(names({ q: 'family trust' })).toEqual(['Adeyinka-Moss, Ruth'])
  })

  it('does not let a Greek tonos or a final sigma hide a name', () => {
    expect(names({ q: 'ΑΛΕΞΙΟΥ' })).toEqual(['Αλεξίου, Νίκος'])
    expect(names({ q: 'ΝΙΚΟΣ' })).toEqual(['Αλεξίου, Νίκος'])
  })

  it('does not ask for the accents and letters of Icelandic', () => {
    expect(names({ q: 'thorvald' })).toEqual(['Þorvaldsdóttir, Anna'])
    expect(names({ q: 'dottir' })).toEqual(['Þorvaldsdóttir, Anna'])
  })

  it('finds what advisors type: a part without accents, surname and the start of a first name, both names the other way round', () => {
    const jokull = clientRow('Jökulsson, Ari')
    const rows = [jokull, clientRow('Ellery-Voss, Catherine'), clientRow('Ashgrove, Peter and Lorna')]
    const found = (q: string) => filterClients(rows, { ...noFilters, q }, (type) => type).map((row) => row.sortName)
    expect(found('jok')).toEqual(['Jökulsson, Ari'])
    expect(found('ellery, cath')).toEqual(['Ellery-Voss, Catherine'])
    expect(found('peter ashgrove')).toEqual(['Ashgrove, Peter and Lorna'])
    expect(found('ashgrove lorna')).toEqual(['Ashgrove, Peter and Lorna'])
  })

  it('takes words in any order, also across name and portfolios', () => {
    expect(names({ q: 'ruth adeyinka' })).toEqual(['Adeyinka-Moss, Ruth'])
    expect(names({ q: 'adeyinka, ru' })).toEqual(['Adeyinka-Moss, Ruth'])
    expect(names({ q: 'family ruth' })).toEqual(['Adeyinka-Moss, Ruth'])
  })

  it('finds types of portfolios in short and in full, and external ids', () => {
    expect(names({ q: 'isa' })).toEqual(['Adeyinka-Moss, Ruth'])
    expect(names({ q: 'individual savings' })).toEqual(['Adeyinka-Moss, Ruth'])
    expect(names({ q: 'qs-2044' })).toEqual(['Adeyinka-Moss, Ruth'])
  })

  it('filters by type, by the first letter of first or last name, and hides unlinked', () => {
    expect(names({ type: 'Trust' })).toEqual(['Adeyinka-Moss, Ruth'])
    expect(names({ letter: 'A' })).toEqual(['Adeyinka-Moss, Ruth', 'Þorvaldsdóttir, Anna'])
    expect(names({ letter: 'Α' })).toEqual(['Αλεξίου, Νίκος'])
    expect(names({ hideUnlinked: true })).not.toContain('Corrigall, Magnus')
  })

  it('combines filters', () => {
    expect(names({ letter: 'R', type: 'GIA' })).toEqual([])
  })
})
