import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { endRetention } from './handler'

let own: OwnPayload

beforeAll(async () => {
  own = await openOwnPayload('retention', { RETENTION_YEARS: '5' })
}, 60_000)

afterAll(() => own.close())

const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const sixYears = 6 * 366

type Row = { id: string } & Record<string, unknown>

const create = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<string> =>
  ((await own.payload.db.create({ collection, data })) as Row).id

const find = async (collection: CollectionSlug, id: string): Promise<Row | null> =>
  own.payload.db.findOne<Row>({ collection, where: { id: { equals: id } } })

const run = () => endRetention({ payload: own.payload, signal: new AbortController().signal, now })

let count = 0
/** A client with an account, a portfolio, a report and what the server keeps beside them; deleted so many days ago, or not at all. */
async function makeClient({
  accountDeleted = null,
  personDeleted = null,
}: {
  accountDeleted?: number | null
  personDeleted?: number | null
}) {
  count += 1
  const deletedAt = (days: number | null) => (days === null ? {} : { deletedAt: daysAgo(days) })
  const advisor = await create('users', { name: 'Owner', email: `owner-${count}@b.example`, isProfessional: true })
  const photo = await create('media', { name: 'Mark', filename: `mark-${count}.png`, mimeType: 'image/png' })
  const company = await create('organisations', { name: `Firm ${count}` })
  const portal = await create('portals', {
    name: `Portal ${count}`,
    slug: `portal-${count}`,
    brand: 'akta',
    theme: 'main',
    portalLanguage: 'en',
    phone: '1',
    email: 'office@b.example',
    active: true,
    photo: [photo],
    company,
  })
  const person = await create('users', {
    name: 'Margaret Ellery',
    searchName: 'margaret ellery',
    email: `margaret-${count}@b.example`,
    phone: '+44 20 7946 0000',
    hash: 'a hash',
    salt: 'a salt',
    ...deletedAt(personDeleted),
  })
  const account = await create('accounts', {
    name: 'Ellery',
    client: person,
    owners: [advisor],
    portal,
    currency: 'GBP',
    active: true,
    identity: `akta/${count}`,
    ...deletedAt(accountDeleted),
  })
  const portfolio = await create('portfolios', {
    name: 'Growth',
    account,
    currency: 'GBP',
    type: 'Other',
    identity: `${account}/1`,
    externalId: '1',
  })
  const report = await create('reports', {
    owner: person,
    account,
    portalSlug: 'akta',
    brand: 'akta',
    locale: 'en',
    state: 'done',
    range: 'quarter',
    activeKey: `done ${count}`,
  })
  const document = await create('documents', {
    name: 'Report',
    type: 'Other',
    account,
    owner: person,
    report,
    filename: `report-${count}.pdf`,
    mimeType: 'application/pdf',
  })
  const figures = await create('figures', { subject: `account/${account}`, account, source: 'akta' })
  const mail = await create('mails', {
    to: `margaret-${count}@b.example`,
    user: person,
    template: 'reportReady',
    locale: 'en',
    brand: 'akta',
    data: {},
    state: 'sent',
    onceKey: `mail ${count}`,
  })
  const sms = await create('sms', { to: '+442079460123', user: person, body: 'x', state: 'sent' })
  const factor = await create('second-factors', { user: person, kind: 'sms', lastStep: 0, phone: '+442079460123' })
  const email = `margaret-${count}@b.example`
  const later = daysAgo(-1)
  const ofPerson = { user: person }
  /** What the server keeps for the person alone, by its collection. */
  const own: Record<string, string> = {
    mails: mail,
    sms,
    'second-factors': factor,
    'recovery-codes': await create('recovery-codes', { ...ofPerson, digest: `digest ${count}` }),
    passkeys: await create('passkeys', {
      ...ofPerson,
      name: 'Margaret’s telephone',
      credentialId: `credential ${count}`,
      publicKey: 'key',
      counter: 0,
      host: 'akta.localhost',
    }),
    'known-devices': await create('known-devices', { ...ofPerson, key: `${person} Firefox`, expiresAt: later }),
    sessions: await create('sessions', { ...ofPerson, brand: 'akta', expiresAt: later, lastUsedAt: daysAgo(0) }),
    'one-time-keys': await create('one-time-keys', { ...ofPerson, purpose: 'password', brand: 'akta', expiresAt: later }),
  }
  const delegation = (data: Record<string, unknown>) =>
    create('delegations', { reason: 'Accountant', from: daysAgo(40), until: daysAgo(-40), brand: 'akta', ...data })
  const granted = await delegation({ email: `accountant-${count}@b.example`, account, grantedBy: person })
  const others = await create('accounts', {
    name: 'Of somebody else',
    client: advisor,
    owners: [advisor],
    portal,
    currency: 'GBP',
    active: true,
    identity: `akta/other-${count}`,
  })
  const received = await delegation({ email, account: others, grantedBy: advisor })
  const grantLine = await create('logs', { type: 'Access granted', collection: 'accounts', recordId: others, user: advisor, info: email })
  const line = await create('logs', {
    type: 'Deleted',
    collection: 'users',
    recordId: person,
    recordTitle: 'Margaret Ellery',
    user: advisor,
  })
  return {
    account,
    advisor,
    company,
    document,
    figures,
    granted,
    grantLine,
    line,
    mail,
    others,
    own,
    person,
    portal,
    portfolio,
    received,
    report,
  }
}

