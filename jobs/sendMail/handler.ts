import { createTransport } from 'nodemailer'
import type { Payload } from 'payload'
import { reachDisk } from '../../cms/db/commits'
import { logger } from '../../cms/server/logger'
import { presentMail } from '../../cms/server/mail/presentMail'
import { settings } from '../../cms/server/settings'
import type { Mail } from '../../collections/payload-types'
import type { DeadLetter, JobRun } from '../defineJob'

const connectTimeoutMs = 10_000
const answerTimeoutMs = 30_000

type Input = Readonly<{ mailId: string }>

/**
 * Sends a mail that is still queued. Rejects when another try may help. Killed between the server's "accepted" and the mark, it sends a
 * second time with the same Message-ID, by which mail programs know the two for one.
 */
export async function sendMail({ assertLease, input, payload }: Pick<JobRun<Input>, 'assertLease' | 'input' | 'payload'>): Promise<void> {
  const { smtpUrl } = settings().mail
  const mail = await findMail(payload, input.mailId)
  if (!mail || mail.state !== 'queued' || !smtpUrl) return
  const attempts = (mail.attempts ?? 0) + 1
  const { attachment, from, html, subject, text, to } = presentMail(mail)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
    // What stands in a mail is text; nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // What it tells of must not be gone when the machine comes back.
  await reachDisk(settings().databaseUrl)
  await assertLease()
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      html,
      text,
      ...(attachment
        ? { attachments: [{ filename: attachment.name, content: attachment.text, contentType: 'text/plain; charset=utf-8' }] }
        : {}),
      messageId: `<${mail.id}@${domainOf(from.address)}>`,
    })
  } catch (error) {
    if (isRefused(error)) {
      logger.warn({ msg: 'mail refused', mail: mail.id, err: error })
      await changeMail(payload, mail.id, { state: 'failed', attempts, error: reasonOf(error) })
      return
    }
    await changeMail(payload, mail.id, { attempts, error: reasonOf(error) })
    throw error
  } finally {
    transport.close()
  }
  await changeMail(payload, mail.id, { state: 'sent', attempts, sentAt: new Date().toISOString(), error: null })
}

/** The last try has failed: the mail says so, and stays in the outbox for an admin to see. */
export async function failMail({ input, payload, reason }: DeadLetter<Input>): Promise<void> {
  const mail = await findMail(payload, input.mailId)
  if (mail?.state === 'queued') await changeMail(payload, mail.id, { state: 'failed', error: reason })
}

const findMail = (payload: Payload, id: string): Promise<Mail | null> =>
  // rights: the worker's own, as it sends the mails of everybody.
  payload.findByID({ collection: 'mails', id, depth: 0, overrideAccess: true, disableErrors: true })

async function changeMail(payload: Payload, id: string, data: Partial<Mail>): Promise<void> {
  // rights: as above.
  await payload.update({ collection: 'mails', id, data, depth: 0, overrideAccess: true })
}

/** The server will never take this mail: the address does not exist, or it is refused for good (RFC 5321, 4.2.1). */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode <= 554 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
