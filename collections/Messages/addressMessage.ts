import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { mayWriteTo } from '../access/ownMessages'
import { idOf } from '../idOf'
import type { Message } from '../payload-types'

const refuse = (req: PayloadRequest, path: keyof Message, message: string) =>
  new ValidationError({ collection: 'messages', errors: [{ path, message }], req })

/**
 * Who wrote a new message, to whom, and in which thread. A reply takes portal, subject and recipient from the message that its thread began with,
 * whatever it says itself; a new message needs a recipient to whom its author may write. The server's own writes (the seed) name their
 * author themselves. Throws a `ValidationError` that names the field.
 */
export const addressMessage: CollectionBeforeValidateHook<Message> = async ({ data, operation, req }) => {
  if (!data || operation !== 'create') return data
  const author = req.user?.id ?? idOf(data.author)
  const thread = idOf(data.thread)
  const sent: Partial<Message> = { ...data, author }
  if (thread !== null) return { ...sent, ...(await replyTo(req, thread, author)) }
  const [portal, recipient] = [idOf(data.portal), idOf(data.recipient)]
  // What is missing has a rule of its own, with the words of the specification.
  if (portal === null || recipient === null) return withParties(sent)
  if (req.user && !(await mayWriteTo(req, { person: recipient, portal }))) throw refuse(req, 'recipient', 'You cannot write to this person')
  return withParties({ ...sent, threadInitiator: author })
}

async function replyTo(req: PayloadRequest, thread: string, author: string | null): Promise<Partial<Message>> {
  const { docs } = await req.payload.find({
    collection: 'messages',
    where: { id: { equals: thread } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: !req.user,
    req,
  })
  const [first] = docs
  const parties = [idOf(first?.author), idOf(first?.recipient)]
  // An admin reads all threads, and takes part in none that is not theirs.
  if (!first || author === null || !parties.includes(author)) throw refuse(req, 'thread', 'A related record does not exist')
  if (idOf(first.thread) !== null) throw refuse(req, 'thread', 'A thread begins with a message that is no reply')
  return withParties({
    author,
    thread,
    threadInitiator: parties[0] ?? null,
    subject: first.subject,
    portal: idOf(first.portal) ?? '',
    recipient: parties.find((party) => party !== author) ?? null,
  })
}

const withParties = (message: Partial<Message>): Partial<Message> => ({
  ...message,
  recipientOrAuthor: [message.author, message.recipient].flatMap((each) => idOf(each) ?? []),
})
