import type { Payload } from 'payload'
import type { Brand } from '../../../shared/brands/brandSchema'
import type { User } from '../../../collections/payload-types'
import { enqueue } from '../../../jobs/enqueue'
import { sendSms } from '../../../jobs/sendSms/definition'
import { pinBody } from './pinText'

/** Writes a message with a PIN to the outbox `sms` and returns its id. `queueSmsSending` has it sent: after what knows the PIN was written. */
export async function writePinSms(payload: Payload, brand: Brand, person: User, to: string): Promise<string> {
  const body = pinBody(brand, person.userLanguage ?? brand.defaultLocale)
  const data = { to, user: person.id, body, state: 'queued' as const }
  // rights: the server's own, as nobody else writes to the outbox.
  return (await payload.create({ collection: 'sms', data, depth: 0, overrideAccess: true })).id
}

export async function queueSmsSending(payload: Payload, smsId: string): Promise<void> {
  await enqueue(payload, sendSms, { smsId }, { onceKey: `sms:${smsId}` })
}
