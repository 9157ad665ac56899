import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import { gatewaySender } from '../../cms/server/sms/gatewaySender'
import { queueSmsSending, writePinSms } from '../../cms/server/sms/queueSms'
import { smsPin } from '../../cms/server/services/secondFactor/smsPin'
import type { Sm as Sms, User } from '../../collections/payload-types'
import { freePorts } from '../../tests/helpers/freePorts'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { claimJob } from '../queue/lease'
import { reap } from '../queue/reaper'
import { runJob } from '../queue/runJob'
import { sendSms } from './definition'

/* The outbox of text messages in front of a gateway that does what a test wants. */

type Taken = Readonly<{ headers: IncomingMessage['headers']; body: { to: string; text: string; reference: string } }>

let own: OwnPayload
let payload: Payload
let server: Server
let person: User
let taken: Taken[]
let reply: (response: ServerResponse, message: Taken) => void
const token = 'gateway-token'
let url: string

const accept = (response: ServerResponse) => response.writeHead(202, { 'content-type': 'application/json' }).end('{"id":"m-1"}')

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  url = `http://127.0.0.1:${port}/messages`
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const message = { headers: request.headers, body: JSON.parse(text) as Taken['body'] }
      taken.push(message)
      reply(response, message)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  own = await openOwnPayload('sms', { SMS_URL: url, SMS_TOKEN: token })
  payload = own.payload
  person = await payload.create({
    collection: 'users',
    data: { name: 'Person', email: 'person@x.example', password: 'Right-2026', admin: true },
    // rights: a factory of the test.
    overrideAccess: true,
  })
})

beforeEach(async () => {
  taken = []
  reply = accept
  for (const collection of ['payload-jobs', 'sms'] as const) await payload.db.deleteMany({ collection, where: {} })
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await own.close()
})

async function write(locale: 'en' | 'is' | 'el' = 'en'): Promise<string> {
  const { brandOfHost } = await import('../../cms/server/brands')
  const brand = brandOfHost('akta.localhost')
  if (!brand) throw new Error('akta is missing')
  return writePinSms(payload, brand, { ...person, userLanguage: locale }, '+442079460121')
}
async function queue(locale?: 'en' | 'is' | 'el'): Promise<string> {
  const id = await write(locale)
  await queueSmsSending(payload, id)
  return id
}
const sms = (id: string): Promise<Sms> => payload.findByID({ collection: 'sms', id, depth: 0, overrideAccess: true })
const work = async () => {
  const claimed = await claimJob(payload, sendSms.queue)
  return claimed ? (await runJob(payload, sendSms, claimed, new AbortController().signal)).kind : 'nothing'
}
const passBackoff = () => payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil: new Date(0).toISOString() } })
const backdate = (id: string, data: Partial<Pick<Sms, 'createdAt' | 'updatedAt'>>) =>
  payload.db.updateOne({ collection: 'sms', where: { id: { equals: id } }, data, options: { atomic: true } })

