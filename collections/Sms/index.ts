import type { PayloadRequest } from 'payload'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { menuGroup } from '../labels/label'
import { ruleText } from '../labels/ruleText'

export const smsStates = ['queued', 'sent', 'failed'] as const

/** Text messages to telephones, with what the provider answered: written by the server alone, as `mails` are. */
export const Sms = defineCollection(
  {
    slug: 'sms',
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: { useAsTitle: 'to', defaultColumns: ['to', 'body', 'state', 'sentAt', 'createdAt'], group: menuGroup('records') },
    defaultSort: '-createdAt',
    fields: [
      {
        name: 'to',
        type: 'text',
        required: true,
        maxLength: 16,
        // E.164, as every provider takes it.
        validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
          typeof value === 'string' && /^\+[1-9]\d{6,14}$/.test(value) ? true : ruleText(req, 'rule.phoneNumber'),
      },
      { name: 'user', type: 'relationship', relationTo: 'users', index: true, maxDepth: 0 },
      { name: 'body', type: 'textarea', required: true, maxLength: 1600 },
      {
        name: 'state',
        type: 'select',
        options: [...smsStates],
        required: true,
        defaultValue: 'queued',
        index: true,
        custom: cell('state'),
      },
      { name: 'providerAnswer', type: 'text' },
      { name: 'sentAt', type: 'date' },
    ],
  },
  { ...serverRecord, ledger: 'to' },
)
