import type { Payload } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { isoInstant } from '../../../../shared/domain/dates'
import type { User } from '../../../../collections/payload-types'
import { queueMail } from '../../mail/queueMail'
import { type Device, partsOf } from './deviceOf'

const slug = 'known-devices'
const dayMs = 86_400_000
/** Longer than a year, so that whoever comes back each spring is known. */
const knownDays = 400

/* All rows here are the server's own working records of one person: no rights of a person apply. */

/** Mails a person whose session began on a device that none before it had. The first device of all is nobody's news. */
export async function warnOfNewDevice(payload: Payload, brand: Brand, person: User, { device, timeZone }: Device): Promise<void> {
  const now = Date.now()
  const key = `${person.id} ${device ?? ''}`.trimEnd()
  const expiresAt = new Date(now + knownDays * dayMs).toISOString()
  const known: unknown = await payload.db.updateOne({
    collection: slug,
    where: { key: { equals: key } },
    data: { expiresAt },
    options: { atomic: true },
  })
  if (known) return
  const { totalDocs: others } = await payload.db.count({ collection: slug, where: { user: { equals: person.id } } })
  const row = await firstOf(payload, key, { user: person.id, key, expiresAt })
  if (row === null || others === 0) return
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
      at: isoInstant(new Date(now)),
      timeZone: timeZone ?? brand.timeZone,
      isPlaceKnown: timeZone !== null,
    },
    onceKey: `newDevice:${row}`,
  })
}

/** The id of the row that was made; null when another sign-in at the same moment made it. */
async function firstOf(payload: Payload, key: string, data: Record<string, unknown>): Promise<string | null> {
  try {
    return ((await payload.db.create({ collection: slug, data })) as { id: string }).id
  } catch (error) {
    if (await payload.db.findOne({ collection: slug, where: { key: { equals: key } } })) return null
    throw error
  }
}
