import type { Field } from 'payload'
import { never } from '../access/never'
import { cellOf } from '../cells/cell'

const component = '/cms/admin/record/Fact#Fact'
const storedComponent = '/cms/admin/record/StoredFact#StoredFact'

/** Cells whose words the browser does not know. */
const stored: readonly unknown[] = ['brand', 'source']

/** Kinds that read well as a line of a ledger. Rich texts, rows and groups keep Payload's own way. */
const kinds: readonly Field['type'][] = [
  'text',
  'textarea',
  'email',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'relationship',
  'upload',
  'json',
]

/** Shows what nobody edits as a fact, label and value, and not as a locked field; a field with a component of its own keeps it. */
export function withFact<F extends Field>(field: F): F {
  if (!kinds.includes(field.type) || !('name' in field)) return field
  const admin = field.admin as { readOnly?: boolean; hidden?: boolean; components?: { Field?: unknown } } | undefined
  const access = 'access' in field ? field.access : undefined
  const isFixed = admin?.readOnly === true || (access?.update === never && access.create === never)
  if (!isFixed || admin?.hidden === true || admin?.components?.Field !== undefined) return field
  return {
    ...field,
    admin: { ...field.admin, components: { ...admin?.components, Field: stored.includes(cellOf(field)) ? storedComponent : component } },
  }
}
