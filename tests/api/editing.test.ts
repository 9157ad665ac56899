import { beforeAll, describe, expect, it } from '@jest/globals'
import { editedAccountSchema } from '../../shared/contracts/editing/account'
import { holdingRecordSchema, holdingRecordsSchema } from '../../shared/contracts/editing/holding'
import { personRecordSchema } from '../../shared/contracts/editing/person'
import { organisationSchema } from '../../shared/contracts/organisation'
import { portalRecordsSchema } from '../../shared/contracts/editing/portal'
import { portfolioRecordSchema } from '../../shared/contracts/editing/portfolio'
import { overwriteSchema, savedRecordSchema } from '../../shared/contracts/editing/saved'
import { transactionRecordSchema } from '../../shared/contracts/editing/transaction'
import { unknownId } from '../access/routes'
import { tinyPng } from '../factories/files'
import type { Answer, Client } from '../helpers/client'
import { create, type Doc, docOf, upload, uploadForm } from '../helpers/records'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

/* What the portal's forms are filled with and how they are saved: by whom, against which version, and what is refused. */

let tenant: Tenant
let other: Tenant
let admin: Client
let advisor: Client
let client: Client
let stranger: Client
let investor: Person
let account: Doc
let portfolio: Doc

beforeAll(async () => {
  ;[tenant, other] = [await makeTenant(), await makeTenant()]
  admin = tenant.admin
  advisor = await tenant.advisor.signIn()
  investor = await tenant.person('Own Client')
  account = await tenant.account('Edited', { client: investor.id, email: investor.email })
  portfolio = await create(admin, 'portfolios', { name: 'By hand', account: account.id, type: 'GIA', currency: 'GBP' })
  client = await investor.signIn()
  stranger = await other.advisor.signIn()
}, 180_000)

const errorOf = ({ body }: Answer) =>
  (body as { errors?: { code?: string; detail?: unknown; data?: { errors?: { path: string; code?: string }[] } }[] }).errors?.[0]
const fieldOf = (answer: Answer) => errorOf(answer)?.data?.errors?.[0]

describe('what a form of an account is filled with', () => {
  it('is the account and what its advisor may choose; an address that its client has signed in with is fixed', async () => {
    const form = editedAccountSchema.parse((await advisor.get(`/api/editing/accounts/${account.id}`)).body)
    expect(form).toMatchObject({ name: 'Edited', owners: [tenant.advisor.id], isEmailFixed: true, client: { id: investor.id } })
    expect(form.choices.advisors.map(({ id }) => id)).toEqual([tenant.advisor.id])
  })

  it('names colleagues of the firm who look after accounts, and nobody of another', async () => {
    const colleague = await tenant.person('Second Advisor', { isProfessional: true, organisation: tenant.firm.id })
    const disabled = await tenant.person('Gone Advisor', { isProfessional: true, organisation: tenant.firm.id, disabled: true })
    const { choices } = editedAccountSchema.parse((await admin.get(`/api/editing/accounts/${account.id}`)).body)
    const ids = choices.advisors.map(({ id }) => id)
    expect(ids).toContain(colleague.id)
    expect(ids).not.toContain(disabled.id)
    expect(ids).not.toContain(other.advisor.id)
  })

  it('is nobody else’s: a client is turned away, and for a foreign advisor there is no such account', async () => {
    expect((await client.get(`/api/editing/accounts/${account.id}`)).status).toBe(403)
    expect((await stranger.get(`/api/editing/accounts/${account.id}`)).status).toBe(404)
    expect((await client.get(`/api/editing/new-account?portal=${tenant.brand}`)).status).toBe(403)
    expect((await stranger.get(`/api/editing/new-account?portal=${tenant.brand}`)).status).toBe(404)
    expect((await advisor.get(`/api/editing/new-account?portal=${tenant.brand}`)).status).toBe(200)
  })
})

