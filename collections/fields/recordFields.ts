import type { Field } from 'payload'
import { label, labelOf } from '../labels/label'

type Component = string | Readonly<{ path: string; clientProps: object }>

const part = (name: string, component: Component, position?: 'sidebar'): Field => ({
  name,
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    ...(position ? { position } : {}),
    components: { Field: component },
  },
})

/** What stands on the page of every record that people edit: over its fields who saved it meanwhile, at its side when it was saved, and the way to the trash. */
export const recordNotices = (): Field => part('recordNotices', '/cms/admin/record/RecordNotices#RecordNotices')
/** What stands over the form of a new record as long as it has no name: what the list's button said, which led here. */
export const newRecordTitle = (slug: string): Field =>
  part('newRecordTitle', { path: '/cms/admin/record/NewRecordTitle#NewRecordTitle', clientProps: { title: labelOf(`list.${slug}.add`) } })
/** Under the title: what an account or a portfolio is, and what it is worth. */
export const recordHead = (): Field => part('recordHead', '/cms/admin/record/RecordHead#RecordHead')
export const recordFacts = (): Field => part('recordFacts', '/cms/admin/record/RecordFacts#RecordFacts', 'sidebar')

/** The column of a list with an order that moves a record up or down. */
export const moveField = (): Field => ({
  name: 'move',
  type: 'ui',
  label: label('field.move'),
  admin: { disableBulkEdit: true, components: { Field: '/cms/admin/list/NoField#NoField', Cell: '/cms/admin/list/MoveCell#MoveCell' } },
})

/** What Payload notes of a stored file and would offer as columns and filters by an English word: a content type, and addresses that tell people nothing. */
export const storedFileFields = (): Field[] =>
  ['mimeType', 'url', 'thumbnailURL'].map((name) => ({
    name,
    type: 'text',
    admin: { hidden: true, readOnly: true, disableListColumn: true, disableListFilter: true, disableGroupBy: true },
  }))
