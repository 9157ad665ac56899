import type { DateField, Field, FieldHook, RelationshipField } from 'payload'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'
import { ruleText } from '../labels/ruleText'

/** For the `custom` of a field that the server keeps beside what people edit: a comparison of two versions leaves it out. */
export const outOfHistory = { isOutOfHistory: true } as const

type FieldAdmin = Readonly<{ hidden?: boolean; readOnly?: boolean; position?: 'sidebar' }>

const onCreate: FieldHook = ({ operation, req, value }): unknown => (operation === 'create' ? req.user?.id : value)
const onSave: FieldHook = ({ req, value }): unknown => req.user?.id ?? value

const person = (name: string, hook?: FieldHook, admin: FieldAdmin = { hidden: true }): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  access: { read: adminOnlyField, create: never, update: never },
  admin,
  ...(hook ? { hooks: { beforeChange: [hook] } } : {}),
})

/** Who made and who last changed a record; Payload keeps the times. The side of a record tells both (`recordFacts`). */
export const stampFields = (): Field[] => [person('createdBy', onCreate), person('updatedBy', onSave)]

const time = (name: string): Field => ({ name, type: 'date', index: true, admin: { disableBulkEdit: true, hidden: true } })

/** Payload's own times of a record, stated here so that they get words and cells as every field does. */
export const timeFields = (): Field[] => [time('updatedAt'), time('createdAt')]

/** A moment of the future at which the worker changes whether a record is published; emptied once it has. */
const scheduled = (name: 'publishAt' | 'unpublishAt', validate?: DateField['validate']): DateField => ({
  name,
  type: 'date',
  index: true,
  access: { read: adminOnlyField },
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  ...(validate ? { validate } : {}),
})

const afterPublishing: DateField['validate'] = (value, { req, siblingData }) => {
  const { publishAt } = siblingData as { publishAt?: string | Date | null }
  if (!value || !publishAt) return true
  return new Date(String(value)) > new Date(publishAt) || ruleText(req, 'rule.afterPublishing')
}

/** When and by whom a record was last published, and when that is to change (`hooks/stampPublication`, `jobs/publishDue`). */
export const publicationFields = (): Field[] => [
  {
    name: 'publishedAt',
    type: 'date',
    index: true,
    access: { create: never, update: never },
    admin: { readOnly: true, position: 'sidebar' },
  },
  person('publishedBy', undefined, { readOnly: true, position: 'sidebar' }),
  scheduled('publishAt'),
  scheduled('unpublishAt', afterPublishing),
]
