import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { type S3Server, startS3Server } from '../../../tests/helpers/s3Server'
import { createDiskStore } from './diskStore'
import { createS3Store } from './s3Store'
import { sendFile } from './sendFile'
import { type FileStore, StorageFullError } from './storage'

const folder = mkdtempSync(join(tmpdir(), 'quayside-files-'))
let s3: S3Server
const s3Settings = (over: Partial<Parameters<typeof createS3Store>[0]> = {}) => ({
  bucket: 'papers',
  region: 'eu-west-2',
  endpoint: s3.url,
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'secret',
  forcePathStyle: true,
  ...over,
})

beforeAll(async () => {
  s3 = await startS3Server({ accessKeyId: 'AKIATEST' })
})

afterEach(() => rmSync(join(folder, 'documents'), { recursive: true, force: true }))

afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const stores: [string, () => FileStore][] = [
  ['the disk', () => createDiskStore(folder)],
  ['S3', () => createS3Store(s3Settings())],
]
const textOf = (stream: ReadableStream): Promise<string> => new Response(stream).text()
const pdf = {
  contentType: 'application/pdf',
  name: 'Yfirlit, Þór - 2026.pdf',
  isInline: false,
  range: null,
  cacheControl: 'private, no-store',
}

describe.each(stores)('%s', (_name, open) => {
  it('gives back what was put, whole and in part, until it is removed', async () => {
    const store = open()
    await store.put('documents/a.pdf', Buffer.from('0123456789'), 'application/pdf')
    expect(await store.size('documents/a.pdf')).toBe(10)
    expect(await textOf(await store.read('documents/a.pdf'))).toBe('0123456789')
    expect(await textOf(await store.read('documents/a.pdf', { start: 2, end: 4 }))).toBe('234')
    await store.put('documents/a.pdf', Buffer.from('new'), 'application/pdf')
    expect(await textOf(await store.read('documents/a.pdf'))).toBe('new')
    await store.remove('documents/a.pdf')
    await store.remove('documents/a.pdf')
    expect(await store.size('documents/a.pdf')).toBeNull()
  })

  it('is sent under the name of the record, and is nothing else', async () => {
    const store = open()
    await store.put('documents/b.pdf', Buffer.from('0123456789'), 'application/pdf')
    const answer = await sendFile(store, { ...pdf, key: 'documents/b.pdf' })
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('content-disposition')).toBe(
      `attachment; filename="Yfirlit, ??r - 2026.pdf"; filename*=UTF-8''Yfirlit%2C%20%C3%9E%C3%B3r%20-%202026.pdf`,
    )
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer?.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer?.text()).toBe('0123456789')
    expect(await sendFile(store, { ...pdf, key: 'documents/none.pdf' })).toBeNull()
  })

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['rows=1-2', 200, '0123456789', null],
    ['nonsense', 200, '0123456789', null],
  ])('answers %s with %s', async (range, status, text, contentRange) => {
    const store = open()
    await store.put('documents/c.pdf', Buffer.from('0123456789'), 'application/pdf')
    const answer = await sendFile(store, { ...pdf, key: 'documents/c.pdf', range })
    expect([answer?.status, await answer?.text(), answer?.headers.get('content-range')]).toEqual([status, text, contentRange])
  })

  it('shows pictures and PDF in place, and saves all else', async () => {
    const store = open()
    await store.put('documents/d', Buffer.from('x'), 'text/csv')
    const how = async (contentType: string) =>
      (await sendFile(store, { ...pdf, key: 'documents/d', contentType, isInline: true }))?.headers
        .get('content-disposition')
        ?.split(';')[0]
    expect(await Promise.all(['application/pdf', 'image/svg+xml', 'text/csv', 'application/zip'].map(how))).toEqual([
      'inline',
      'inline',
      'attachment',
      'attachment',
    ])
  })
})

describe('the disk', () => {
  it('is left by no key', async () => {
    const store = createDiskStore(folder)
    await expect(store.put('../escaped', Buffer.from('x'), 'text/csv')).rejects.toThrow('leads out of the store')
    expect(() => store.size('documents/../../escaped')).toThrow('leads out of the store')
  })

  it('that is full says so and keeps nothing of the file', () => {
    // In a process that may write no file beyond 8 kB: to it the disk is full.
    const program = `
      import { createDiskStore } from './cms/server/files/diskStore'
      const store = createDiskStore(process.argv[1])
      store.put('documents/big.pdf', Buffer.alloc(100_000), 'application/pdf').then(
        () => console.log('stored'),
        (error) => console.log(error.name),
      )`
    const { stderr, stdout } = spawnSync(
      'bash',
      ['-c', 'ulimit -f 8; exec "$@"', 'bash', process.execPath, '--import', 'tsx', '-e', program, folder],
      {
        encoding: 'utf8',
        env: { ...process.env, TSX_DISABLE_CACHE: '1', NODE_OPTIONS: '' },
      },
    )
    expect([stdout.trim(), stderr.trim()]).toEqual(['StorageFullError', ''])
    expect(readdirSync(join(folder, 'documents'))).toEqual([])
  })
})

describe('S3', () => {
  it('gets its files under the bucket, with their type', async () => {
    await createS3Store(s3Settings()).put('documents/e.pdf', Buffer.from('x'), 'application/pdf')
    expect(s3.objects.get('papers/documents/e.pdf')).toMatchObject({ contentType: 'application/pdf' })
  })

  it('with a wrong key is an error, never an absent file', async () => {
    await expect(createS3Store(s3Settings({ accessKeyId: 'OTHER' })).size('documents/e.pdf')).rejects.toThrow()
  })

  it('that is full says so', async () => {
    s3.fill()
    await expect(createS3Store(s3Settings()).put('documents/f.pdf', Buffer.from('x'), 'application/pdf')).rejects.toThrow(StorageFullError)
  })
})
