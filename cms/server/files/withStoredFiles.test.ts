import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import { openOwnPayload, type OwnPayload } from '../../../tests/helpers/ownPayload'
import { tinyPng } from '../../../tests/factories/files'
import { type S3Server, startS3Server } from '../../../tests/helpers/s3Server'

let own: OwnPayload
let payload: Payload
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3Server({ accessKeyId: 'AKIATEST' })
  own = await openOwnPayload('stored', {
    S3_BUCKET: 'papers',
    S3_REGION: 'eu-west-2',
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: 'AKIATEST',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: 'on',
  })
  payload = own.payload
})

afterAll(async () => {
  await own.close()
  await s3.close()
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
const upload = (name: string, mimetype: string, data: Buffer) =>
  payload.create({
    collection: 'media',
    data: { name: 'Merki Þórs' },
    file: { name, mimetype, data, size: data.byteLength },
    // rights: a test's own.
    overrideAccess: true,
  })

describe('a file', () => {
  it('lies in the store under a uuid, and goes with its record', async () => {
    const media = await upload('Leyndarmál.PNG', 'image/png', tinyPng())
    expect(media).toMatchObject({ name: 'Merki Þórs', mimeType: 'image/png', filename: expect.stringMatching(/^[0-9a-f-]{36}\.png$/) })
    expect([...s3.objects.keys()]).toEqual([`papers/media/${media.filename}`])
    expect(readdirSync(own.dataDir)).not.toContain('media')
    expect(readdirSync(join(own.dataDir))).not.toContain('documents')
    // A picture keeps its file (docs/decisions/331): another one is refused, and nothing is kept of it.
    const replaced = payload.update({
      collection: 'media',
      id: media.id,
      data: {},
      file: { name: 'b.svg', mimetype: 'image/svg+xml', data: svg, size: svg.byteLength },
      // rights: a test's own.
      overrideAccess: true,
    })
    await expect(replaced).rejects.toMatchObject({ status: 400 })
    expect([...s3.objects.keys()]).toEqual([`papers/media/${media.filename}`])
    // rights: a test's own.
    await payload.delete({ collection: 'media', id: media.id, overrideAccess: true })
    expect([...s3.objects.keys()]).toEqual([])
  })

  it.each([
    ['a page that calls itself a picture', 'x.png', 'image/png', Buffer.from('<!doctype html><p>x</p>')],
    ['a program', 'x.exe', 'application/octet-stream', Buffer.from('MZ')],
    ['a kind that pictures are not', 'x.zip', 'application/zip', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])],
    [
      'a drawing that would run',
      'x.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
  ])('that is %s is refused, and nothing is kept of it', async (_what, name, type, data) => {
    await expect(upload(name, type, data)).rejects.toMatchObject({ status: 400 })
    expect([...s3.objects.keys()]).toEqual([])
  })

  it('for which there is no room is refused with a text, and no record is made', async () => {
    s3.fill()
    await expect(upload('a.png', 'image/png', tinyPng())).rejects.toMatchObject({
      status: 507,
      data: { code: 'storage_full' },
      message: 'There is no room for this file at the moment. Nothing was saved.',
    })
    expect((await payload.db.count({ collection: 'media' })).totalDocs).toBe(0)
  })
})
