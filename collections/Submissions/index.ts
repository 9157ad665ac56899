import type { Field, FieldHook } from 'payload'
import { randomUUID } from 'node:crypto'
import { formOwnerships, submissionSteps } from '../../shared/contracts/forms/forms'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { staffField } from '../access/staffField'
import { visibleSubmissions, workableSubmissions } from '../access/visibleSubmissions'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { label, menuGroup } from '../labels/label'

/** Written when it is sent, by the server alone (`cms/server/services/forms`). */
const sent = <F extends Field>(field: F): F => ({
  ...field,
  access: { ...('access' in field ? field.access : {}), create: never, update: never },
  admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
})

/** A submission that went to the trash no longer stands in the way of another; one that is taken back out keeps the key that it has then. */
const freeKey: FieldHook = ({ siblingData, value }): unknown => {
  const isTrashed = Boolean((siblingData as { deletedAt?: unknown }).deletedAt)
  return isTrashed && typeof value === 'string' && !value.startsWith('trashed:') ? `trashed:${randomUUID()}` : value
}

/**
 * What somebody sent by a form, with the form as it was then. One record from beginning to end: its steps and changes of its answers are its
 * history (docs/decisions/146). Written by `POST /api/forms/{id}/submissions`; staff move it on and remark on it, nothing else.
 */
export const Submissions = defineCollection(
  {
    slug: 'submissions',
    access: { create: never, read: visibleSubmissions, update: workableSubmissions, delete: adminOnly },
    admin: {
      useAsTitle: 'formName',
      defaultColumns: ['formName', 'senderName', 'account', 'step', 'createdAt', 'brand'],
      group: menuGroup('content'),
      listSearchableFields: ['formName', 'senderName'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    indexes: [{ fields: ['form', 'createdAt'] }],
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: label('tab.submissions.incoming'),
            fields: [
              sent({ name: 'formName', type: 'text', required: true, index: true }),
              {
                name: 'summary',
                type: 'ui',
                admin: { components: { Field: '/cms/admin/forms/SubmissionSummary#SubmissionSummary' }, disableListColumn: true },
              },
            ],
          },
          {
            label: label('tab.submissions.workflow'),
            fields: [
              {
                name: 'step',
                type: 'select',
                options: [...submissionSteps],
                defaultValue: 'Under review',
                required: true,
                index: true,
              },
              // Staff's own; the people who sent it never get it.
              {
                name: 'remark',
                type: 'textarea',
                maxLength: 2000,
                access: { read: staffField },
                admin: { description: label('help.submissions.remark') },
              },
              sent({ name: 'form', type: 'relationship', relationTo: 'forms', required: true, index: true, maxDepth: 0 }),
              sent({ name: 'process', type: 'relationship', relationTo: 'processes', index: true, maxDepth: 0 }),
              sent({ name: 'senderName', type: 'text', index: true }),
              sent({ name: 'sender', type: 'relationship', relationTo: 'users', index: true, maxDepth: 0 }),
              sent({ name: 'organisation', type: 'relationship', relationTo: 'organisations', index: true, maxDepth: 0 }),
              sent({ name: 'owners', type: 'relationship', relationTo: 'users', hasMany: true, index: true, maxDepth: 0 }),
              sent({ name: 'owned', type: 'select', options: [...formOwnerships], required: true, defaultValue: 'Personal' }),
              sent({ name: 'account', type: 'relationship', relationTo: 'accounts', index: true, maxDepth: 0 }),
              sent({ name: 'brand', type: 'text', required: true, index: true, custom: cell('brand') }),
              sent({ name: 'recipients', type: 'text', hasMany: true, access: { read: staffField } }),
              sent({ name: 'sendCSV', type: 'checkbox', defaultValue: false }),
              sent({ name: 'uploadToLibrary', type: 'checkbox', defaultValue: false }),
              {
                name: 'autorespond',
                type: 'group',
                access: { read: staffField, create: never, update: never },
                admin: { readOnly: true },
                fields: [
                  { name: 'email', type: 'email' },
                  { name: 'subject', type: 'text' },
                  { name: 'body', type: 'textarea' },
                ],
              },
            ],
          },
        ],
      },
      sent({ name: 'data', type: 'json', required: true, admin: { disabled: true } }),
      // Steps and fields as they were when it was answered (`AskedForm`): the answers stay readable when the form changes. Notes of staff are in it.
      sent({ name: 'asked', type: 'json', required: true, admin: { disabled: true }, access: { read: staffField } }),
      // One value for each person and form that is sent once only; unlike any other for the rest. Unique in the database, whoever comes first.
      {
        name: 'onceKey',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        admin: { hidden: true },
        access: { read: never, create: never, update: never },
        hooks: { beforeChange: [freeKey] },
      },
    ],
  },
  { history: true },
)
