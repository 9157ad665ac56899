import type { Payload } from 'payload'
import { queueSending } from '../../cms/server/mail/queueMail'
import { settings } from '../../cms/server/settings'
import { inMs } from '../queue/lease'
import { repairOutbox } from '../queue/repairOutbox'

/** News of the week before is none: what waited for a mail server that was set up later is not sent. */
const freshMs = 3 * 24 * 3_600_000

/** Queues mails whose job was never queued, as the server stopped in between or had no mail server yet. */
export async function repairMails(payload: Payload): Promise<void> {
  if (!settings().mail.smtpUrl) return
  await repairOutbox(payload, {
    collection: 'mails',
    where: { createdAt: { greater_than: inMs(-freshMs) } },
    keyOf: (id) => `mail:${id}`,
    queue: queueSending,
  })
}
