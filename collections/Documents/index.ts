import { contentTypes } from '../../shared/contracts/files'
import { documentTypes } from '../../shared/domain/documentTypes'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'
import { byPeopleWithAccounts, editableDocuments, visibleDocuments } from '../access/visibleDocuments'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { dayField } from '../fields/day'
import { fileNameField, optionalText } from '../fields/text'
import { partOf } from '../references/referencesTo'
import { keepStatements, keepStatementsForGood } from './keepStatements'
import { markNew } from './markNew'
import { inOneHome, intoOwnHome } from './ownDocument'

const serverSets = { create: never, update: never }
const serverOnly = { ...serverSets, read: adminOnlyField }
const serverShows = { readOnly: true, condition: (data: { batch?: unknown }) => Boolean(data.batch) }
const adminSets = { create: adminOnlyField, update: adminOnlyField }

/**
 * Files of an account, of a group or of a portal. The stored file has a name of its own; people see `name` and download through
 * `/api/documents/{id}/download`. `source` says where a file comes from: our own store, or the papers of the data provider (`documentPath`).
 */
export const Documents = defineCollection({
  slug: 'documents',
  access: { create: byPeopleWithAccounts, read: visibleDocuments, update: editableDocuments, delete: editableDocuments },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'account', 'type', 'asOf', 'createdAt'], group: menuGroup('clients') },
  hooks: { beforeValidate: [keepStatements, inOneHome, intoOwnHome], beforeDelete: [keepStatementsForGood], afterOperation: [markNew] },
  // The file of a record is its own: a copy of the record would need a copy of the file.
  disableDuplicate: true,
  // The container of old Office files is what is found in their bytes.
  // No picture beside its form: the browser would fetch the file of whoever only opens the record, which is a line of the log.
  upload: { mimeTypes: [...new Set(Object.values(contentTypes)), 'application/x-cfb'], pasteURL: false, displayPreview: false },
  fields: [
    { ...fileNameField(), custom: cell('file') },
    { name: 'type', type: 'select', options: [...documentTypes], required: true, defaultValue: 'Other' },
    { name: 'account', type: 'relationship', relationTo: 'accounts', index: true, maxDepth: 0 },
    { name: 'group', type: 'relationship', relationTo: 'groups', index: true, maxDepth: 0 },
    { name: 'portal', type: 'relationship', relationTo: 'portals', index: true, maxDepth: 0 },
    { name: 'portfolio', type: 'relationship', relationTo: 'portfolios', index: true, maxDepth: 0 },
    optionalText({ name: 'title', maxLength: 200 }),
    optionalText({ name: 'documentType', maxLength: 120 }),
    { name: 'source', type: 'select', options: ['portal', 'external_documents'], defaultValue: 'portal', access: adminSets },
    { ...optionalText({ name: 'documentPath', maxLength: 500 }), access: adminSets },
    // Who keeps it among their favourites; each person sees it through their library alone.
    {
      name: 'favourite',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      index: true,
      maxDepth: 0,
      custom: partOf,
      access: { read: adminOnlyField, ...serverSets },
      admin: { readOnly: true },
    },
    { name: 'owner', type: 'relationship', relationTo: 'users', maxDepth: 0, access: serverSets },
    { name: 'generatedPdf', type: 'checkbox', defaultValue: false, index: true, access: serverSets },
    dayField({ name: 'asOf' }),
    // To whoever asks, as `markNew` finds it in a list.
    { name: 'isNew', type: 'checkbox', virtual: true, access: serverSets, admin: { hidden: true } },
    // One report, one document: a repeated run of the job finds what the first run left.
    { name: 'report', type: 'text', unique: true, index: true, access: serverSets, admin: { hidden: true } },
    // Of a statement of a batch, from here on. Held until the batch is released: platform admins alone see it so far.
    {
      name: 'heldBy',
      type: 'relationship',
      relationTo: 'report-batches',
      index: true,
      maxDepth: 0,
      access: serverOnly,
      admin: serverShows,
    },
    { name: 'batch', type: 'relationship', relationTo: 'report-batches', index: true, maxDepth: 0, access: serverOnly, admin: serverShows },
    // From this moment on nobody alters it.
    { name: 'publishedAt', type: 'date', access: serverSets, admin: serverShows },
    { name: 'version', type: 'number', access: serverSets, admin: serverShows },
    { name: 'fileHash', type: 'text', access: serverSets, admin: serverShows },
    {
      name: 'corrects',
      type: 'relationship',
      relationTo: 'documents',
      index: true,
      maxDepth: 0,
      custom: partOf,
      access: serverSets,
      admin: serverShows,
    },
    // For the lists of whoever may read the former one too: its id alone tells them nothing.
    { name: 'correctsPublishedAt', type: 'date', virtual: 'corrects.publishedAt', access: serverSets, admin: serverShows },
    {
      name: 'correctedBy',
      type: 'relationship',
      relationTo: 'documents',
      maxDepth: 0,
      custom: partOf,
      access: serverSets,
      admin: serverShows,
    },
    // What was wrong with the version that it corrects; the client reads it.
    { name: 'correctionNote', type: 'text', access: serverSets, admin: serverShows },
  ],
})