describe('a person who was deleted', () => {
  it('can be brought back as they were for thirty days', async () => {
    const { granted, line, own: kept, person, received } = await makeClient({ personDeleted: 29 })
    await run()
    expect(await find('users', person)).toMatchObject({ name: 'Margaret Ellery', phone: '+44 20 7946 0000', hash: 'a hash' })
    for (const [collection, id] of [...Object.entries(kept), ['delegations', granted], ['delegations', received]] as const)
      expect([collection, (await find(collection as CollectionSlug, id)) !== null]).toEqual([collection, true])
    expect(await find('logs', line)).toMatchObject({ recordTitle: 'Margaret Ellery' })
  })

  it('is anonymous after that, and what must be kept still points to their record', async () => {
    const {
      account,
      document,
      granted,
      grantLine,
      line,
      others,
      own: kept,
      person,
      received,
      report,
    } = await makeClient({
      personDeleted: 31,
    })
    await run()
    const left = await find('users', person)
    expect(JSON.stringify(left)).not.toMatch(/margaret|ellery|7946|a hash|a salt/i)
    expect(left).toMatchObject({ name: 'Deleted person', disabled: true })
    for (const [collection, id] of [...Object.entries(kept), ['delegations', granted], ['delegations', received]] as const)
      expect([collection, await find(collection as CollectionSlug, id)]).toEqual([collection, null])
    for (const id of [line, grantLine]) expect(JSON.stringify(await find('logs', id))).not.toMatch(/margaret/i)
    expect(await find('accounts', others)).not.toBeNull()
    for (const [collection, id] of [
      ['accounts', account],
      ['reports', report],
      ['documents', document],
    ] as const)
      expect([collection, (await find(collection, id)) !== null]).toEqual([collection, true])
    // Again is as well.
    await run()
    expect(await find('users', person)).toEqual(left)
  })

  it('goes for good when their retention ends, with the reports that they asked for, once nothing that is kept refers to them', async () => {
    const { account, document, person, report } = await makeClient({ accountDeleted: 4 * 365, personDeleted: sixYears })
    await run()
    expect(await find('users', person)).toMatchObject({ name: 'Deleted person' })
    expect([await find('reports', report), await find('documents', document)]).not.toContain(null)
    await own.payload.db.updateOne({ collection: 'accounts', id: account, data: { deletedAt: daysAgo(sixYears) } })
    await run()
    expect([await find('users', person), await find('reports', report), await find('documents', document)]).toEqual([null, null, null])
  })

  it('stays, without a name, as long as an account has them as its advisor', async () => {
    const { account, advisor } = await makeClient({})
    await own.payload.db.updateOne({ collection: 'users', id: advisor, data: { deletedAt: daysAgo(sixYears) } })
    await run()
    expect(await find('users', advisor)).toMatchObject({ name: 'Deleted person' })
    expect(await find('accounts', account)).toMatchObject({ id: account })
  })
})

