import { contentTypes } from '../../shared/contracts/files'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { ofVisibleAccount } from '../access/visibleAccounts'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { nameField } from '../fields/text'

export const documentTypes = ['Valuations and Statements', 'Other'] as const

/** Files of an account. The stored file has a name of its own; people see `name` and download through `/api/documents/{id}/download`. */
export const Documents = defineCollection({
  slug: 'documents',
  access: { create: adminOnly, read: ofVisibleAccount, update: adminOnly, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'account', 'type', 'asOf', 'createdAt'], group: menuGroup('clients') },
  // The container of old Office files is what is found in their bytes.
  // The file of a record is its own: a copy of the record would need a copy of the file.
  disableDuplicate: true,
  upload: { mimeTypes: [...new Set(Object.values(contentTypes)), 'application/x-cfb'], pasteURL: false },
  fields: [
    nameField(),
    { name: 'type', type: 'select', options: [...documentTypes], required: true, defaultValue: 'Other' },
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true, maxDepth: 0 },
    { name: 'portfolio', type: 'relationship', relationTo: 'portfolios', index: true, maxDepth: 0 },
    { name: 'owner', type: 'relationship', relationTo: 'users', maxDepth: 0, access: { create: never, update: never } },
    { name: 'generatedPdf', type: 'checkbox', defaultValue: false, index: true, access: { create: never, update: never } },
    { name: 'asOf', type: 'text', custom: cell('day') },
    // One report, one document: a repeated run of the job finds what the first run left.
    { name: 'report', type: 'text', unique: true, index: true, access: { create: never, update: never }, admin: { hidden: true } },
  ],
})
