import { never } from '../access/never'
import { ownDelegations } from '../access/ownDelegations'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { partOf } from '../references/referencesTo'

/**
 * Whom a client lets read an account of theirs, for how long and why. Written by the server alone, when the client grants or ends it in their
 * profile (decision 197). It counts from `from` until `until`, for `user`, unless it was ended before (`services/delegations/openAccounts`).
 */
export const Delegations = defineCollection(
  {
    slug: 'delegations',
    access: { create: never, read: ownDelegations, update: never, delete: never },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'account', 'from', 'until', 'revokedAt', 'createdAt'],
      group: menuGroup('clients'),
    },
    defaultSort: '-createdAt',
    fields: [
      { name: 'email', type: 'email', required: true, index: true },
      /** Empty until whoever was invited has signed in by the link. */
      { name: 'user', type: 'relationship', relationTo: 'users', index: true, maxDepth: 0, custom: partOf },
      { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true, maxDepth: 0, custom: partOf },
      { name: 'reason', type: 'text', required: true, maxLength: 200 },
      { name: 'from', type: 'date', required: true },
      { name: 'until', type: 'date', required: true, index: true },
      { name: 'mayDownload', type: 'checkbox', defaultValue: false },
      { name: 'revokedAt', type: 'date' },
      { name: 'grantedBy', type: 'relationship', relationTo: 'users', required: true, index: true, maxDepth: 0, custom: partOf },
      { name: 'brand', type: 'text', required: true, custom: cell('brand') },
    ],
  },
  { ...serverRecord, ledger: 'email' },
)
