import type { Payload } from 'payload'
import { reachDisk } from '../../cms/db/commits'
import { logger } from '../../cms/server/logger'
import { pinText, withoutPin } from '../../cms/server/sms/pinText'
import { settings } from '../../cms/server/settings'
import { smsSender } from '../../cms/server/sms/smsSender'
import { idOf } from '../../collections/idOf'
import type { Sm as Sms } from '../../collections/payload-types'
import type { DeadLetter, JobRun } from '../defineJob'

/** After that a PIN opens nothing (decision 190). */
const validMs = 2 * 3_600_000

type Input = Readonly<{ smsId: string }>

/**
 * Sends a message that is still queued and still of use. Rejects when another try may help. Killed between the gateway's answer and the
 * mark, it asks a second time with the same `reference`, by which the gateway knows the two for one.
 */
export async function sendSms({ assertLease, input, payload }: Pick<JobRun<Input>, 'assertLease' | 'input' | 'payload'>): Promise<void> {
  const sms = await findSms(payload, input.smsId)
  if (sms?.state !== 'queued') return
  if (Date.parse(sms.createdAt) + validMs < Date.now())
    return change(payload, sms.id, { state: 'failed', providerAnswer: 'expired unsent' })
  if (await isReplaced(payload, sms)) return change(payload, sms.id, { state: 'failed', providerAnswer: 'replaced by a newer PIN' })
  const sender = smsSender()
  if (!sender) throw new Error('There is no SMS_URL')
  // What it tells of must not be gone when the machine comes back.
  await reachDisk(settings().databaseUrl)
  await assertLease()
  try {
    const { answer, kind } = await sender.send({ id: sms.id, to: sms.to, text: pinText(sms) })
    if (kind === 'refused') logger.warn({ msg: 'text message refused', sms: sms.id, answer })
    const outcome = kind === 'taken' ? { state: 'sent' as const, sentAt: new Date().toISOString() } : { state: 'failed' as const }
    await change(payload, sms.id, { ...outcome, providerAnswer: withoutPin(sms.id, answer) })
  } catch (error) {
    await change(payload, sms.id, { providerAnswer: withoutPin(sms.id, reasonOf(error)) })
    throw error
  }
}

/** The last try has failed: the message says so, and stays in the outbox for an admin to see. */
export async function failSms({ input, payload, reason }: DeadLetter<Input>): Promise<void> {
  const sms = await findSms(payload, input.smsId)
  if (sms?.state === 'queued') await change(payload, sms.id, { state: 'failed', providerAnswer: withoutPin(sms.id, reason).slice(0, 300) })
}

/** A newer PIN of the same person made this one worthless: sent late, it would only mislead. */
async function isReplaced(payload: Payload, { createdAt, user }: Sms): Promise<boolean> {
  if (!user) return false
  // rights: the worker's own, as it sends the messages of everybody.
  const { totalDocs } = await payload.count({
    collection: 'sms',
    where: { and: [{ user: { equals: idOf(user) } }, { createdAt: { greater_than: createdAt } }] },
    overrideAccess: true,
  })
  return totalDocs > 0
}

const findSms = (payload: Payload, id: string): Promise<Sms | null> =>
  // rights: as above.
  payload.findByID({ collection: 'sms', id, depth: 0, overrideAccess: true, disableErrors: true })

async function change(payload: Payload, id: string, data: Partial<Sms>): Promise<void> {
  // rights: as above.
  await payload.update({ collection: 'sms', id, data, depth: 0, overrideAccess: true })
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)
