import { adminOnly } from '../access/adminOnly'
import { defineCollection } from '../defineCollection'
import { decimalField } from '../fields/decimal'
import { nameField, searchNameField } from '../fields/text'
import { menuGroup } from '../labels/label'

/** What a new subscription begins with (specification 9). A function, because the databases would take a plain value for a default of their column. */
const usual = (limit: number) => () => limit

/** How many accounts and advisors a portal may have (`hooks/withinSubscription`). */
export const Subscriptions = defineCollection({
  slug: 'subscriptions',
  access: { create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'accountLimit', 'advisorLimit', 'updatedAt'], group: menuGroup('firm') },
  fields: [
    nameField(),
    searchNameField(),
    decimalField({ name: 'accountLimit', required: true, defaultValue: usual(100), min: 0, max: 1_000_000, decimals: 0 }),
    decimalField({ name: 'advisorLimit', required: true, defaultValue: usual(50), min: 0, max: 1_000_000, decimals: 0 }),
  ],
})
