import type { CollectionBeforeValidateHook } from 'payload'
import { currencyCodes } from '../../shared/domain/currency'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'
import { visibleAccounts } from '../access/visibleAccounts'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { providerFiguresField } from '../fields/providerFigures'
import { stampAccount } from '../hooks/stampIdentity'
import { keepInvestor, keepInvestorOfDeleted, keepTeam } from '../hooks/keepTeam'
import { activeField, nameField, optionalText, searchNameField } from '../fields/text'
import { partOf } from '../references/referencesTo'

const cleanEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: data.email.replace(/\s+/g, '').toLowerCase() } : data

/** A client's account: who owns it, whose it is, which upstream account it stands for. What the provider says of it stands in `figures`. */
export const Accounts = defineCollection(
  {
    slug: 'accounts',
    access: { create: adminOnly, read: visibleAccounts, update: adminOnly, delete: adminOnly },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'owners', 'portal', 'figures', 'updatedAt', 'active'],
      group: menuGroup('clients'),
      listSearchableFields: ['searchName', 'externalId', 'email'],
    },
    hooks: {
      beforeValidate: [cleanEmail],
      beforeChange: [keepTeam, stampAccount],
      afterChange: [keepInvestor],
      afterDelete: [keepInvestorOfDeleted],
    },
    indexes: [{ fields: ['portal', 'client'] }, { fields: ['portal', 'email'] }],
    fields: [
      { ...nameField(), custom: cell('account') },
      searchNameField(),
      { ...activeField(), custom: cell('active') },
      optionalText({
        name: 'externalId',
        index: true,
        custom: cell('link'),
        admin: { components: { afterInput: ['/cms/admin/record/TestLink#TestLink'] } },
      }),
      { name: 'email', type: 'email', index: true },
      { name: 'client', type: 'relationship', relationTo: 'users', index: true },
      {
        name: 'owners',
        type: 'relationship',
        relationTo: 'users',
        hasMany: true,
        required: true,
        index: true,
        filterOptions: { isProfessional: { equals: true } },
      },
      {
        name: 'team',
        type: 'relationship',
        relationTo: 'users',
        hasMany: true,
        index: true,
        maxDepth: 0,
        custom: partOf,
        access: { read: adminOnlyField, create: never, update: never },
        admin: { hidden: true, readOnly: true },
      },
      { name: 'portal', type: 'relationship', relationTo: 'portals', required: true, index: true },
      { name: 'inception', type: 'date' },
      optionalText({ name: 'location', maxLength: 120 }),
      { name: 'currency', type: 'select', options: [...currencyCodes], defaultValue: 'GBP', required: true },
      // Which source its external id belongs to: the main one of its portal's brand.
      {
        name: 'source',
        type: 'text',
        index: true,
        access: { create: never, update: never },
        admin: { readOnly: true, position: 'sidebar' },
      },
      // Made by a hook; unique in the database, whoever writes first.
      {
        name: 'identity',
        type: 'text',
        unique: true,
        index: true,
        access: { read: never, create: never, update: never },
        admin: { hidden: true },
      },
      providerFiguresField(),
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
  },
  { inPortal: true },
)
