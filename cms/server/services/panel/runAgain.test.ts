import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'

let own: OwnPayload
let payload: Payload
let req: PayloadRequest
let owner: string
let account: string

// Loaded after the settings of `openOwnPayload` are in place.
const actions = () => import('./runAgain')

const write = async (collection: string, data: Record<string, unknown>) =>
  ((await payload.db.create({ collection: collection as 'users', data })) as { id: string }).id
const read = <Row>(collection: string, id: string) =>
  payload.db.findOne<Row & { id: string }>({ collection: collection as 'users', where: { id: { equals: id } } })
const jobsOf = async (taskSlug: string) =>
  (
    await payload.db.find<{ id: string; input: Record<string, string> }>({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: taskSlug } },
    })
  ).docs

beforeAll(async () => {
  own = await openOwnPayload('again')
  ;({ payload } = own)
  owner = await write('users', { name: 'Marta Kjeld', email: 'marta@firm.example', admin: true })
  const photo = await write('media', { name: 'Mark', filename: 'mark.png', mimeType: 'image/png' })
  const portal = await write('portals', {
    name: 'Harbour Row',
    slug: 'harbour',
    brand: 'akta',
    theme: 'main',
    portalLanguage: 'en',
    photo: [photo],
    phone: '1',
    email: 'a@b.example',
  })
  account = await write('accounts', {
    name: 'Ellery-Voss, Catherine',
    portal,
    active: true,
    externalId: 'QS-1',
    owners: [owner],
    currency: 'GBP',
  })
  const user = await payload.findByID({ collection: 'users', id: owner, overrideAccess: true })
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
})

afterAll(() => own.close())

const reportIn = (state: string) =>
  write('reports', {
    owner,
    account,
    portalSlug: 'harbour',
    brand: 'akta',
    locale: 'en',
    range: 'quarter',
    state,
    error: 'The data provider did not answer',
    activeKey: `${state}-${Math.random()}`,
  })

describe('running a failed thing again', () => {
  it('queues a report once, however many ask at once, in the name of whoever wanted it', async () => {
    const { runReportAgain } = await actions()
    const id = await reportIn('failed')
    const answers = await Promise.allSettled([runReportAgain(req, id), runReportAgain(req, id), runReportAgain(req, id)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await read('reports', id)).toMatchObject({ state: 'queued', error: null })
    const queued = (await jobsOf('generateReport')).filter(({ input }) => input.reportId === id)
    expect(queued.map(({ input }) => input)).toEqual([{ reportId: id, requestedBy: owner }])
  })

  it('leaves a report alone that has not failed', async () => {
    const { runReportAgain } = await actions()
    const id = await reportIn('done')
    await expect(runReportAgain(req, id)).rejects.toMatchObject({ status: 409 })
    expect(await read('reports', id)).toMatchObject({ state: 'done' })
  })

  it('gives a dead job all its tries back, and the mail that it was to send', async () => {
    const { runJobAgain } = await actions()
    const mail = await write('mails', {
      to: 'a@b.example',
      template: 'reportReady',
      locale: 'en',
      brand: 'akta',
      data: {},
      state: 'failed',
      error: 'refused',
      onceKey: 'once',
    })
    const id = await write('payload-jobs', {
      taskSlug: 'sendMail',
      queue: 'mail',
      input: { mailId: mail },
      hasError: true,
      deadLetterDue: false,
      totalTried: 3,
      leaseAttempts: 5,
      processing: false,
      error: { message: 'refused' },
    })
    await runJobAgain(req, id)
    expect(await read('payload-jobs', id)).toMatchObject({ hasError: false, totalTried: 0, leaseAttempts: 0, processing: false })
    expect(await read('mails', mail)).toMatchObject({ state: 'queued', error: null })
    await expect(runJobAgain(req, id)).rejects.toMatchObject({ status: 409 })
  })

  it('asks the worker once a minute for the figures of one account', async () => {
    const { fetchAgain } = await actions()
    await Promise.all([fetchAgain(req, account), fetchAgain(req, account)])
    const asked = (await jobsOf('fetchFigures')).map(({ input }) => input)
    expect(asked[0]).toEqual({ accountId: account })
    // Two, where the clock's minute ended between them.
    expect(asked.length).toBeLessThanOrEqual(2)
  })
})
