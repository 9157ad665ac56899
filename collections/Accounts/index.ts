import type { CollectionBeforeValidateHook } from 'payload'
import { currencyCodes } from '../../shared/domain/currency'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'
import { visibleAccounts } from '../access/visibleAccounts'
import { defineCollection } from '../defineCollection'
import { figuresField } from '../fields/figures'
import { keepInvestor, keepInvestorOfDeleted, keepTeam } from '../hooks/keepTeam'
import { activeField, nameField, optionalText, searchNameField } from '../fields/text'

const cleanEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: data.email.replace(/\s+/g, '').toLowerCase() } : data

/** A client's account: who owns it, whose it is, which upstream account it stands for. Figures are the last good ones. */
export const Accounts = defineCollection({
  slug: 'accounts',
  labels: { singular: { en: 'Account', is: 'Reikningur' }, plural: { en: 'Accounts', is: 'Reikningar' } },
  access: { create: adminOnly, read: visibleAccounts, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'externalId', 'client', 'owners', 'portal', 'active'],
    group: { en: 'Portals', is: 'Gáttir' },
    listSearchableFields: ['searchName', 'externalId', 'email'],
  },
  hooks: {
    beforeValidate: [cleanEmail],
    beforeChange: [keepTeam],
    afterChange: [keepInvestor],
    afterDelete: [keepInvestorOfDeleted],
  },
  indexes: [{ fields: ['portal', 'client'] }, { fields: ['portal', 'email'] }],
  fields: [
    nameField(),
    searchNameField(),
    activeField(),
    optionalText({ name: 'externalId', index: true, label: { en: 'External id', is: 'Ytra auðkenni' } }),
    { name: 'email', type: 'email', index: true },
    { name: 'client', type: 'relationship', relationTo: 'users', index: true, label: { en: 'Client', is: 'Viðskiptavinur' } },
    {
      name: 'owners',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      required: true,
      index: true,
      label: { en: 'Advisors', is: 'Ráðgjafar' },
      filterOptions: { isProfessional: { equals: true } },
    },
    {
      name: 'team',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      index: true,
      maxDepth: 0,
      access: { read: adminOnlyField, create: never, update: never },
      admin: { hidden: true, readOnly: true },
    },
    { name: 'portal', type: 'relationship', relationTo: 'portals', required: true, index: true },
    { name: 'inception', type: 'date' },
    optionalText({ name: 'location', maxLength: 120 }),
    { name: 'currency', type: 'select', options: [...currencyCodes], defaultValue: 'GBP', required: true },
    figuresField(),
    {
      name: 'portfolios',
      type: 'join',
      collection: 'portfolios',
      on: 'account',
      where: { deletedAt: { exists: false } },
      defaultLimit: 50,
      maxDepth: 1,
    },
  ],
})
