import type { FieldHook } from 'payload'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { adminOrOwnOrganisation, visibleOrganisations } from '../access/visibleOrganisations'
import { defineCollection } from '../defineCollection'
import { formGroup } from '../fields/content'
import { countryField } from '../fields/country'
import { menuGroup } from '../labels/label'
import { nameField, optionalText, searchNameField } from '../fields/text'

/** As it stands behind the @ of an address. */
const plainHost: FieldHook = ({ value }): unknown => (typeof value === 'string' ? value.trim().replace(/^@/, '').toLowerCase() : value)

/** A firm whose people work in the portal; its company admins keep it themselves. */
export const Organisations = defineCollection({
  slug: 'organisations',
  access: { create: adminOnly, read: visibleOrganisations, update: adminOrOwnOrganisation, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'domain', 'country', 'updatedAt'], group: menuGroup('firm') },
  fields: [
    formGroup('group.account', [
      nameField(),
      searchNameField(),
      optionalText({ name: 'url', maxLength: 300 }),
      // Sign-up makes a person of this mail domain a professional, so a company admin must not change it.
      optionalText({
        name: 'domain',
        index: true,
        access: { create: adminOnlyField, update: adminOnlyField },
        hooks: { beforeValidate: [plainHost] },
      }),
      { name: 'photo', type: 'upload', relationTo: 'media' },
    ]),
    formGroup('group.address', [
      // Every office on lines of its own.
      { name: 'address', type: 'textarea', maxLength: 2000 },
      countryField({ name: 'country' }),
    ]),
  ],
})