describe('a save', () => {
  it('against the version that was read is done, and answers the version that taking it back names', async () => {
    const { updatedAt } = portfolioRecordSchema.parse((await advisor.get(`/api/portfolios/${portfolio.id}?depth=0&joins=false`)).body)
    const saved = await advisor.patch(`/api/portfolios/${portfolio.id}?depth=0`, {
      name: 'Renamed',
      region: 'Europe',
      riskLevel: 7,
      updatedAt,
    })
    expect(saved.status).toBe(200)
    const { doc } = savedRecordSchema.parse(saved.body)
    const undone = await advisor.patch(`/api/portfolios/${portfolio.id}?depth=0`, {
      name: 'By hand',
      region: null,
      riskLevel: null,
      updatedAt: doc.updatedAt,
    })
    expect(undone.status).toBe(200)
    expect(portfolioRecordSchema.parse((await advisor.get(`/api/portfolios/${portfolio.id}?depth=0&joins=false`)).body)).toMatchObject({
      name: 'By hand',
      region: null,
      riskLevel: null,
      externalId: null,
    })
  })

  it('against an older version is refused with who saved, what, and the version to name next', async () => {
    const { updatedAt } = editedAccountSchema.parse((await advisor.get(`/api/editing/accounts/${account.id}`)).body)
    docOf(await admin.patch(`/api/accounts/${account.id}?depth=0`, { gender: 'female' }), 200)
    const late = await advisor.patch(`/api/accounts/${account.id}?depth=0`, { name: 'Too Late', updatedAt })
    expect(late.status).toBe(409)
    expect(errorOf(late)?.code).toBe('conflict')
    const overwrite = overwriteSchema.parse(errorOf(late)?.detail)
    expect(overwrite.fields).toContain('gender')
    expect(overwrite.by).not.toBeNull()
    const again = await advisor.patch(`/api/accounts/${account.id}?depth=0`, { name: 'Knowingly', updatedAt: overwrite.updatedAt })
    expect(again.status).toBe(200)
  })

  it.each([
    ['accounts', () => account.id],
    ['portfolios', () => portfolio.id],
  ])('of %s by the client is refused, and by a foreign advisor too', async (slug, id) => {
    expect((await client.patch(`/api/${slug}/${id()}`, { name: 'Mine' })).status).toBe(403)
    expect([403, 404]).toContain((await stranger.patch(`/api/${slug}/${id()}`, { name: 'Mine' })).status)
  })

  it('sets nothing that is not the person’s to set', async () => {
    const sent = { name: 'Edited', externalId: 'taken-over', client: tenant.advisor.id, team: [], termsAndConditions: { accepted: true } }
    docOf(await advisor.patch(`/api/accounts/${account.id}`, sent), 200)
    const after = (await admin.get(`/api/accounts/${account.id}?depth=0`)).body as Record<string, unknown>
    expect(after).toMatchObject({ name: 'Edited', client: investor.id, team: [tenant.advisor.id], termsAndConditions: { accepted: false } })
    expect(after.externalId ?? null).toBeNull()
  })

  it('says by field which rule of an account it breaks', async () => {
    await tenant.account('Taken', { email: `taken@${tenant.brand}.example` })
    const free = await tenant.account('Free', { email: `free@${tenant.brand}.example` })
    expect(fieldOf(await advisor.patch(`/api/accounts/${free.id}`, { email: `taken@${tenant.brand}.example` }))).toMatchObject({
      path: 'email',
      code: 'email_taken',
    })
    expect(fieldOf(await advisor.patch(`/api/accounts/${account.id}`, { email: 'other@example.org' }))).toMatchObject({
      path: 'email',
      code: 'email_fixed',
    })
  })
})

