import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Greeting } from '../../shared/contracts/greeting'
import type { SessionResponse } from '../../shared/contracts/session'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { plainPdf } from '../../scripts/seed/plainPdf'
import type { Client } from '../helpers/client'
import { create, docsOf, upload } from '../helpers/records'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

let tenant: Tenant
let slug: string
const html = '<h3>Figures</h3><p>Values are for information.</p>'

const greetingOf = async (client: Client, locale = 'en'): Promise<Greeting> => {
  const { body, status } = await client.get(`/api/greeting?portal=${slug}&locale=${locale}`)
  expect(status).toBe(200)
  return body as Greeting
}
const sessionOf = async (client: Client) => (await client.get('/api/session')).body as SessionResponse
const acceptedBy = async (client: Client) => ((await client.get('/api/users/me/terms')).body as { accepted: unknown[] }).accepted
const setTerms = async (tnc: object) => expect((await tenant.admin.patch(`/api/portals/${tenant.portal.id}`, { tnc })).status).toBe(200)
const accountOf = async (id: string) =>
  (await tenant.admin.get(`/api/accounts/${id}?depth=0`)).body as { termsAndConditions: { accepted: boolean; at: string; version: string } }

beforeAll(async () => {
  tenant = await makeTenant()
  slug = tenant.brand
})

describe('the terms of a portal', () => {
  let reader: Person & { accounts: readonly string[] }
  let client: Client
  let version = ''

  beforeAll(async () => {
    await setTerms({ en: `${html}<script>alert(1)</script>` })
    reader = await tenant.investor('Rea Der', demoAccounts.family.slice(0, 2))
    client = await reader.signIn()
  })

  it('are asked for until they are accepted, sanitised, and never of who has nothing to see', async () => {
    expect((await sessionOf(client)).hasGreeting).toBe(true)
    const { terms } = await greetingOf(client)
    expect(terms).toMatchObject({ html, locale: 'en', acceptedAt: null })
    version = terms?.version ?? ''
    const unlinked = await tenant.person('Un Linked')
    await tenant.account('Un Linked', { client: unlinked.id })
    expect(await greetingOf(await unlinked.signIn())).toMatchObject({ terms: null, isLimited: true })
    expect((await greetingOf(await tenant.advisor.signIn())).terms).toBeNull()
  })

  it('come with the document of the portal, and with none that the reader may not open', async () => {
    expect((await greetingOf(client)).terms?.document).toBeNull()
    const pdf = { name: 'paper.pdf', type: 'application/pdf', data: plainPdf(['Terms of business']) }
    const paper = (name: string, own: object) => upload(tenant.admin, 'documents', { name, type: 'Other', ...own }, pdf)
    const choose = async (portalDocument: string | null) =>
      expect((await tenant.admin.patch(`/api/portals/${tenant.portal.id}`, { portalDocument })).status).toBe(200)
    const ours = await paper('Terms of business', { portal: tenant.portal.id })
    await choose(ours.id)
    expect((await greetingOf(client)).terms?.document).toEqual({ id: ours.id, name: 'Terms of business' })
    expect((await client.get(`/api/documents/${ours.id}/download?inline=1`)).status).toBe(200)
    // Of somebody else's account, chosen by mistake.
    await choose((await paper('A letter', { account: (await tenant.account('Some Body')).id })).id)
    expect((await greetingOf(client)).terms?.document).toBeNull()
    await choose(null)
  })

  it('are those of the reader’s language, else of the portal', async () => {
    expect((await greetingOf(client, 'is')).terms).toMatchObject({ locale: 'en', version })
    await setTerms({ en: html, is: '<p>Skilmálar</p>' })
    expect((await greetingOf(client, 'is')).terms).toMatchObject({ locale: 'is', html: '<p>Skilmálar</p>' })
  })

  it('are refused in a text that is not the portal’s, and by whoever has no account there', async () => {
    const stale = await client.post('/api/greeting/terms', { portal: slug, version: 'en-000000000000' })
    expect(stale).toMatchObject({ status: 409, body: { errors: [{ code: 'terms_changed' }] } })
    const advisor = await tenant.advisor.signIn()
    expect((await advisor.post('/api/greeting/terms', { portal: slug, version })).status).toBe(404)
    expect((await client.post('/api/greeting/terms', { portal: 'akta', version })).status).toBe(404)
    for (const id of reader.accounts) expect((await accountOf(id)).termsAndConditions.accepted).toBe(false)
  })

  it('are accepted for all accounts of the person, with the text and a line in the log', async () => {
    const answer = await client.post('/api/greeting/terms', { portal: slug, version })
    expect(answer.status).toBe(200)
    for (const id of reader.accounts) {
      const { termsAndConditions } = await accountOf(id)
      expect(termsAndConditions).toMatchObject({ accepted: true, version, at: (answer.body as { acceptedAt: string }).acceptedAt })
      const lines = docsOf(await tenant.admin.get(`/api/logs?where[recordId][equals]=${id}&where[type][equals]=Terms%20accepted&depth=0`))
      expect(lines).toMatchObject([{ user: reader.id, info: version, portal: tenant.portal.id }])
    }
    // Whichever language it was read in.
    expect((await greetingOf(client, 'is')).terms).toBeNull()
  })

  it('are found again by whoever accepted them, once for all their accounts, and are nobody else’s', async () => {
    const { at } = (await accountOf(reader.accounts[0] ?? '')).termsAndConditions
    const portal = { slug, name: tenant.portal.name }
    expect(await acceptedBy(client)).toEqual([{ portal, acceptedAt: at, version, isFormer: false, text: { html, locale: 'en' } }])
    expect(await acceptedBy(await tenant.advisor.signIn())).toEqual([])
  })

  it('are asked for anew once the text is another', async () => {
    const before = (await accountOf(reader.accounts[0] ?? '')).termsAndConditions
    await setTerms({ en: '<p>Another text</p>', is: null })
    expect((await sessionOf(client)).hasGreeting).toBe(true)
    expect((await greetingOf(client)).terms).toMatchObject({ html: '<p>Another text</p>', acceptedAt: before.at })
    expect(await client.post('/api/greeting/terms', { portal: slug, version: before.version })).toMatchObject({ status: 409 })
    expect((await accountOf(reader.accounts[0] ?? '')).termsAndConditions).toEqual(before)
    // The words that were accepted are kept, though the portal says something else.
    const former = { acceptedAt: before.at, version: before.version, isFormer: true, text: { html, locale: 'en' } }
    expect(await acceptedBy(client)).toMatchObject([former])
    // Back and gone again: kept once.
    await setTerms({ en: html })
    expect(await acceptedBy(client)).toMatchObject([{ ...former, isFormer: false }])
    await setTerms({ en: '<p>Another text</p>' })
    const kept = docsOf(await tenant.admin.get(`/api/former-terms?where[portal][equals]=${tenant.portal.id}&depth=0`))
    expect(kept.map(({ locale }) => locale).toSorted()).toEqual(['en', 'en', 'is'])
    expect(kept.find((each) => each.version === before.version)).toMatchObject({ html, locale: 'en' })
    expect((await tenant.admin.send('DELETE', `/api/former-terms/${kept[0]?.id}`)).status).toBe(403)
    expect((await client.get('/api/former-terms')).status).toBe(403)
    await setTerms({ en: null, is: null })
    expect((await greetingOf(client)).terms).toBeNull()
  })

  it('S06: are accepted by no save of the account', async () => {
    const [id = ''] = reader.accounts
    const before = await accountOf(id)
    const advisor = await tenant.advisor.signIn()
    await advisor.patch(`/api/accounts/${id}`, { termsAndConditions: { accepted: false, version: 'none' } })
    expect((await accountOf(id)).termsAndConditions).toEqual(before.termsAndConditions)
    expect((await client.patch(`/api/accounts/${id}`, { termsAndConditions: { accepted: false } })).status).toBe(403)
  })
})

