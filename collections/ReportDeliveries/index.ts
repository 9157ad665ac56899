import { deliveryChannels, deliveryStates } from '../../shared/contracts/reportEvidence'
import { reportKinds } from '../../shared/domain/reportKinds'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { uniqueKey } from '../fields/uniqueKey'
import { menuGroup } from '../labels/label'

const hidden = { admin: { hidden: true } } as const

/**
 * The evidence of one published statement: which exact file it was, who was told by what, when it was opened. It holds copies of what it names,
 * so that it says the same when the account is long gone. Written by the server and the worker alone; nobody deletes it.
 */
export const ReportDeliveries = defineCollection(
  {
    slug: 'report-deliveries',
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: {
      defaultColumns: ['clientName', 'kind', 'date', 'version', 'publishedAt', 'state', 'firstOpenedAt'],
      group: menuGroup('records'),
      components: { views: { list: { Component: '/cms/admin/evidence/EvidenceView#EvidenceView' } } },
    },
    defaultSort: '-publishedAt',
    fields: [
      { name: 'account', type: 'relationship', relationTo: 'accounts', index: true, maxDepth: 0 },
      { name: 'accountName', type: 'text', required: true },
      { name: 'externalId', type: 'text' },
      { name: 'recipient', type: 'relationship', relationTo: 'users', index: true, maxDepth: 0 },
      { name: 'clientName', type: 'text' },
      { name: 'portal', type: 'relationship', relationTo: 'portals', index: true, maxDepth: 0 },
      { name: 'batch', type: 'relationship', relationTo: 'report-batches', index: true, maxDepth: 0 },
      { name: 'document', type: 'relationship', relationTo: 'documents', required: true, index: true, maxDepth: 0 },
      { name: 'kind', type: 'select', options: [...reportKinds], required: true },
      { name: 'date', type: 'text', required: true, index: true, custom: cell('day') },
      { name: 'version', type: 'number', required: true },
      { name: 'pages', type: 'number' },
      { name: 'fileHash', type: 'text', required: true, index: true },
      { name: 'value', type: 'json', ...hidden },
      { name: 'publishedAt', type: 'date', required: true, index: true },
      { name: 'publishedBy', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      { name: 'approvedBy', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      // Names as they were then: people leave.
      { name: 'publisher', type: 'text', ...hidden },
      { name: 'approver', type: 'text', ...hidden },
      { name: 'note', type: 'text', maxLength: 500 },
      // The newest version of its statement; those before are told with it.
      { name: 'isNewest', type: 'checkbox', required: true, defaultValue: true, index: true, ...hidden },
      // Equal for all versions of one statement: its account, kind and day.
      { name: 'statement', type: 'text', required: true, index: true, ...hidden },
      { name: 'channel', type: 'select', options: [...deliveryChannels], required: true },
      {
        name: 'state',
        type: 'select',
        options: [...deliveryStates],
        required: true,
        defaultValue: 'queued',
        index: true,
        custom: cell('state'),
      },
      { name: 'email', type: 'text' },
      { name: 'mail', type: 'relationship', relationTo: 'mails', index: true, maxDepth: 0, ...hidden },
      { name: 'notifiedAt', type: 'date' },
      { name: 'firstOpenedAt', type: 'date' },
      { name: 'lastOpenedAt', type: 'date' },
      { name: 'timesOpened', type: 'number', required: true, defaultValue: 0 },
      // Every opening: [{ at, by, name, asDelegate }].
      { name: 'openings', type: 'json', ...hidden },
      { name: 'paperSentAt', type: 'text', custom: cell('day') },
      { name: 'paperSentBy', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      // Client, account and hash in lower case, without accents too.
      { name: 'searchName', type: 'text', index: true, ...hidden },
      // One for each document.
      uniqueKey('onceKey'),
    ],
  },
  { ...serverRecord, ledger: 'accountName' },
)
