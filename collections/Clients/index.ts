import type { FieldAccess } from 'payload'
import { actorOf } from '../access/actorOf'
import { adminOnly } from '../access/adminOnly'
import { contentOfBrand } from '../access/readableContent'
import { isPlatformAdmin } from '../access/rolesOf'
import { defineCollection } from '../defineCollection'
import { brandField } from '../fields/brand'
import { formGroup } from '../fields/content'
import { nameField, optionalText, searchNameField } from '../fields/text'
import { menuGroup } from '../labels/label'

/** For readers only while the record says that it is shown; a selection that leaves the switch out shows nothing. */
const unless =
  (isHidden: 'hidelogo' | 'hidetestimonial'): FieldAccess =>
  ({ doc, req }) =>
    isPlatformAdmin(actorOf(req)) || (doc as Record<string, unknown> | undefined)?.[isHidden] === false

/** Who the firm works for and what they say of it; not the clients who sign in, whose records are accounts. */
export const Clients = defineCollection(
  {
    slug: 'clients',
    access: { create: adminOnly, read: contentOfBrand, update: adminOnly, delete: adminOnly },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'contact', 'brand', 'hidelogo', 'hidetestimonial'], group: menuGroup('content') },
    fields: [
      formGroup('group.basicInfo', [
        nameField(),
        searchNameField(),
        brandField(),
        { name: 'logo', type: 'upload', relationTo: 'media', access: { read: unless('hidelogo') } },
        { name: 'hidelogo', type: 'checkbox', defaultValue: false, required: true },
      ]),
      formGroup('group.testimonial', [
        { name: 'testimonial', type: 'textarea', maxLength: 2000, access: { read: unless('hidetestimonial') } },
        { ...optionalText({ name: 'contact', maxLength: 200 }), access: { read: unless('hidetestimonial') } },
        { name: 'hidetestimonial', type: 'checkbox', defaultValue: false, required: true },
      ]),
    ],
  },
  { ordered: true },
)