describe('the welcome', () => {
  it('comes until the person asked not to be shown it again', async () => {
    const person = await tenant.person('New Comer', { hideIntroText: false })
    await tenant.account('New Comer', { client: person.id })
    const client = await person.signIn()
    expect(await greetingOf(client)).toMatchObject({ hasIntro: true, isLimited: true })
    await client.post('/api/greeting/seen', { portal: slug, hideIntro: false })
    expect((await greetingOf(client)).hasIntro).toBe(true)
    await client.post('/api/greeting/seen', { portal: slug, hideIntro: true })
    expect((await greetingOf(client)).hasIntro).toBe(false)
  })

  it('of a group is that of the highest score with words, once', async () => {
    const person = await tenant.investor('Mem Ber', [demoAccounts.single])
    const client = await person.signIn()
    expect((await sessionOf(client)).hasGreeting).toBe(true)
    expect((await greetingOf(client)).group).toBeNull()
    await client.post('/api/greeting/seen', { portal: slug, hideIntro: false })
    expect((await sessionOf(client)).hasGreeting).toBeUndefined()

    const members = [{ account: person.accounts[0] }]
    const group = (name: string, own: object) => create(tenant.admin, 'groups', { name, portal: tenant.portal.id, members, ...own })
    await group('Quiet', { score: 90 })
    await group('Second', { score: 10, welcome: 'Second' })
    await group('First', { score: 50, welcome: 'Twice a year\nwe meet.' })
    expect((await sessionOf(client)).hasGreeting).toBe(true)
    expect((await greetingOf(client)).group).toEqual({ name: 'First', text: 'Twice a year\nwe meet.' })
    await client.post('/api/greeting/seen', { portal: slug, hideIntro: false })
    expect((await greetingOf(client)).group).toBeNull()
  })
})
