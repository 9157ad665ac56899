import { adminOnly } from '../access/adminOnly'
import { defineCollection } from '../defineCollection'
import { decimalField } from '../fields/decimal'
import { nameField, searchNameField } from '../fields/text'
import { menuGroup } from '../labels/label'

/** How many accounts and advisors a portal may have (`hooks/withinSubscription`). */
export const Subscriptions = defineCollection({
  slug: 'subscriptions',
  access: { create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'accountLimit', 'advisorLimit', 'updatedAt'], group: menuGroup('firm') },
  fields: [
    nameField(),
    searchNameField(),
    decimalField({ name: 'accountLimit', required: true, min: 0, max: 1_000_000, decimals: 0 }),
    decimalField({ name: 'advisorLimit', required: true, min: 0, max: 1_000_000, decimals: 0 }),
  ],
})
