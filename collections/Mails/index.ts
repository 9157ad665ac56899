import { locales } from '../../shared/i18n/locales'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { menuGroup } from '../labels/label'

export const mailStates = ['queued', 'sent', 'failed'] as const

/**
 * The outbox: every mail stands here before it is sent, written by `queueMail` and the worker alone. `data` holds ids and plain values of
 * its template, never a secret and never a figure.
 */
export const Mails = defineCollection(
  {
    slug: 'mails',
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: {
      useAsTitle: 'template',
      defaultColumns: ['to', 'template', 'state', 'sentAt', 'createdAt'],
      group: menuGroup('records'),
    },
    defaultSort: '-createdAt',
    fields: [
      { name: 'to', type: 'email', required: true },
      { name: 'user', type: 'relationship', relationTo: 'users', index: true, maxDepth: 0 },
      { name: 'template', type: 'text', required: true, index: true, custom: cell('mail') },
      { name: 'locale', type: 'select', options: [...locales], required: true },
      { name: 'brand', type: 'text', required: true, custom: cell('brand') },
      // Ids and plain values for the template: nothing to read.
      { name: 'data', type: 'json', required: true, admin: { hidden: true } },
      {
        name: 'state',
        type: 'select',
        options: [...mailStates],
        required: true,
        defaultValue: 'queued',
        index: true,
        custom: cell('state'),
      },
      { name: 'attempts', type: 'number', defaultValue: 0 },
      { name: 'sentAt', type: 'date' },
      { name: 'error', type: 'text' },
      // Of all mails with one key only the first is made.
      { name: 'onceKey', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    ],
  },
  { ...serverRecord, ledger: 'template' },
)
