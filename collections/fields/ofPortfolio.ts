import type { RelationshipField } from 'payload'
import { never } from '../access/never'

/**
 * The portfolio that a record belongs to, and the account behind it, which the server keeps (`access/editableAccounts`): the rule of who sees
 * the record is then one step away.
 */
export const portfolioFields = (): RelationshipField[] => [
  { name: 'portfolio', type: 'relationship', relationTo: 'portfolios', required: true, index: true, maxDepth: 0 },
  {
    name: 'account',
    type: 'relationship',
    relationTo: 'accounts',
    index: true,
    maxDepth: 0,
    access: { create: never, update: never },
    admin: { hidden: true },
  },
]