describe('what is kept by hand', () => {
  const holdings = async () =>
    holdingRecordsSchema.parse(
      (await advisor.get(`/api/holdings?where[portfolio][equals]=${portfolio.id}&sort=searchName&depth=0&limit=500`)).body,
    ).docs

  it('holds what the form sends: a property with its prices, and a sale that takes from the units', async () => {
    const property = {
      name: 'Harbour House',
      symbol: 'Harbour House',
      assetClass: 'Property',
      type: 'Commodity',
      units: 1,
      currency: 'GBP',
    }
    docOf(
      await advisor.post('/api/holdings?depth=0', {
        ...property,
        portfolio: portfolio.id,
        purchaseValue: 250_000.5,
        annualGrowth: 2.5,
        pricePoints: [{ date: '2025-04-01', price: 261_000 }],
      }),
    )
    const bought = {
      name: 'Kelda',
      symbol: 'KEL',
      type: 'Purchase',
      date: '2026-11-02',
      amount: 0.0000001,
      currency: 'GBX',
      portfolio: portfolio.id,
    }
    docOf(await advisor.post('/api/transactions?depth=0', bought))
    const [house, kelda] = await holdings()
    expect(house).toMatchObject({ type: 'Commodity', units: 1, pricePoints: [{ date: '2025-04-01', price: 261_000 }] })
    expect(kelda).toMatchObject({ symbol: 'KEL', units: 0.0000001, currency: 'GBX' })
  })

  it('refuses a sale of more than is held and says how many there are', async () => {
    const bought = {
      name: 'Dunmore',
      symbol: 'DUN',
      type: 'Purchase',
      date: '2026-11-02',
      amount: 5,
      currency: 'GBP',
      portfolio: portfolio.id,
    }
    docOf(await advisor.post('/api/transactions', bought))
    const sold = await advisor.post('/api/transactions', { ...bought, type: 'Sale', amount: 6 })
    expect([sold.status, errorOf(sold)?.code, errorOf(sold)?.detail]).toEqual([400, 'not_enough_units', { units: 5 }])
    expect(fieldOf(sold)).toMatchObject({ path: 'amount', code: 'not_enough_units' })
  })

  it('goes to the trash by its advisor and not by its client, and comes back by whoever put it there', async () => {
    const made = docOf(
      await advisor.post('/api/holdings', { name: 'Passing', symbol: 'PAS', units: 2, currency: 'GBP', portfolio: portfolio.id }),
    )
    expect((await client.del(`/api/holdings/${made.id}`)).status).toBe(403)
    expect((await advisor.del(`/api/holdings/${made.id}?depth=0`)).status).toBe(200)
    expect((await holdings()).map(({ symbol }) => symbol)).not.toContain('PAS')
    expect((await advisor.patch(`/api/holdings/${made.id}?trash=true&depth=0`, { deletedAt: null })).status).toBe(403)
    const restore = { collection: 'holdings', id: made.id }
    expect((await client.post('/api/editing/restore', restore)).status).toBe(403)
    // Somebody else's deletion is not theirs to take back here: they have the panel's trash.
    expect((await admin.post('/api/editing/restore', restore)).status).toBe(404)
    expect((await advisor.post('/api/editing/restore', restore)).body).toEqual({ restored: true })
    expect((await advisor.post('/api/editing/restore', restore)).status).toBe(404)
    expect(holdingRecordSchema.parse((await advisor.get(`/api/holdings/${made.id}?depth=0`)).body).units).toBe(2)
  })

  it('reads back as the form of a transaction has it', async () => {
    const made = docOf(
      await advisor.post('/api/transactions', {
        name: 'Fee back',
        symbol: 'KEL',
        type: 'Contribution',
        date: '2026-10-01',
        amount: 3,
        localCcyAmount: -12.5,
        currency: 'EUR',
        portfolio: portfolio.id,
      }),
    )
    expect(transactionRecordSchema.parse((await advisor.get(`/api/transactions/${made.id}?depth=0`)).body)).toMatchObject({
      portfolio: portfolio.id,
      date: '2026-10-01',
      amount: 3,
      localCcyAmount: -12.5,
      assetClass: null,
    })
  })
})

