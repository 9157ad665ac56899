import type { UIField } from 'payload'
import { label } from '../labels/label'

/** On a library: many files at once, dropped or chosen, each a record of `library-files` in it. */
export const libraryDropzoneField = (): UIField => ({
  name: 'dropzone',
  type: 'ui',
  label: label('field.dropzone'),
  admin: { disableListColumn: true, components: { Field: '/cms/admin/fields/LibraryDropzone#LibraryDropzone' } },
})
