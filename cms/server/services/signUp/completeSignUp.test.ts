import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { isMortal, makeMortal, type MortalProcess } from '../../../../tests/helpers/mortalProcess'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'
import type { Brand } from '../../../../shared/brands/brandSchema'

/* A process that dies in the middle of a sign-up: after each statement that writes in turn, and what is there, or told, when it is tried again. */

let own: OwnPayload
let brand: Brand
let signUp: typeof import('./completeSignUp')
let session: typeof import('../session/signIn')
let keys: typeof import('../keys/oneTimeKeys')
let mailSignUpLink: typeof import('../../../../jobs/sendSignUpLink/handler').mailSignUpLink
let portal: string
let otherPortal: string
let owner: string
let firm: string
let mortal: MortalProcess

beforeAll(async () => {
  own = await openOwnPayload('sign-up')
  signUp = await import('./completeSignUp')
  session = await import('../session/signIn')
  keys = await import('../keys/oneTimeKeys')
  ;({ mailSignUpLink } = await import('../../../../jobs/sendSignUpLink/handler'))
  const { brands } = await import('../../brands')
  const akta = brands().get('akta')
  if (!akta) throw new Error('akta is missing')
  brand = akta
  const photo = await create('media', { name: 'Mark', filename: 'mark.png', mimeType: 'image/png' })
  firm = await create('organisations', { name: 'Firm', domain: 'firm.example' })
  const look = { theme: 'main', portalLanguage: 'en', phone: '1', email: 'office@b.example', photo: [photo], company: firm }
  portal = await create('portals', { name: 'Portal', slug: 'akta', brand: 'akta', active: true, ...look })
  otherPortal = await create('portals', { name: 'Second', slug: 'second', brand: 'akta', active: true, ...look })
  owner = await create('users', { name: 'Ada Visor', email: 'ada@b.example', isProfessional: true, active: true, organisation: firm })
  mortal = makeMortal(own.payload)
})
afterAll(() => own.close())
afterEach(() => mortal.live())

const create = async (collection: 'media' | 'organisations' | 'portals' | 'users' | 'accounts', data: Record<string, unknown>) =>
  ((await own.payload.db.create({ collection, data })) as { id: string }).id

let requests = 0
const request = (): Promise<PayloadRequest> => {
  requests += 1
  const client = `10.1.${Math.floor(requests / 250)}.${requests % 250}`
  return createLocalReq({ req: { headers: new Headers({ 'x-quayside-client': client }) } }, own.payload)
}

const passwords = { first: 'Lantern-4-Quay', second: 'Harbour-8-Light', former: 'Former-2026-X' }

const complete = async (key: string, password: string) =>
  signUp.completeSignUp(await request(), brand, { key, name: 'Nora Newcomer', password, consent: true } as never)

/** The letter that whoever asks to sign up gets, as the worker writes it. */
async function letterTo(email: string): Promise<{ template: string; key: string | null }> {
  requests += 1
  await runLetterJob(email, `job-${requests}`)
  const [mail] = await rows<{ template: string; data: { key?: string } }>('mails', { to: { equals: email } }, '-createdAt')
  if (!mail) throw new Error(`No letter to ${email}`)
  return { template: mail.template, key: mail.data.key ? keys.keyOf(mail.data.key, 'signUp') : null }
}

const runLetterJob = (email: string, jobId: string) =>
  mailSignUpLink({
    payload: own.payload,
    input: { email, brand: 'akta', locale: 'en', portal: null },
    jobId,
    signal: new AbortController().signal,
    assertLease: () => Promise.resolve(),
  })

const rows = async <Row>(collection: 'users' | 'accounts' | 'mails', where: Record<string, unknown>, sort = 'id') =>
  (await own.payload.db.find<Row & { id: string }>({ collection, where: where as never, sort, pagination: false, limit: 0 })).docs

const canSignIn = async (email: string, password: string): Promise<boolean> =>
  session.signIn(await request(), brand, { email, password }).then(
    () => true,
    () => false,
  )

