import type { RelationshipField } from 'payload'
import { never } from '../access/never'
import { partOf } from '../references/referencesTo'

/**
 * The portfolio that a record belongs to, and the account behind it, which the server keeps (`access/editableAccounts`): the rule of who sees
 * the record is then one step away.
 */
export const portfolioFields = (): RelationshipField[] => [
  { name: 'portfolio', type: 'relationship', relationTo: 'portfolios', required: true, index: true, maxDepth: 0, custom: partOf },
  {
    name: 'account',
    type: 'relationship',
    relationTo: 'accounts',
    index: true,
    maxDepth: 0,
    custom: partOf,
    access: { create: never, update: never },
    admin: { hidden: true },
  },
]
