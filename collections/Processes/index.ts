import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { ofBrand } from '../access/ofBrand'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { nameField, searchNameField } from '../fields/text'
import { idOf } from '../idOf'
import { menuGroup } from '../labels/label'

/** A process is its form's brand's: nobody chooses it twice. */
const brandOfForm: CollectionBeforeValidateHook = async ({ data, req }) => {
  const id = idOf((data as { form?: unknown } | undefined)?.form)
  if (!data || id === null) return data
  const form = await req.payload.findByID({
    collection: 'forms',
    id,
    depth: 0,
    select: { brand: true },
    disableErrors: true,
    // rights: of whoever saves; the seed and other work of the server bring nobody.
    overrideAccess: !req.user,
    req,
  })
  if (!form) throw new APIError('A related record does not exist', 400, { code: 'invalid_input' }, true)
  return { ...data, brand: form.brand }
}

/** A form that has an address of its own in the portal: `/dashboard/{portal}/processes/{process}`. */
export const Processes = defineCollection({
  slug: 'processes',
  access: { create: adminOnly, read: ofBrand, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'form', 'single', 'brand', 'updatedAt'],
    group: menuGroup('firm'),
    listSearchableFields: ['searchName'],
  },
  hooks: { beforeValidate: [brandOfForm] },
  fields: [
    nameField(),
    searchNameField(),
    { name: 'form', type: 'relationship', relationTo: 'forms', required: true, index: true, maxDepth: 0 },
    { name: 'single', type: 'checkbox', defaultValue: false },
    {
      name: 'brand',
      type: 'text',
      index: true,
      custom: cell('brand'),
      access: { create: never, update: never },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
})
