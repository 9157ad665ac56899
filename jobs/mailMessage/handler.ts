import type { Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { queueMail } from '../../cms/server/mail/queueMail'
import { idOf } from '../../collections/idOf'
import type { Message, User } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import type { JobRun } from '../defineJob'

/** Characters of a message's text in a mail, where the brand lets mails have it at all. */
const longestText = 2000

/** Run again after a crash it writes the same mails, of which the outbox takes one a person. */
export async function mailMessage({ assertLease, input, payload }: JobRun<{ messageId: string }>): Promise<void> {
  // rights: the worker's own, as it tells people of what was written to them.
  const message = await payload.findByID({
    collection: 'messages',
    id: input.messageId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  if (message?.mailState !== 'due') return
  // rights: as above.
  const portal = await payload.findByID({
    collection: 'portals',
    id: idOf(message.portal),
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  const brand = brands().get(portal?.brand ?? '')
  // A brand that has messages no more leads nobody to a screen that it does not show.
  if (portal?.active && brand?.navigation.messages) {
    const author = await find(payload, [idOf(message.author) ?? ''])
    const people = (await find(payload, await recipientsOf(payload, message))).filter(
      ({ active, disabled, notifyMessages }) => active !== false && !disabled && notifyMessages !== false,
    )
    await assertLease()
    for (const person of people)
      await queueMail(payload, {
        template: 'messageReceived',
        to: person.email,
        user: person.id,
        brand: brand.name,
        locale: person.userLanguage && brand.locales.includes(person.userLanguage) ? person.userLanguage : portal.portalLanguage,
        data: {
          name: person.name,
          author: author[0]?.name ?? null,
          portal: portal.slug,
          isReply: message.thread != null,
          ...wordsOf(message, brand),
        },
        onceKey: `message:${message.id}:${person.id}`,
      })
  }
  await assertLease()
  await payload.db.updateOne({ collection: 'messages', where: { id: { equals: message.id } }, data: { mailState: 'done' } })
}

/** What a mail may say of a message: nothing of its words, unless the brand says so. Its author may then send the whole of it as a file. */
export function wordsOf(
  { attachMessage, body, subject }: Pick<Message, 'attachMessage' | 'body' | 'subject'>,
  { messageMails }: Pick<Brand, 'messageMails'>,
) {
  const whole = messageMails === 'text' ? (body ?? '') : null
  return {
    subject: messageMails === 'notice' ? null : (subject ?? null),
    text: attachMessage || whole === null ? null : whole.slice(0, longestText),
    attachment: attachMessage ? whole : null,
  }
}

/** Ids of the people whom a message is for: its recipient, or the clients of its group; never whoever wrote it. */
async function recipientsOf(payload: Payload, message: Message): Promise<string[]> {
  const author = idOf(message.author)
  const group = idOf(message.group)
  if (group === null) return [idOf(message.recipient)].flatMap((id) => (id === null || id === author ? [] : [id]))
  const inGroup = { groups: { equals: group } }
  // rights: as above.
  const accounts = await payload.find({
    collection: 'accounts',
    where: { and: [inGroup, { active: { equals: true } }] },
    select: { client: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  // rights: as above.
  const users = await payload.find({ collection: 'users', where: inGroup, select: {}, pagination: false, depth: 0, overrideAccess: true })
  const members = [...accounts.docs.map(({ client }) => idOf(client)), ...users.docs.map(({ id }) => id)].filter((id) => id !== null)
  return [...new Set(members)].filter((id) => id !== author)
}

/** Those of these people who are not in the trash. */
async function find(
  payload: Payload,
  ids: readonly string[],
): Promise<Pick<User, 'id' | 'name' | 'email' | 'userLanguage' | 'active' | 'disabled' | 'notifyMessages'>[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true, email: true, userLanguage: true, active: true, disabled: true, notifyMessages: true },
    pagination: false,
    depth: 0,
    // rights: as above.
    overrideAccess: true,
  })
  return docs
}
