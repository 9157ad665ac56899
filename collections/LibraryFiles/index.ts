import type { Access } from 'payload'
import { contentTypes } from '../../shared/contracts/files'
import { actorOf } from '../access/actorOf'
import { adminOnly } from '../access/adminOnly'
import { memberContentOfBrand } from '../access/readableContent'
import { hasRole } from '../access/rolesOf'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { brandField, ofSameBrand } from '../fields/brand'
import { selectWithOther } from '../fields/selectWithOther'
import { fileNameField, searchNameField } from '../fields/text'
import { uniqueKey } from '../fields/uniqueKey'
import { menuGroup } from '../labels/label'

export const libraryFileTypes = ['Valuation', 'Statement', 'Transaction note', 'Agreement / Legal', 'Other'] as const

/** Professionals of the brand open all of its files, other people who are signed in those meant for them. */
const ownAudience: Access = async (args) => {
  const ofBrand = await memberContentOfBrand(args)
  if (typeof ofBrand === 'boolean' || hasRole(actorOf(args.req), 'advisor')) return ofBrand
  return { and: [ofBrand, { audience: { equals: 'members' } }] }
}

/** A private file of the firm in one of its libraries. Pictures that a sign-in page shows are `media`, a client's own files `documents`. */
export const LibraryFiles = defineCollection({
  slug: 'library-files',
  access: { create: adminOnly, read: ownAudience, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'library', 'type', 'audience', 'brand', 'updatedAt'],
    group: menuGroup('content'),
  },
  // The file of a record is its own: a copy of the record would need a copy of the file.
  disableDuplicate: true,
  // No picture beside its form: the browser would fetch the file of whoever only opens the record, which is a line of the log.
  upload: { mimeTypes: [...new Set(Object.values(contentTypes)), 'application/x-cfb'], pasteURL: false, displayPreview: false },
  fields: [
    { ...fileNameField(), custom: cell('file') },
    searchNameField(),
    brandField(),
    { name: 'library', type: 'relationship', relationTo: 'libraries', index: true, maxDepth: 0, filterOptions: ofSameBrand },
    ...selectWithOther({ name: 'type', type: 'select', options: [...libraryFileTypes], required: true, defaultValue: 'Other' }),
    { name: 'audience', type: 'select', options: ['staff', 'members'], required: true, defaultValue: 'staff', index: true },
    // Which file of a submission it is a copy of (`jobs/fileInLibrary`): there is one of each. Empty for what was put there by hand.
    uniqueKey('origin'),
  ],
})
