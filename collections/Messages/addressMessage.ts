import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { actorOf } from '../access/actorOf'
import { mayWriteTo } from '../access/ownMessages'
import { hasRole, isPlatformAdmin } from '../access/rolesOf'
import { idOf } from '../idOf'
import type { Message } from '../payload-types'

const refuse = (req: PayloadRequest, path: keyof Message, message: string) =>
  new ValidationError({ collection: 'messages', errors: [{ path, message }], req })

/**
 * Who wrote a new message, to whom, and in which thread. A reply takes portal, subject and recipient from the message that its thread began with,
 * whatever it says itself; a new message needs a recipient to whom its author may write, or a group of clients. What a member of a group answers is
 * between them and whoever wrote to the group. The server's own writes (the seed) name their
 * author themselves. Throws a `ValidationError` that names the field.
 */
export const addressMessage: CollectionBeforeValidateHook<Message> = async ({ data, operation, req }) => {
  if (!data || operation !== 'create') return data
  const author = req.user?.id ?? idOf(data.author)
  const thread = idOf(data.thread)
  const sent: Partial<Message> = { ...data, author, mailState: data.notification === false ? null : 'due' }
  if (thread !== null) return { ...sent, ...(await replyTo(req, { author, thread, subthread: idOf(data.subthread) })) }
  const [group, portal, recipient] = [idOf(data.group), idOf(data.portal), idOf(data.recipient)]
  if (group !== null) {
    if (req.user && !hasRole(actorOf(req), 'admin', 'advisor')) throw refuse(req, 'group', 'You cannot write to this group')
    return { ...sent, subthread: null, recipient: null, threadInitiator: author, recipientOrAuthor: author === null ? [] : [author] }
  }
  // What is missing has a rule of its own, with the words of the specification.
  if (portal === null || recipient === null) return withParties({ ...sent, subthread: null })
  if (req.user && !(await mayWriteTo(req, { person: recipient, portal }))) throw refuse(req, 'recipient', 'You cannot write to this person')
  return withParties({ ...sent, subthread: null, threadInitiator: author })
}

/** What a reply takes from the message that its thread began with, and from the answer that it belongs to in a group. */
async function replyTo(req: PayloadRequest, { author, subthread, thread }: Reply): Promise<Partial<Message>> {
  const first = await readable(req, thread)
  const beginner = idOf(first?.author)
  // An admin reads all threads, and takes part in none that is not theirs.
  const isMember = idOf(first?.group) !== null && !isPlatformAdmin(actorOf(req))
  if (!first || author === null || !(isMember || [beginner, idOf(first.recipient)].includes(author)))
    throw refuse(req, 'thread', 'A related record does not exist')
  if (idOf(first.thread) !== null) throw refuse(req, 'thread', 'A thread begins with a message that is no reply')
  const common = { author, thread, threadInitiator: beginner, subject: first.subject, portal: idOf(first.portal) ?? '', group: null }
  if (idOf(first.group) === null) {
    const recipient = [beginner, idOf(first.recipient)].find((party) => party !== author) ?? null
    return withParties({ ...common, subthread: null, recipient })
  }
  if (author !== beginner) return withParties({ ...common, recipient: beginner, subthread: await ownAnswer(req, thread, author) })
  const answer = subthread === null ? null : await readable(req, subthread)
  if (!answer || idOf(answer.thread) !== thread || idOf(answer.subthread) !== null || idOf(answer.author) === author)
    throw refuse(req, 'subthread', 'Say which answer of the group this belongs to')
  return withParties({ ...common, recipient: idOf(answer.author), subthread })
}

type Reply = Readonly<{ author: string | null; subthread: string | null; thread: string }>

async function readable(req: PayloadRequest, id: string): Promise<Message | undefined> {
  const where = { id: { equals: id } }
  const { docs } = await req.payload.find({
    collection: 'messages',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: !req.user,
    req,
  })
  return docs[0]
}

/** Id of the first answer that a member of a group gave in a thread; null while there is none. */
async function ownAnswer(req: PayloadRequest, thread: string, author: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'messages',
    where: { and: [{ thread: { equals: thread } }, { author: { equals: author } }] },
    sort: 'createdAt',
    select: { author: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: !req.user,
    req,
  })
  return docs[0]?.id ?? null
}

const withParties = (message: Partial<Message>): Partial<Message> => ({
  ...message,
  recipientOrAuthor: [message.author, message.recipient].flatMap((each) => idOf(each) ?? []),
})
