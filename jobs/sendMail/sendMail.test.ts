import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import { SMTPServer } from 'smtp-server'
import { queueMail } from '../../cms/server/mail/queueMail'
import type { Mail } from '../../collections/payload-types'
import { isoDate } from '../../shared/domain/dates'
import type { Locale } from '../../shared/i18n/locales'
import { freePorts } from '../../tests/helpers/freePorts'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { reap } from '../queue/reaper'
import { claimJob } from '../queue/lease'
import { runJob } from '../queue/runJob'
import { sendMail } from './definition'

let own: OwnPayload
let payload: Payload
let port: number
let server: SMTPServer | undefined
let letters: string[] = []
let refusal: { code: number; text: string } | undefined

/** Takes letters as a mail server does, and says no when the test wants it. */
async function openServer(): Promise<void> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => {
      if (refusal) callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
      else callback()
    },
    onData: (stream, _session, callback) => {
      let letter = ''
      stream.on('data', (part: Buffer) => (letter += part.toString('utf8')))
      stream.on('end', () => {
        letters.push(letter)
        callback()
      })
    },
  })
  const opened = server
  await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
}

async function closeServer(): Promise<void> {
  const open = server
  server = undefined
  if (open) await new Promise<void>((resolve) => open.close(resolve))
}

beforeAll(async () => {
  port = (await freePorts(1))[0] ?? 0
  own = await openOwnPayload('mail', { SMTP_URL: `smtp://127.0.0.1:${port}` })
  payload = own.payload
})

beforeEach(async () => {
  letters = []
  refusal = undefined
  for (const collection of ['payload-jobs', 'mails'] as const) await payload.db.deleteMany({ collection, where: {} })
})

afterEach(closeServer)

afterAll(async () => {
  await own.close()
})

const queue = (locale: Locale = 'en', onceKey = 'reportReady:1') =>
  queueMail(payload, {
    template: 'reportReady',
    to: 'catherine@b.example',
    brand: locale === 'el' ? 'iolcus' : 'akta',
    locale,
    data: {
      name: 'Catherine <Ellery>\r\nBcc: x@y.example',
      report: 'Investment report, Ellery, 30/09/2026',
      portal: 'akta',
      account: 'a1',
      asOf: isoDate('2026-09-30'),
    },
    onceKey,
  })
const mail = async (id: string): Promise<Mail> => payload.findByID({ collection: 'mails', id, depth: 0, overrideAccess: true })
const work = async () => {
  const claimed = await claimJob(payload, sendMail.queue)
  return claimed ? (await runJob(payload, sendMail, claimed, new AbortController().signal)).kind : 'nothing'
}
/** As if the wait after a failure were over. */
const passBackoff = () => payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil: new Date(0).toISOString() } })

/** The parts of a letter, decoded. */
const partsOf = (letter: string): string[] =>
  letter
    .split(/^--\S+$/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/)
      const raw = body.join('\n\n')
      if (/base64/i.test(head)) return Buffer.from(raw, 'base64').toString('utf8')
      if (!/quoted-printable/i.test(head)) return raw
      const bytes = raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      return Buffer.from(bytes, 'latin1').toString('utf8')
    })