describe('people and portals', () => {
  it('are an administrator’s: their forms are filled for them, and an advisor’s save is refused', async () => {
    const person = personRecordSchema.parse((await admin.get(`/api/users/${investor.id}?depth=0`)).body)
    expect(person.name).toBe('Own Client')
    const saved = await admin.patch(`/api/users/${investor.id}?depth=0`, {
      name: 'Own Client',
      phone: '+44 1',
      userLanguage: 'el',
      updatedAt: person.updatedAt,
    })
    expect(saved.status).toBe(200)
    expect((await advisor.patch(`/api/users/${investor.id}`, { name: 'Taken Over' })).status).toBe(403)
    const [portal] = portalRecordsSchema.parse(
      (await admin.get(`/api/portals?where[slug][equals]=${tenant.brand}&depth=1&limit=1`)).body,
    ).docs
    expect(portal?.photo?.[0]?.url).toMatch(/^\/api\/media\//)
    const named = await admin.patch(`/api/portals/${tenant.portal.id}?depth=0`, {
      tnc: { en: '<p>Terms</p>' },
      updatedAt: portal?.updatedAt,
    })
    expect(named.status).toBe(200)
    expect((await advisor.patch(`/api/portals/${tenant.portal.id}`, { name: 'Taken Over' })).status).toBe(403)
  })
})

describe('the portals of a firm', () => {
  let company: Client
  const portalOf = async (id: string) => (await admin.get(`/api/portals/${id}?depth=0`)).body as Record<string, unknown>
  const kept = { theme: 'main', active: true } as const

  beforeAll(async () => {
    company = await (await tenant.person('Cora Pany', { isAdmin: true, organisation: tenant.firm.id })).signIn()
  })

  it('are listed for its company admin, without those of another firm', async () => {
    const elsewhere = await create(admin, 'organisations', { name: 'Another firm of the brand' })
    await tenant.otherPortal({ name: 'Not Theirs', slug: `${tenant.brand}-b`, company: elsewhere.id })
    await tenant.otherPortal({ name: 'An Archive', slug: `${tenant.brand}-c`, active: false })
    const { portals } = organisationSchema.parse((await company.get('/api/organisations/own')).body)
    expect(portals).toMatchObject([
      { name: 'An Archive', slug: `${tenant.brand}-c`, isActive: false },
      { id: tenant.portal.id, slug: tenant.brand, language: 'en', isActive: true },
    ])
  })

  it('are kept by its company admin: name, subtitle, logo, language, contact and terms, and no save over an older version', async () => {
    const ask = async () =>
      portalRecordsSchema.parse((await company.get(`/api/portals?where[slug][equals]=${tenant.brand}&depth=1&limit=1`)).body).docs[0]
    const before = await ask()
    const logo = await upload(company, 'media', { name: 'New mark' }, { name: 'new.png', type: 'image/png', data: tinyPng() })
    const change = {
      name: 'Kept By Us',
      subtitle: 'On the quay',
      photo: [logo.id, before?.photo?.[0]?.id],
      portalLanguage: 'is',
      phone: '+354 1',
      email: 'us@example.org',
      tnc: { en: '<p>Ours</p><script>x</script>', is: '', el: '' },
      updatedAt: before?.updatedAt,
    }
    expect((await company.patch(`/api/portals/${tenant.portal.id}?depth=0`, change)).status).toBe(200)
    expect(await ask()).toMatchObject({
      name: 'Kept By Us',
      subtitle: 'On the quay',
      photo: [{ id: logo.id, url: expect.stringMatching(/^\/api\/media\//) }, { id: before?.photo?.[0]?.id }],
      portalLanguage: 'is',
      tnc: { en: '<p>Ours</p>' },
    })
    const late = await company.patch(`/api/portals/${tenant.portal.id}?depth=0`, { ...change, name: 'Too Late' })
    expect([late.status, errorOf(late)?.code]).toEqual([409, 'conflict'])
    // The address of the portal is in mails and bookmarks: a new name leaves it.
    expect(await portalOf(tenant.portal.id)).toMatchObject({ slug: tenant.brand, ...kept })
  })

  it('keep all else of themselves, whatever is sent with it', async () => {
    const before = await portalOf(tenant.portal.id)
    const sent = {
      phone: '+354 2',
      slug: 'taken-over',
      brand: other.brand,
      theme: 'tech',
      active: false,
      company: other.firm.id,
      owner: tenant.advisor.id,
      subscription: (await create(admin, 'subscriptions', { name: 'Large', accountLimit: 1000, advisorLimit: 1000 })).id,
      newsApi: 'https://news.example',
      explorerApi: 'https://explorer.example',
      seat: 'taken-over',
    }
    docOf(await company.patch(`/api/portals/${tenant.portal.id}?depth=0`, sent), 200)
    const { phone, updatedAt: _, ...after } = await portalOf(tenant.portal.id)
    const { phone: formerPhone, updatedAt: __, ...rest } = before
    expect([formerPhone, phone]).toEqual(['+354 1', '+354 2'])
    expect({ ...after, updatedBy: null }).toEqual({ ...rest, updatedBy: null })
    expect((await company.del(`/api/portals/${tenant.portal.id}`)).status).toBe(403)
    expect((await company.patch(`/api/portals/${tenant.portal.id}`, { deletedAt: new Date().toISOString() })).status).toBe(403)
    expect((await company.post('/api/portals', { name: 'Made', ...kept })).status).toBe(403)
  })

  it('are told what is wrong by field, and the logo cannot be left out', async () => {
    const refused = await company.patch(`/api/portals/${tenant.portal.id}`, { email: 'no address' })
    expect([refused.status, fieldOf(refused)?.path]).toEqual([400, 'email'])
    const bare = await company.patch(`/api/portals/${tenant.portal.id}`, { photo: [] })
    expect([bare.status, fieldOf(bare)?.path]).toEqual([400, 'photo'])
  })

  it('are nobody else’s: another firm’s company admin is answered as for an id that nobody has', async () => {
    const elsewhere = await create(admin, 'organisations', { name: 'A third firm of the brand' })
    const own = await tenant.otherPortal({ name: 'Of the third', slug: `${tenant.brand}-d`, company: elsewhere.id })
    const foreign = await (await tenant.person('Cleo Foreign', { isAdmin: true, organisation: elsewhere.id })).signIn()
    expect((await foreign.patch(`/api/portals/${own.id}`, { phone: '+44 3' })).status).toBe(200)
    for (const outsider of [foreign, stranger]) {
      const answers = await Promise.all(
        [tenant.portal.id, unknownId()].map(async (id) => [
          (await outsider.get(`/api/portals/${id}`)).status,
          (await outsider.patch(`/api/portals/${id}`, { name: 'Taken Over' })).status,
        ]),
      )
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]?.[1]).toBe(403)
    }
    expect((await foreign.get(`/api/portals/${tenant.portal.id}`)).status).toBe(404)
    for (const person of [advisor, client])
      expect((await person.patch(`/api/portals/${tenant.portal.id}`, { name: 'Taken Over' })).status).toBe(403)
    expect(await portalOf(tenant.portal.id)).toMatchObject({ name: 'Kept By Us' })
  })

  it('take pictures of the brand from a company admin, and none of a person; advisors and clients add none', async () => {
    const picture = { name: 'x.png', type: 'image/png', data: tinyPng() }
    const made = await upload(company, 'media', { name: 'Of somebody', person: investor.id }, picture)
    expect((await admin.get(`/api/media/${made.id}?depth=0`)).body).not.toHaveProperty('person', investor.id)
    expect((await company.patch(`/api/media/${made.id}`, { name: 'Renamed' })).status).toBe(403)
    expect((await company.del(`/api/media/${made.id}`)).status).toBe(403)
    for (const person of [advisor, client]) {
      const { body, headers } = uploadForm({ name: 'Mine' }, picture)
      expect((await person.send('POST', '/api/media', { body, headers })).status).toBe(403)
    }
  })
})

describe('the photo of a person', () => {
  it('is set and taken away by an administrator, and is seen by those alone who see the person', async () => {
    const url = `/api/users/${investor.id}?depth=1`
    const picture = await upload(
      admin,
      'media',
      { name: investor.name, person: investor.id },
      { name: 'me.png', type: 'image/png', data: tinyPng() },
    )
    const { updatedAt } = personRecordSchema.parse((await admin.get(url)).body)
    const saved = savedRecordSchema.parse((await admin.patch(`/api/users/${investor.id}?depth=0`, { photo: picture.id, updatedAt })).body)
    const { photo } = personRecordSchema.parse((await admin.get(url)).body)
    expect(photo).toMatchObject({ id: picture.id, url: expect.stringMatching(/^\/api\/media\/file\//) })
    const statuses = await Promise.all([client, advisor, stranger].map(async (person) => (await person.get(photo?.url ?? '')).status))
    expect(statuses).toEqual([200, 200, 403])
    const removed = await admin.patch(`/api/users/${investor.id}?depth=0`, { photo: null, updatedAt: saved.doc.updatedAt })
    expect(removed.status).toBe(200)
    expect(personRecordSchema.parse((await admin.get(url)).body).photo).toBeNull()
  })
})
