import { locales } from '../../shared/i18n/locales'
import { reportKinds } from '../../shared/domain/reportKinds'
import { reportRanges } from '../../shared/domain/reportPeriod'
import { reportStates } from '../../shared/contracts/reportOrders'
import { leftOutReasons } from '../../shared/contracts/reportBatches'
import { never } from '../access/never'
import { ownReports } from '../access/ownReports'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { menuGroup } from '../labels/label'

/** A report that somebody asked for, and how far it has come. Written by the server and the worker alone. */
export const Reports = defineCollection(
  {
    slug: 'reports',
    access: { create: never, read: ownReports, update: never, delete: never },
    admin: {
      defaultColumns: ['kind', 'account', 'portfolio', 'state', 'owner', 'createdAt'],
      listSearchableFields: ['account.searchName', 'reportDate'],
      group: menuGroup('clients'),
    },
    fields: [
      // Nobody's, when it is a statement of a batch: the server makes it with a right to its one account.
      { name: 'owner', type: 'relationship', relationTo: 'users', index: true, maxDepth: 0 },
      { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true, maxDepth: 0 },
      { name: 'portfolio', type: 'relationship', relationTo: 'portfolios', index: true, maxDepth: 0 },
      { name: 'portalSlug', type: 'text', required: true, custom: cell('portalSlug') },
      { name: 'brand', type: 'text', required: true, custom: cell('brand') },
      { name: 'locale', type: 'select', options: [...locales], required: true },
      {
        name: 'state',
        type: 'select',
        options: [...reportStates],
        required: true,
        defaultValue: 'queued',
        index: true,
        custom: cell('state'),
      },
      { name: 'kind', type: 'select', options: [...reportKinds], required: true, defaultValue: 'investment' },
      // The portfolios of the account as one section instead of one each.
      { name: 'renderConsolidated', type: 'checkbox', defaultValue: false },
      // What was asked for; the days that it came to are in the document's name.
      { name: 'range', type: 'select', options: [...reportRanges], required: true, defaultValue: 'quarter' },
      { name: 'periodFrom', type: 'text', custom: cell('day') },
      { name: 'reportDate', type: 'text', custom: cell('day') },
      { name: 'asOf', type: 'text', custom: cell('day') },
      { name: 'document', type: 'relationship', relationTo: 'documents', maxDepth: 0 },
      { name: 'error', type: 'text' },
      // Of a statement of a batch, from here on.
      { name: 'batch', type: 'relationship', relationTo: 'report-batches', index: true, maxDepth: 0 },
      { name: 'leftOut', type: 'select', options: [...leftOutReasons] },
      { name: 'askedAt', type: 'date', admin: { hidden: true } },
      { name: 'startedAt', type: 'date' },
      { name: 'finishedAt', type: 'date' },
      // When its figures were read.
      { name: 'readAt', type: 'date' },
      { name: 'pages', type: 'number' },
      { name: 'bytes', type: 'number' },
      { name: 'fileHash', type: 'text' },
      { name: 'value', type: 'json', admin: { hidden: true } },
      { name: 'commentary', type: 'text' },
      // What it was made of (`statementInputs`); of one that is asked for because of a change, what it is to be made of.
      { name: 'figuresHash', type: 'text', admin: { hidden: true } },
      { name: 'commentaryHash', type: 'text', admin: { hidden: true } },
      { name: 'checks', type: 'json', admin: { hidden: true } },
      // Ids of people who have opened this very file, and how many did: an addition is one conditional statement on the number.
      { name: 'readBy', type: 'json', admin: { hidden: true } },
      { name: 'readings', type: 'number', defaultValue: 0, admin: { hidden: true } },
      // One of the few places that a person's reports under way have, so that no number of simultaneous requests gets more of them.
      { name: 'slot', type: 'text', unique: true, index: true, admin: { hidden: true }, access: { read: never } },
      // Equal for two requests for the same thing while the first is under way; then it becomes unlike any other.
      { name: 'activeKey', type: 'text', unique: true, required: true, index: true, admin: { hidden: true }, access: { read: never } },
    ],
  },
  { ...serverRecord, ledger: 'account' },
)