describe('a text message', () => {
  it('arrives once with its PIN, and the record holds none', async () => {
    const id = await queue()
    await queueSmsSending(payload, id)
    expect([await work(), await work()]).toEqual(['done', 'nothing'])
    expect(taken).toHaveLength(1)
    const [{ body, headers } = { body: null, headers: {} }] = taken
    expect(headers).toMatchObject({ authorization: `Bearer ${token}`, 'idempotency-key': id })
    expect(body).toMatchObject({ to: '+442079460121', reference: id })
    expect(body?.text).toBe(
      `${smsPin(id)} is your one-time PIN for Akta Wealth. Give it to nobody: we never ask for it.\n\n@akta.localhost #${smsPin(id)}`,
    )
    const row = await sms(id)
    expect(row).toMatchObject({ state: 'sent', sentAt: expect.any(String), providerAnswer: 'status 202, id m-1' })
    const jobs = await payload.db.find({ collection: 'payload-jobs', pagination: false })
    expect(JSON.stringify([row, jobs.docs])).not.toContain(smsPin(id))
  })

  it('comes in the language of its reader', async () => {
    for (const locale of ['is', 'el'] as const) {
      await queue(locale)
      await work()
    }
    expect(taken.map(({ body }) => body.text)).toEqual([
      expect.stringContaining('einnota PIN-númerið þitt hjá Akta Wealth'),
      expect.stringContaining('το PIN μίας χρήσης για την Akta Wealth'),
    ])
  })

  it.each<[string, (response: ServerResponse, message: Taken) => void]>([
    ['answers 500', (response) => response.writeHead(500).end('no')],
    ['does not know our token for a while', (response) => response.writeHead(401).end()],
    ['is busy', (response) => response.writeHead(429).end()],
    ['hangs up', (response) => response.destroy()],
    ['sends us elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['says 200 with a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>')],
    ['says 200 with an error', (response) => response.writeHead(200).end('{"error":"unknown number"}')],
    ['says 200 with nothing', (response) => response.writeHead(204).end()],
    ['repeats the message back', (response, { body }) => response.writeHead(200).end(JSON.stringify({ text: body.text }))],
  ])('is tried again at a gateway that %s', async (_, fault) => {
    reply = fault
    const id = await queue()
    expect([await work(), await work()]).toEqual(['retry', 'nothing'])
    expect(await sms(id)).toMatchObject({ state: 'queued', providerAnswer: expect.any(String) })
    reply = accept
    await passBackoff()
    expect(await work()).toBe('done')
    const row = await sms(id)
    expect(row).toMatchObject({ state: 'sent', providerAnswer: 'status 202, id m-1' })
    // By the same name, so that a gateway that had taken it sends it once.
    expect(new Set(taken.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([id]))
  })

  it('keeps nothing of what a gateway says about its PIN', async () => {
    reply = (response, { body }) => response.writeHead(200).end(JSON.stringify({ id: body.text.slice(0, 6) }))
    const id = await queue()
    await work()
    expect(await sms(id)).toMatchObject({ state: 'sent', providerAnswer: 'status 200, id ••••••' })
  })

  it('that the gateway refuses for good has failed', async () => {
    reply = (response) => response.writeHead(422).end('{"error":"no such number"}')
    const id = await queue()
    expect([await work(), await work()]).toEqual(['done', 'nothing'])
    expect(await sms(id)).toMatchObject({ state: 'failed', providerAnswer: 'status 422' })
  })

  it('says that it failed once all tries are used up', async () => {
    reply = (response) => response.writeHead(503).end()
    const id = await queue()
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { totalTried: sendSms.retries } })
    expect(await work()).toBe('dead')
    const updatedAt = new Date(Date.now() - 60_000).toISOString()
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { updatedAt } })
    await reap(payload, [sendSms])
    expect(await sms(id)).toMatchObject({ state: 'failed', providerAnswer: expect.stringContaining('status 503') })
  })

  it('is not sent when a newer one has replaced it, nor after its two hours', async () => {
    const former = await queue()
    const late = await queue()
    await work()
    expect(await sms(former)).toMatchObject({ state: 'failed', providerAnswer: 'replaced by a newer PIN' })
    await backdate(late, { createdAt: new Date(Date.now() - 7_201_000).toISOString() })
    await work()
    expect(await sms(late)).toMatchObject({ state: 'failed', providerAnswer: 'expired unsent' })
    expect(taken).toEqual([])
  })

  it('is sent when the server stopped before it queued the job', async () => {
    const id = await write()
    await backdate(id, { updatedAt: new Date(Date.now() - 120_000).toISOString() })
    await reap(payload, [sendSms])
    await reap(payload, [sendSms])
    expect([await work(), await work(), taken.length]).toEqual(['done', 'nothing', 1])
  })
})

it('is given up on at a gateway that takes it and never answers', async () => {
  reply = () => undefined
  const sending = gatewaySender({ url, token }, 50).send({ id: 'x', to: '+442079460121', text: 'hello' })
  await expect(sending).rejects.toThrow(/timeout/i)
})

it('is read no further at a gateway whose answer has no end', async () => {
  let pieces = 0
  reply = (response) => {
    const write = () => {
      pieces += 1
      if (!response.destroyed && pieces < 10_000) response.write('x'.repeat(1000), () => setImmediate(write))
    }
    write()
  }
  await expect(gatewaySender({ url, token }, 5000).send({ id: 'x', to: '+442079460121', text: 'hello' })).rejects.toThrow('without an id')
})
