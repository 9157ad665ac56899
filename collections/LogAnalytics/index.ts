import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { menuGroup } from '../labels/label'

const count = (name: string) => ({ name, type: 'number', required: true, defaultValue: 0 }) as const

/**
 * What happened in a portal on one day of its brand's calendar, added up from the activity log (`jobs/rollUpAnalytics`): the day's sums as
 * fields, and in json who did how much (`users`, `groups`), on which screens (`views`) and of which kinds (`events`). Shapes:
 * `shared/domain/analytics.ts`.
 */
export const LogAnalytics = defineCollection(
  {
    slug: 'log-analytics',
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: {
      useAsTitle: 'forDate',
      defaultColumns: ['forDate', 'portal', 'people', 'logins', 'views', 'messages', 'downloads', 'total'],
      group: menuGroup('records'),
    },
    defaultSort: '-forDate',
    indexes: [{ fields: ['portal', 'forDate'] }],
    fields: [
      { name: 'forDate', type: 'text', required: true, index: true, custom: cell('day') },
      { name: 'portal', type: 'relationship', relationTo: 'portals', index: true, maxDepth: 1 },
      count('people'),
      count('logins'),
      count('views'),
      count('messages'),
      count('downloads'),
      count('other'),
      count('total'),
      { name: 'users', type: 'json', required: true, admin: { hidden: true } },
      { name: 'groups', type: 'json', required: true, admin: { hidden: true } },
      { name: 'viewsBySection', type: 'json', required: true, admin: { hidden: true } },
      { name: 'events', type: 'json', required: true, admin: { hidden: true } },
      // Portal and day: one record of each, whoever writes first.
      { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    ],
  },
  { ...serverRecord, ledger: 'forDate' },
)
