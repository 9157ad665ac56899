import type { UIField } from 'payload'
import { label } from '../labels/label'

/** On a portal: its links, which are records of `navigation`, edited together. */
export const navigationDesignerField = (): UIField => ({
  name: 'navigation',
  type: 'ui',
  label: label('collection.navigation.many'),
  admin: { disableListColumn: true, components: { Field: '/cms/admin/designers/NavigationDesigner#NavigationDesigner' } },
})
