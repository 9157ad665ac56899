import type { Payload } from 'payload'
import type { Locale } from '../../../shared/i18n/locales'
import type { Mail } from '../../../collections/payload-types'
import { enqueue } from '../../../jobs/enqueue'
import { sendMail } from '../../../jobs/sendMail/definition'
import { settings } from '../settings'
import { type MailData, type MailName, mailTemplates } from './templates'

type Letter<Name extends MailName> = Readonly<{
  template: Name
  to: string
  /** Id of the person, when they have one. */
  user?: string
  brand: string
  locale: Locale
  data: MailData<Name>
  /** Names the occasion, such as the report: however often it is queued, one mail is sent. */
  onceKey: string
}>

/** The one way to send a mail: it is written to the outbox, and the worker sends it. Returns its id. */
export async function queueMail<Name extends MailName>(payload: Payload, letter: Letter<Name>): Promise<string> {
  const data = mailTemplates[letter.template].data.parse(letter.data)
  const mail = await makeOnce(payload, { ...letter, user: letter.user ?? null, data, state: 'queued', attempts: 0 })
  if (mail.state === 'queued') await queueSending(payload, mail.id)
  return mail.id
}

/** Without a mail server there is nothing to do: the mail stays in the outbox. */
export async function queueSending(payload: Payload, mailId: string): Promise<void> {
  if (settings().mail.smtpUrl) await enqueue(payload, sendMail, { mailId }, { onceKey: `mail:${mailId}` })
}

async function makeOnce(payload: Payload, data: Omit<Mail, 'id' | 'createdAt' | 'updatedAt'>): Promise<Mail> {
  const first = await findByOnceKey(payload, data.onceKey)
  if (first) return first
  try {
    // rights: the server's own, as nobody else writes to the outbox.
    return await payload.create({ collection: 'mails', data, depth: 0, overrideAccess: true })
  } catch (error) {
    const other = await findByOnceKey(payload, data.onceKey)
    if (!other) throw error
    return other
  }
}

async function findByOnceKey(payload: Payload, onceKey: string): Promise<Mail | null> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { onceKey: { equals: onceKey } },
    limit: 1,
    pagination: false,
    depth: 0,
    // rights: as above.
    overrideAccess: true,
  })
  return docs[0] ?? null
}
