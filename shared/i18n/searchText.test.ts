import { describe, expect, it } from '@jest/globals'
import { foldSearch, searchFor } from './searchText'

describe('a search', () => {
  it.each([
    ['jok', 'Jökulsson, Ari'],
    ['Jök', 'Jokulsson, Ari'],
    ['thorv', 'Þorvaldsdóttir, Anna'],
    ['gudrun', 'Guðrún'],
    ['μετοχες', 'Μετοχές'],
    ['ΠΑΠΑΣ', 'Παπάς'],
    ['ellery, cath', 'Ellery-Voss, Catherine'],
    ['peter ashgrove', 'Ashgrove, Peter and Lorna'],
    ['  ', 'anyone'],
  ])('for %j finds %s', (query, text) => {
    expect(searchFor(query)([text])).toBe(true)
  })

  it('needs every word, in any of the texts', () => {
    expect(searchFor('ellery isa')(['Ellery-Voss, Catherine', 'ISA', null])).toBe(true)
    expect(searchFor('ellery sipp')(['Ellery-Voss, Catherine', 'ISA', null])).toBe(false)
  })

  it('folds a name as the server keeps it', () => {
    expect(foldSearch('Zoëga Łukasz Ærø Straße')).toBe('zoega lukasz aero strasse')
  })
})