/** Who signs up, and what there is of them before: their accounts that wait. */
const applicants: Record<string, { host: string; before: (email: string) => Promise<string[]>; accounts: number; password: string }> = {
  'somebody new': { host: 'x.example', before: () => Promise.resolve([]), accounts: 1, password: passwords.first },
  'somebody for whom two accounts wait': {
    host: 'x.example',
    before: (email) => Promise.all([portal, otherPortal].map((each) => waitingAccount(each, email))),
    accounts: 2,
    password: passwords.first,
  },
  'somebody of a firm': { host: 'firm.example', before: () => Promise.resolve([]), accounts: 0, password: passwords.first },
  'somebody whom an administrator made': {
    host: 'x.example',
    before: async (email) => {
      // rights: a factory of the test.
      await own.payload.create({ collection: 'users', data: { name: 'Made', email, password: passwords.former }, overrideAccess: true })
      return []
    },
    accounts: 1,
    password: passwords.first,
  },
  'a member of another brand': {
    host: 'x.example',
    before: async (email) => {
      const data = { name: 'Known', email, password: passwords.former }
      // rights: a factory of the test.
      const { id } = await own.payload.create({ collection: 'users', data, overrideAccess: true })
      await own.payload.db.updateOne({ collection: 'users', id, data: { lastLogin: new Date().toISOString() } })
      const device = { user: id, key: `${id} Firefox on Windows`, expiresAt: new Date(Date.now() + 86_400_000).toISOString() }
      await own.payload.db.create({ collection: 'known-devices', data: device })
      return [await waitingAccount(portal, email)]
    },
    accounts: 1,
    password: passwords.former,
  },
}

let accounts = 0
const waitingAccount = (home: string, email: string) => {
  accounts += 1
  return create('accounts', {
    name: 'Waits',
    email,
    owners: [owner],
    portal: home,
    currency: 'GBP',
    active: true,
    identity: `akta/${accounts}`,
  })
}

;(isMortal ? describe : describe.skip)('a sign-up whose process dies', () => {
  it.each(Object.keys(applicants))('leaves nothing in the way of %s, and nobody twice', async (name) => {
    const applicant = applicants[name]
    if (!applicant) throw new Error(name)
    const isKnown = applicant.password === passwords.former
    let isWhole = false
    let deaths = 0
    for (; !isWhole; deaths += 1) {
      const email = `${name.replaceAll(' ', '-')}-${deaths}@${applicant.host}`
      const waiting = await applicant.before(email)
      const { key } = await letterTo(email)
      mortal.dieAfter(deaths)
      isWhole = await complete(key ?? '', applicant.password).then(
        () => true,
        () => false,
      )
      mortal.live()

      // The second try, as somebody makes it who saw an error: the link again, then a new one, then the password that they had chosen.
      const second = isKnown ? passwords.former : passwords.second
      let password = applicant.password
      let isThere = isWhole
      for (const link of isThere ? [] : [key, undefined]) {
        if (isThere) break
        const open = link === undefined ? (await letterTo(email)).key : link
        if (open === null) break
        isThere = await complete(open, second).then(
          () => true,
          () => false,
        )
        if (isThere) password = second
      }
      expect([deaths, await canSignIn(email, password)]).toEqual([deaths, true])

      const people = await rows<{ isProfessional?: boolean }>('users', { email: { equals: email } })
      expect([deaths, people.length, people[0]?.isProfessional ?? false]).toEqual([deaths, 1, applicant.host === 'firm.example'])
      const theirs = await rows<{ owners?: unknown[] }>('accounts', { client: { equals: people[0]?.id } })
      expect([deaths, theirs.length]).toEqual([deaths, applicant.accounts])
      expect(theirs.filter(({ owners }) => (owners ?? []).length === 0)).toEqual([])
      // Whoever had another device before is told of this one, once; nobody is told of their first.
      const warnings = await rows('mails', { and: [{ to: { equals: email } }, { template: { equals: 'newDevice' } }] })
      expect([deaths, warnings.length]).toEqual([deaths, isKnown ? 1 : 0])
      for (const id of waiting) expect([deaths, theirs.map((account) => account.id)]).toEqual([deaths, expect.arrayContaining([id])])
    }
    expect(deaths).toBeGreaterThan(4)
  })
})

;(isMortal ? describe : describe.skip)('the letter of a sign-up whose worker dies', () => {
  it('is in the outbox once its job has run again, and its link is good', async () => {
    let isWhole = false
    let deaths = 0
    for (; !isWhole; deaths += 1) {
      const email = `lettered-${deaths}@x.example`
      // A letter of before, whose link the new one voids.
      await letterTo(email)
      mortal.dieAfter(deaths)
      isWhole = await runLetterJob(email, `dying-${deaths}`).then(
        () => true,
        () => false,
      )
      mortal.live()
      if (!isWhole) await runLetterJob(email, `dying-${deaths}`)
      const [mail] = await rows<{ data: { key: string } }>('mails', { to: { equals: email } }, '-createdAt')
      await complete(keys.keyOf(mail?.data.key ?? '', 'signUp'), passwords.first)
      expect([deaths, await canSignIn(email, passwords.first)]).toEqual([deaths, true])
    }
    expect(deaths).toBeGreaterThan(2)
  })
})