describe('an account that was deleted', () => {
  it('is kept with all that is part of it until its retention ends', async () => {
    const { account, document, figures, portfolio, report } = await makeClient({ accountDeleted: 4 * 365 })
    await run()
    for (const [collection, id] of Object.entries({
      accounts: account,
      documents: document,
      figures,
      portfolios: portfolio,
      reports: report,
    }))
      expect([collection, (await find(collection as CollectionSlug, id)) !== null]).toEqual([collection, true])
  })

  it('goes then with its portfolios, reports, documents and figures; client, portal and firm are others and stay', async () => {
    const { account, company, document, figures, granted, person, portal, portfolio, report } = await makeClient({
      accountDeleted: sixYears,
    })
    await run()
    const gone = { accounts: account, delegations: granted, documents: document, figures, portfolios: portfolio, reports: report }
    for (const [collection, id] of Object.entries(gone))
      expect([collection, await find(collection as CollectionSlug, id)]).toEqual([collection, null])
    for (const [collection, id] of Object.entries({ users: person, portals: portal, organisations: company }))
      expect([collection, (await find(collection as CollectionSlug, id)) !== null]).toEqual([collection, true])
  })
})

describe('a portal and a firm that were deleted', () => {
  it('stay as long as an account is theirs, and go together with the last one', async () => {
    const { account, company, others, portal } = await makeClient({})
    const deletedAt = daysAgo(sixYears)
    await own.payload.db.updateOne({ collection: 'portals', id: portal, data: { deletedAt } })
    await own.payload.db.updateOne({ collection: 'organisations', id: company, data: { deletedAt } })
    await run()
    expect([await find('portals', portal), await find('organisations', company)]).not.toContain(null)
    for (const id of [account, others]) await own.payload.db.updateOne({ collection: 'accounts', id, data: { deletedAt } })
    await run()
    expect([await find('accounts', account), await find('portals', portal), await find('organisations', company)]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('the activity log', () => {
  it('loses the lines whose retention has ended, and keeps the others', async () => {
    const lines = await Promise.all(
      [sixYears, 4 * 365].map((days) =>
        create('logs', { type: 'Viewed', collection: 'accounts', recordId: 'x', createdAt: daysAgo(days) }),
      ),
    )
    await run()
    expect((await Promise.all(lines.map((id) => find('logs', id)))).map((line) => line !== null)).toEqual([false, true])
  })

  it('removes mails and text messages at the same age, but none that is still to be sent', async () => {
    const mail = (state: string, days: number) =>
      create('mails', {
        to: 'old@b.example',
        template: 'reportReady',
        locale: 'en',
        brand: 'akta',
        data: {},
        state,
        onceKey: `${state} ${days}`,
        createdAt: daysAgo(days),
      })
    const mails = [
      await mail('sent', sixYears),
      await mail('failed', sixYears),
      await mail('queued', sixYears),
      await mail('sent', 4 * 365),
    ]
    const sms = await create('sms', { to: '+44 20 7946 0000', body: 'Hello', state: 'sent', createdAt: daysAgo(sixYears) })
    await run()
    expect((await Promise.all(mails.map((id) => find('mails', id)))).map((left) => left !== null)).toEqual([false, false, true, true])
    expect(await find('sms', sms)).toBeNull()
  })
})

it('a submission goes with its files when its retention ends', async () => {
  const { person } = await makeClient({})
  const form = await create('forms', { name: 'Passport', brand: 'akta' })
  const submission = await create('submissions', {
    formName: 'Passport',
    form,
    sender: person,
    brand: 'akta',
    senderName: 'Ann',
    data: {},
    asked: { steps: [] },
    onceKey: 'old one',
    deletedAt: daysAgo(sixYears),
  })
  const file = await create('form-files', {
    name: 'proof.pdf',
    form,
    field: 'proof',
    submission,
    uploader: person,
    brand: 'akta',
    filename: 'gone.pdf',
  })
  await run()
  expect([await find('submissions', submission), await find('form-files', file)]).toEqual([null, null])
  expect(await find('forms', form)).not.toBeNull()
})
