import type { Field } from 'payload'
import { contentTypes } from '../../shared/contracts/files'
import { formFileEndings, formOwnerships } from '../../shared/contracts/forms/forms'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { visibleFormFiles } from '../access/visibleSubmissions'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { nameField } from '../fields/text'
import { menuGroup } from '../labels/label'
import { partOf } from '../references/referencesTo'

/** Written with the file, or when the form is sent, by the server alone. */
const serverFields = (fields: Field[]): Field[] =>
  fields.map(
    (field) =>
      ({
        ...field,
        access: { create: never, update: never },
        admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
      }) as Field,
  )

/**
 * Files that people add to a form, put there by `POST /api/forms/{id}/files` before the form is sent. Sending claims them for the submission;
 * what is not claimed within `UNSENT_FILES_DAYS` goes (`jobs/removeExpired`).
 */
export const FormFiles = defineCollection({
  slug: 'form-files',
  // An admin may call a file something else; the trash, too, is a change.
  access: { create: never, read: visibleFormFiles, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'form', 'submission', 'uploader', 'createdAt'],
    group: menuGroup('records'),
  },
  disableDuplicate: true,
  upload: {
    mimeTypes: [...new Set(formFileEndings.map((ending) => contentTypes[ending])), 'application/x-cfb', 'application/zip'],
    pasteURL: false,
    // As for documents: to open the record is not to open the file.
    displayPreview: false,
  },
  fields: [
    { ...nameField(), custom: cell('file') },
    ...serverFields([
      { name: 'form', type: 'relationship', relationTo: 'forms', required: true, index: true, maxDepth: 0 },
      // Name of the field that it answers.
      { name: 'field', type: 'text', required: true, admin: { hidden: true } },
      { name: 'submission', type: 'relationship', relationTo: 'submissions', index: true, maxDepth: 0 },
      { name: 'uploader', type: 'relationship', relationTo: 'users', required: true, index: true, maxDepth: 0 },
      // As in the submission: what its rule asks for.
      { name: 'brand', type: 'text', required: true, index: true, custom: cell('brand') },
      { name: 'account', type: 'relationship', relationTo: 'accounts', index: true, maxDepth: 0 },
      { name: 'organisation', type: 'relationship', relationTo: 'organisations', index: true, maxDepth: 0 },
      // Where a copy of it is still to be put; empty once it is there (`jobs/fileInLibrary`).
      { name: 'library', type: 'relationship', relationTo: 'libraries', index: true, maxDepth: 0, custom: partOf },
      { name: 'owned', type: 'select', options: [...formOwnerships], required: true, defaultValue: 'Personal' },
    ]),
  ],
})