describe('a mail', () => {
  it('arrives once, however often it is queued and its job is run', async () => {
    await openServer()
    const ids = await Promise.all(Array.from({ length: 4 }, () => queue()))
    expect(new Set(ids).size).toBe(1)
    expect([await work(), await work()]).toEqual(['done', 'nothing'])
    await queue()
    expect(await work()).toBe('nothing')
    expect(letters).toHaveLength(1)
    expect(await mail(ids[0] ?? '')).toMatchObject({ state: 'sent', attempts: 1, error: null, sentAt: expect.any(String) })
  })

  it('waits while the server is down, for hours, and is sent when it is back', async () => {
    const id = await queue()
    for (let hour = 0; hour < 6; hour += 1) {
      expect(await work()).toBe('retry')
      expect(await work()).toBe('nothing')
      await passBackoff()
    }
    expect(await mail(id)).toMatchObject({ state: 'queued', attempts: 6, error: expect.stringContaining('ECONNREFUSED') })
    await openServer()
    expect(await work()).toBe('done')
    expect(letters).toHaveLength(1)
    expect(await mail(id)).toMatchObject({ state: 'sent', attempts: 7, error: null })
  })

  it('to an address that the server refuses for good has failed, and is not tried again', async () => {
    refusal = { code: 550, text: 'No such user' }
    await openServer()
    const id = await queue()
    expect([await work(), await work()]).toEqual(['done', 'nothing'])
    expect(await mail(id)).toMatchObject({ state: 'failed', error: expect.stringContaining('No such user') })
  })

  it('is tried again when the server says "later"', async () => {
    refusal = { code: 451, text: 'Greylisted' }
    await openServer()
    await queue()
    expect(await work()).toBe('retry')
    refusal = undefined
    await passBackoff()
    expect(await work()).toBe('done')
    expect(letters).toHaveLength(1)
  })

  it('says that it failed once all tries are used up', async () => {
    const id = await queue()
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { totalTried: sendMail.retries } })
    const claimed = await claimJob(payload, sendMail.queue)
    if (!claimed) throw new Error('nothing to claim')
    expect((await runJob(payload, sendMail, claimed, new AbortController().signal)).kind).toBe('dead')
    const aged = new Date(Date.now() - 60_000).toISOString()
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { updatedAt: aged } })
    await reap(payload, [sendMail])
    expect(await mail(id)).toMatchObject({ state: 'failed' })
  })

  it('whose job was never queued gets one', async () => {
    await openServer()
    const id = await queue()
    await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
    await payload.db.updateOne({
      collection: 'mails',
      where: { id: { equals: id } },
      data: { updatedAt: new Date(Date.now() - 120_000).toISOString() },
      options: { atomic: true },
    })
    await reap(payload, [sendMail])
    await reap(payload, [sendMail])
    expect([await work(), await work()]).toEqual(['done', 'nothing'])
  })
})

describe('the letter', () => {
  it.each([
    ['en', 'Your report is ready', 'Its figures are as at 30/09/2026.', 'Akta Wealth'],
    ['is', 'Skýrslan þín er tilbúin', 'Tölur hennar miðast við 30/09/2026.', 'Akta Wealth'],
    ['el', 'Η αναφορά σας είναι έτοιμη', 'Τα στοιχεία της αφορούν την 30/09/2026.', 'Iolcus'],
  ] as const)(
    'in %s says it as text and as HTML, with the link to the account and without a figure',
    async (locale, subject, sentence, firm) => {
      await openServer()
      await queue(locale, `reportReady:${locale}`)
      expect(await work()).toBe('done')
      const [text = '', html = ''] = partsOf(letters[0] ?? '')
      for (const part of [text, html]) {
        expect(part).toContain(sentence)
        expect(part).toContain(firm)
        expect(part).toContain('/dashboard/akta/account/a1')
        expect(part).not.toMatch(/[£€]|token|<script/i)
      }
      expect(html).toContain(`<h1`)
      expect(html).toContain(subject)
      expect(html).toContain(`lang="${locale}"`)
    },
  )

  it('brings an attached message as a file, whole and in its own letters', async () => {
    await openServer()
    const words = 'Þetta er skilaboðin. Όλα εδώ.\n'.repeat(300)
    await queueMail(payload, {
      template: 'messageReceived',
      to: 'catherine@b.example',
      brand: 'akta',
      locale: 'en',
      data: { name: 'Catherine', author: 'Ada', portal: 'akta', isReply: false, subject: null, text: null, attachment: words },
      onceKey: 'message:1:1',
    })
    expect(await work()).toBe('done')
    const [letter = ''] = letters
    expect(letter).toMatch(/^Content-Disposition: attachment; filename=message\.txt/m)
    expect(partsOf(letter).some((part) => part.replaceAll('\r\n', '\n').trim() === words.trim())).toBe(true)
  })

  it('lets nothing in a name become a header or markup', async () => {
    await openServer()
    await queue()
    await work()
    const [head = ''] = (letters[0] ?? '').split(/\r?\n\r?\n/)
    expect(head).not.toMatch(/^Bcc:/m)
    expect(head).toMatch(/^To: catherine@b\.example$/m)
    expect(head).toMatch(/^From: "?Akta Wealth"? <portal@akta\.localhost>$/m)
    expect(partsOf(letters[0] ?? '')[1]).toContain('Catherine &#60;Ellery&#62;')
  })
})
