import type { Payload, Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { type IsoInstant, isoInstant } from '../../../../shared/domain/dates'
import type { User } from '../../../../collections/payload-types'
import { queueMail } from '../../mail/queueMail'
import { type Device, partsOf } from './deviceOf'

const slug = 'known-devices'
const dayMs = 86_400_000
/** Longer than a year, so that whoever comes back each spring is known. */
const knownDays = 400

/* All rows here are the server's own working records of one person: no rights of a person apply. */

/**
 * Mails a person whose session began on a device that none before it had. The first device of all is nobody's news. A device is known once its
 * letter stands in the outbox, so that of a process that died in between the next sign-in writes it.
 */
export async function warnOfNewDevice(payload: Payload, brand: Brand, person: User, { device, timeZone }: Device): Promise<void> {
  const now = Date.now()
  const at = isoInstant(new Date(now))
  const key = `${person.id} ${device ?? ''}`.trimEnd()
  const known = { expiresAt: new Date(now + knownDays * dayMs).toISOString() }
  if (await updateRow(payload, { and: [{ key: { equals: key } }, { expiresAt: { greater_than: at } }] }, known)) return
  const others: Where = { and: [{ user: { equals: person.id } }, { key: { not_equals: key } }] }
  const { totalDocs } = await payload.db.count({ collection: slug, where: others })
  const row = await rowOf(payload, { user: person.id, key, expiresAt: at })
  if (totalDocs > 0) await queueWarning(payload, brand, person, { row, device, timeZone, at })
  await updateRow(payload, { id: { equals: row } }, known)
}

type News = Device & Readonly<{ row: string; at: IsoInstant }>

async function queueWarning(payload: Payload, brand: Brand, person: User, { at, device, row, timeZone }: News): Promise<void> {
  const { browser, system } = partsOf(device)
  await queueMail(payload, {
    template: 'newDevice',
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? brand.defaultLocale,
    data: {
      name: person.name,
      browser,
      system,
      at,
      timeZone: timeZone ?? brand.timeZone,
      isPlaceKnown: timeZone !== null,
    },
    onceKey: `newDevice:${row}`,
  })
}

const updateRow = (payload: Payload, where: Where, data: Readonly<{ expiresAt: string }>): Promise<unknown> =>
  payload.db.updateOne({ collection: slug, where, data, options: { atomic: true } })

/** The id of the row of a device: a new one, or that of another sign-in at the same moment or of a process that died. */
async function rowOf(payload: Payload, data: Readonly<{ user: string; key: string; expiresAt: string }>): Promise<string> {
  try {
    return ((await payload.db.create({ collection: slug, data })) as { id: string }).id
  } catch (error) {
    const row = await payload.db.findOne<{ id: string }>({ collection: slug, where: { key: { equals: data.key } } })
    if (!row) throw error
    return row.id
  }
}
