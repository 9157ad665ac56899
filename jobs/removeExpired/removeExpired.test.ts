import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import { fileStore } from '../../cms/server/files/fileStore'
import type { FormFile } from '../../collections/payload-types'
import { tinyPdf } from '../../tests/factories/files'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { removeExpired } from './handler'

let own: OwnPayload

beforeAll(async () => {
  own = await openOwnPayload('expired', { UNSENT_FILES_DAYS: '2' })
})

afterAll(() => own.close())

it('what is over goes, and what still counts stays', async () => {
  const { db } = own.payload
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const user = ((await db.create({ collection: 'users', data: { name: 'Ann', email: 'ann@b.example' } })) as { id: string }).id
  for (const [name, expiresAt] of [
    ['over', at(-60_000)],
    ['counts', at(60_000)],
  ] as const) {
    await db.create({ collection: 'sessions', data: { user, brand: name, expiresAt, lastUsedAt: at(0) } })
    await db.create({ collection: 'one-time-keys', data: { purpose: 'password', user, brand: name, expiresAt } })
    await db.create({ collection: 'throttles', data: { key: name, points: 1, expiresAt } })
    await db.create({ collection: 'idempotency-keys', data: { key: name, fingerprint: name, startedAt: at(0), expiresAt } })
  }
  await removeExpired({ payload: own.payload, signal: new AbortController().signal })
  const left = async (collection: 'sessions' | 'one-time-keys' | 'throttles' | 'idempotency-keys') =>
    (await db.find<{ id: string; key?: string; brand?: string }>({ collection, pagination: false })).docs.map(
      ({ brand, key }) => key ?? brand,
    )
  for (const collection of ['sessions', 'one-time-keys', 'throttles', 'idempotency-keys'] as const)
    expect([collection, await left(collection)]).toEqual([collection, ['counts']])
})

it('files of forms that were never sent go, stored file and all; what was sent stays, and what may still be', async () => {
  const { payload } = own
  const { db } = payload
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const make = async (collection: CollectionSlug, data: Record<string, unknown>) =>
    ((await db.create({ collection, data })) as { id: string }).id
  const uploader = await make('users', { name: 'Ben', email: 'ben@b.example' })
  const form = await make('forms', { name: 'Passport', brand: 'akta' })
  const submission = await make('submissions', {
    formName: 'Passport',
    form,
    sender: uploader,
    brand: 'akta',
    onceKey: 'sent once',
    senderName: 'Ben',
    data: {},
    asked: { steps: [] },
  })
  const fields = { form, field: 'proof', uploader, brand: 'akta', owned: 'Personal' as const }
  const bytes = tinyPdf('proof')
  const add = async (name: string, hours: number, more: Partial<FormFile> = {}) => {
    const file = { name: 'proof.pdf', data: bytes, mimetype: 'application/pdf', size: bytes.byteLength }
    // rights: a test's own.
    const made = await payload.create({ collection: 'form-files', data: { ...fields, name }, file, depth: 0, overrideAccess: true })
    await db.updateOne({ collection: 'form-files', id: made.id, data: { createdAt: hoursAgo(hours), ...more } })
    return made
  }
  const unsent = await add('unsent', 50)
  await add('unsent, in the trash', 50, { deletedAt: hoursAgo(1) })
  const sent = await add('sent', 50, { submission })
  await add('just refused', 48.5)
  await add('may be sent', 40)
  await removeExpired({ payload, signal: new AbortController().signal })
  const { docs } = await db.find<FormFile>({ collection: 'form-files', pagination: false })
  expect(docs.map(({ name }) => name).sort()).toEqual(['just refused', 'may be sent', 'sent'])
  const stored: string[] = []
  for await (const { name } of fileStore().list('form-files')) stored.push(name)
  expect([stored.includes(String(unsent.filename)), stored.includes(String(sent.filename))]).toEqual([false, true])
})
