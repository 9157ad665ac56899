import type { Field, FieldHook } from 'payload'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'

const onCreate: FieldHook = ({ operation, req, value }): unknown => (operation === 'create' ? req.user?.id : value)
const onSave: FieldHook = ({ req, value }): unknown => req.user?.id ?? value

/** Who made and who last changed a record; Payload keeps the times. */
export const stampFields = (): Field[] => [
  {
    name: 'createdBy',
    type: 'relationship',
    relationTo: 'users',
    maxDepth: 0,
    access: { read: adminOnlyField, create: never, update: never },
    admin: { readOnly: true, position: 'sidebar' },
    hooks: { beforeChange: [onCreate] },
  },
  {
    name: 'updatedBy',
    type: 'relationship',
    relationTo: 'users',
    maxDepth: 0,
    access: { read: adminOnlyField, create: never, update: never },
    admin: { readOnly: true, position: 'sidebar' },
    hooks: { beforeChange: [onSave] },
  },
]
