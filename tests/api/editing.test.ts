import { beforeAll, describe, expect, it } from '@jest/globals'
import { editedAccountSchema } from '../../shared/contracts/editing/account'
import { holdingRecordSchema, holdingRecordsSchema } from '../../shared/contracts/editing/holding'
import { personRecordSchema } from '../../shared/contracts/editing/person'
import { portalRecordsSchema } from '../../shared/contracts/editing/portal'
import { portfolioRecordSchema } from '../../shared/contracts/editing/portfolio'
import { overwriteSchema, savedRecordSchema } from '../../shared/contracts/editing/saved'
import { transactionRecordSchema } from '../../shared/contracts/editing/transaction'
import type { Answer, Client } from '../helpers/client'
import { create, type Doc, docOf } from '../helpers/records'
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
