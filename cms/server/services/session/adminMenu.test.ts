import { describe, expect, it } from '@jest/globals'
import { menuCollections } from '../../../../shared/brands/adminMenu'
import { locales } from '../../../../shared/i18n/locales'
import { brands } from '../../brands'
import { adminMenuOf } from './adminMenu'

const menuOf = (brand: string) => brands().get(brand)?.adminMenu ?? []

describe('adminMenuOf', () => {
  it('has the groups of the brand, each under its word in the language asked for', () => {
    expect(adminMenuOf(menuOf('akta'), 'en').groups.map(({ label, lists }) => [label, lists.map(({ label: name }) => name)])).toEqual([
      ['Accounts', ['Users', 'Organisations', 'Groups']],
      ['Content', ['Commentary', 'Forms', 'Processes']],
      ['Portals', ['Accounts', 'Portals', 'Subscriptions', 'Model portfolios', 'Data processes', 'Data process steps']],
    ])
    expect(adminMenuOf(menuOf('bowmore'), 'is').groups.map(({ label, lists }) => [label, lists.map(({ slug }) => slug)])).toEqual([
      ['Aðgangar', ['users', 'organisations', 'groups']],
      ['Gáttir', ['forms', 'models', 'accounts', 'portals']],
    ])
  })

  it('has the groups of the house for a brand without its own', () => {
    expect(adminMenuOf([], 'el').groups.map(({ id }) => id)).toEqual(['people', 'clients', 'firm'])
  })

  it('has words for every list that a brand may name', () => {
    for (const locale of locales) {
      const [group] = adminMenuOf([{ group: 'people', label: {}, collections: [...menuCollections] }], locale).groups
      expect(group?.lists.filter(({ label, slug }) => label === slug)).toEqual([])
    }
  })
})
