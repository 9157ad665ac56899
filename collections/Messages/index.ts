import type { Field, FieldHook, PayloadRequest } from 'payload'
import { actorOf } from '../access/actorOf'
import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'
import { byCorrespondents, ownMessages } from '../access/ownMessages'
import { isPlatformAdmin } from '../access/rolesOf'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { idOf } from '../idOf'
import { idsOf } from '../idsOf'
import { filled } from '../fields/filled'
import { menuGroup } from '../labels/label'
import { ruleText } from '../labels/ruleText'
import { partOf } from '../references/referencesTo'
import { addressMessage } from './addressMessage'

/**
 * Each person archives a message for themselves alone: of what is sent only whether they are in it counts. The stored row tells who else has: the
 * previous value that Payload gives is what this person may read of it.
 */
const archiveForOneself: FieldHook = ({ req, siblingDocWithLocales, value }): unknown => {
  const actor = actorOf(req)
  if (!actor) return value
  const others = idsOf(siblingDocWithLocales?.archived).filter((id) => id !== actor.id)
  return idsOf(value).includes(actor.id) ? [...others, actor.id] : others
}

/** Whether the other one has archived it is not for people to know. */
const ownArchiveOnly: FieldHook = ({ req, value }): unknown => {
  const actor = actorOf(req)
  return !actor || isPlatformAdmin(actor) ? value : idsOf(value).filter((id) => id === actor.id)
}

/** What was sent stays as it was sent. */
const sent = { update: never }
const byServer = { create: never, update: never }

/** Words between an advisor and a client. They keep nobody from moving a person or a portal to the trash. The first of a thread has no `thread`; its replies name it. */
export const Messages = defineCollection({
  slug: 'messages',
  access: { create: byCorrespondents, read: ownMessages, update: ownMessages, delete: adminOnly },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'author', 'recipient', 'portal', 'createdAt'],
    group: menuGroup('content'),
    listSearchableFields: ['subject'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['recipient', 'createdAt'] }],
  hooks: { beforeValidate: [addressMessage] },
  fields: [
    {
      name: 'subject',
      type: 'text',
      maxLength: 200,
      access: sent,
      validate: filled('rule.subjectRequired'),
    },
    {
      name: 'body',
      type: 'textarea',
      maxLength: 20_000,
      access: sent,
      validate: filled('rule.messageRequired'),
    },
    {
      name: 'recipient',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      maxDepth: 1,
      access: sent,
      custom: { ...partOf, ...cell('addressee') },
      validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData: unknown }) =>
        idOf(value) === null && idOf((siblingData as { group?: unknown }).group) === null ? ruleText(req, 'rule.recipientRequired') : true,
    },
    // In place of a recipient: every client of the group reads it.
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'groups',
      index: true,
      maxDepth: 1,
      access: sent,
      custom: partOf,
    },
    { name: 'process', type: 'relationship', relationTo: 'processes', index: true, maxDepth: 0, access: sent, custom: partOf },
    {
      name: 'portal',
      type: 'relationship',
      relationTo: 'portals',
      required: true,
      index: true,
      maxDepth: 0,
      access: sent,
      custom: partOf,
    },
    { name: 'attachments', type: 'relationship', relationTo: 'documents', hasMany: true, maxRows: 20, maxDepth: 1, access: sent },
    // Whether a mail tells the recipient of it.
    { name: 'notification', type: 'checkbox', defaultValue: true, access: sent },
    // Whether that mail brings the message itself, as a file: the brand has the last word (decision 293).
    { name: 'attachMessage', type: 'checkbox', defaultValue: false, access: sent },
    // The mail of it: `due` until the worker has written to everybody whom it is for; empty where nobody wants one.
    {
      name: 'mailState',
      type: 'select',
      options: ['due', 'done'],
      index: true,
      access: { ...byServer, read: adminOnlyField },
      admin: { hidden: true },
    },
    person('author', { access: byServer, admin: { readOnly: true, position: 'sidebar' } }),
    { name: 'thread', type: 'relationship', relationTo: 'messages', index: true, maxDepth: 0, access: sent, custom: partOf },
    // The first answer of a member of a group: what the two write after it belongs to it.
    { name: 'subthread', type: 'relationship', relationTo: 'messages', index: true, maxDepth: 0, access: sent, custom: partOf },
    person('threadInitiator', { access: byServer, admin: { readOnly: true, position: 'sidebar' } }),
    // The two it is between, for the rule of who sees it.
    person('recipientOrAuthor', { hasMany: true, access: { ...byServer, read: adminOnlyField }, admin: { hidden: true } }),
    // The people who have put it away.
    person('archived', {
      hasMany: true,
      hooks: { beforeChange: [archiveForOneself], afterRead: [ownArchiveOnly] },
      access: { create: never },
      admin: { readOnly: true, position: 'sidebar' },
    }),
  ],
})

function person(name: string, own: Partial<Extract<Field, { type: 'relationship' }>>): Field {
  return {
    index: true,
    maxDepth: name === 'author' ? 1 : 0,
    custom: partOf,
    ...own,
    name,
    type: 'relationship',
    relationTo: 'users',
  } as Field
}
