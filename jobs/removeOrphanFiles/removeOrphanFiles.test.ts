import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createDiskStore } from '../../cms/server/files/diskStore'
import { createS3Store } from '../../cms/server/files/s3Store'
import type { FileStore } from '../../cms/server/files/storage'
import { tinyPng } from '../../tests/factories/files'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { type S3Server, startS3Server } from '../../tests/helpers/s3Server'
import { removeOrphanFiles } from './handler'

const longAgo = new Date(Date.now() - 25 * 3_600_000)
const running = new AbortController()
let own: OwnPayload
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3Server({ accessKeyId: 'AKIATEST' })
  own = await openOwnPayload('orphans')
})

afterAll(async () => {
  await own.close()
  await s3.close()
})

type Store = Readonly<{ store: FileStore; age: (key: string) => void; names: () => string[] }>

const stores: [string, () => Store][] = [
  [
    'the disk',
    () => {
      const root = own.dataDir
      return {
        store: createDiskStore(root),
        age: (key) => utimesSync(join(root, key), longAgo, longAgo),
        names: () => readdirSync(join(root, 'media')).sort(),
      }
    },
  ],
  [
    'S3',
    () => ({
      store: createS3Store({
        bucket: 'papers',
        region: 'eu-west-2',
        endpoint: s3.url,
        accessKeyId: 'AKIATEST',
        secretAccessKey: 'secret',
        forcePathStyle: true,
      }),
      age: (key) => s3.putAt(`papers/${key}`, longAgo),
      names: () => [...s3.objects.keys()].map((key) => key.replace('papers/media/', '')).sort(),
    }),
  ],
]

const uuid = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}.png`
const record = async (name: string, deletedAt?: string) => {
  await own.payload.db.create({ collection: 'media', data: { name, filename: name, ...(deletedAt ? { deletedAt } : {}) } })
}

describe.each(stores)('on %s', (_name, open) => {
  it('files without a record go after a day, and no others', async () => {
    const { age, names, store } = open()
    await own.payload.db.deleteMany({ collection: 'media', where: {} })
    for (const digit of [1, 2, 3, 4]) await store.put(`media/${uuid(digit)}`, tinyPng(), 'image/png')
    await store.put('media/logo-of-the-firm.png', tinyPng(), 'image/png')
    for (const name of [uuid(1), uuid(2), uuid(3), 'logo-of-the-firm.png']) age(`media/${name}`)
    await record(uuid(1))
    await record(uuid(2), new Date().toISOString())
    // 3 is nobody's and old, 4 may be an upload whose record comes in a moment; the last was not named by the product.
    await removeOrphanFiles({ payload: own.payload, signal: running.signal, store })
    expect(names()).toEqual([uuid(1), uuid(2), uuid(4), 'logo-of-the-firm.png'])
    for (const name of names()) await store.remove(`media/${name}`)
  })

  it('ends early when it is told to', async () => {
    const { age, names, store } = open()
    await store.put(`media/${uuid(5)}`, tinyPng(), 'image/png')
    age(`media/${uuid(5)}`)
    await removeOrphanFiles({ payload: own.payload, signal: AbortSignal.abort(), store })
    expect(names()).toEqual([uuid(5)])
    await removeOrphanFiles({ payload: own.payload, signal: running.signal, store })
    expect(names()).toEqual([])
  })
})

it('what a killed process left half written goes too, and a store without files is none the worse', async () => {
  const half = join(own.dataDir, 'documents', `${uuid(6).replace('png', 'pdf')}.${uuid(7).replace('.png', '')}.part`)
  const store = createDiskStore(own.dataDir)
  await removeOrphanFiles({ payload: own.payload, signal: running.signal, store })
  mkdirSync(join(own.dataDir, 'documents'), { recursive: true })
  writeFileSync(half, 'x')
  utimesSync(half, longAgo, longAgo)
  await removeOrphanFiles({ payload: own.payload, signal: running.signal, store })
  expect(existsSync(half)).toBe(false)
})
