import type { PayloadRequest } from 'payload'
import type { Message, Portal, User } from '../../collections/payload-types'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Line = Readonly<{ by: 'advisor' | 'client'; body: string }>
type Thread = Readonly<{ subject: string; lines: readonly Line[] }>

const threads: readonly Thread[] = [
  {
    subject: 'Your review in spring',
    lines: [
      { by: 'advisor', body: 'Dear Catherine,\n\nThe yearly review is due in March. Would the second week suit you?\n\nImogen' },
      { by: 'client', body: 'The Wednesday would be best, after two.' },
      { by: 'advisor', body: 'Wednesday at half past two it is. I will send the figures the week before.' },
    ],
  },
  {
    subject: 'Income from April',
    lines: [
      { by: 'client', body: 'Could the monthly payment go up by 200 pounds from April?' },
      { by: 'advisor', body: 'It can. I have put the plan with the new amount among your documents; please have a look at page two.' },
    ],
  },
  {
    subject: 'New address',
    lines: [{ by: 'client', body: 'We move on the 14th. Who needs to know besides you?' }],
  },
]

/** A few threads between an advisor and a client, unless the portal has messages. */
export async function seedMessages(req: PayloadRequest, of: { advisor: User; client: User; portal: Portal }): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'messages',
    where: { portal: { equals: of.portal.id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  for (const { lines, subject } of threads) {
    let thread: string | null = null
    for (const { body, by } of lines) {
      const [author, recipient] = by === 'advisor' ? [of.advisor.id, of.client.id] : [of.client.id, of.advisor.id]
      const data: Omit<Message, 'id' | 'createdAt' | 'updatedAt'> = {
        subject,
        body,
        author,
        recipient,
        portal: of.portal.id,
        notification: false,
        thread,
      }
      const message: Message = await req.payload.create({ collection: 'messages', data, depth: 0, overrideAccess: true, req })
      thread ??= message.id
    }
  }
}
