import { beforeAll, describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import type { ClientViews } from '../../shared/contracts/clientViews'
import type { ClientsResponse, LastVisitResponse } from '../../shared/contracts/wealth/clients'
import type { SessionResponse } from '../../shared/contracts/session'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { tinyPdf } from '../factories/files'
import { type Answer, type Client, signIn } from '../helpers/client'
import { askSandbox, forgetJournal, journal, sumOf, toPence } from '../helpers/figures'
import { docsOf, upload } from '../helpers/records'
import { makeTenant } from '../helpers/tenant'

let overview: ClientsResponse

beforeAll(async () => {
  const advisor = await signIn('advisor@akta.example')
  overview = (await advisor.get('/api/wealth/clients?portal=akta')).body as ClientsResponse
})

describe('a portal of the demo', () => {
  it.each([
    ['advisor@akta.example', 'akta', 'akta'],
    ['twoportals@akta.example', 'akta', 'akta-islands'],
    // The access tests rename bowmore's.
    ['advisor@bowmore.example', 'bowmore', ''],
    ['advisor@iolcus.example', 'iolcus', 'iolcus'],
  ] as const)('opens with clients and what they are worth: %s at %s/%s', async (email, brand, slug) => {
    const person = await signIn(email, { brand })
    const { portals } = (await person.get('/api/session')).body as SessionResponse
    const portal = slug || portals.find(({ active }) => active)?.slug
    const answer = await person.get(`/api/wealth/clients?portal=${portal}`)
    expect(answer.status).toBe(200)
    const { clients, totals } = answer.body as ClientsResponse
    expect(clients.length).toBeGreaterThan(1)
    expect(Number(totals.value?.amount ?? 0)).toBeGreaterThan(0)
  })
})

describe('the client overview', () => {
  it('lists every account of the advisor, and no other', async () => {
    const admin = await signIn('admin@quayside.example')
    const [advisor] = docsOf(await admin.get('/api/users?where[email][equals]=advisor@akta.example'))
    const own = docsOf(
      await admin.get(`/api/accounts?limit=200&depth=0&where[owners][equals]=${advisor?.id}&where[portal.slug][equals]=akta`),
    )
    expect(overview.clients.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
    expect(overview.clients.length).toBeGreaterThan(8)
  })

  it('has totals that are those of its rows, to the penny', () => {
    const { clients, currency, totals } = overview
    const linked = clients.filter(({ unlinked }) => unlinked === null)
    const inCurrency = clients.flatMap(({ reportingValue }) => reportingValue ?? [])
    expect(inCurrency.filter((value) => value.currency !== currency)).toEqual([])
    expect(inCurrency).toHaveLength(linked.length)
    expect(totals).toMatchObject({
      clients: clients.length,
      linked: linked.length,
      portfolios: linked.reduce((sum, { portfolioCount }) => sum + portfolioCount, 0),
    })
    expect(toPence(totals.value)).toBe(sumOf(inCurrency))
    // Of the portfolios that are worth something: those that were closed make the average of the others no smaller.
    const valued = new Big(totals.value?.amount ?? 0).div(totals.averagePortfolio?.amount ?? 1)
    expect(Number(valued)).toBeCloseTo(Math.round(Number(valued)), 3)
    expect(Math.round(Number(valued))).toBe(totals.valuedPortfolios)
    const counted = clients.filter(({ isCounted }) => isCounted).reduce((sum, { portfolioCount }) => sum + portfolioCount, 0)
    expect(counted - totals.emptyPortfolios.reduce((sum, { portfolios }) => sum + portfolios, 0)).toBe(totals.valuedPortfolios)
    expect(clients.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 3)
  })

  it('names the groups that its clients are in, each with those clients', async () => {
    const admin = await signIn('admin@quayside.example')
    const listed = new Set(overview.clients.map(({ id }) => id))
    expect(overview.groups.length).toBeGreaterThan(1)
    for (const { id, members, name } of overview.groups) {
      const there = docsOf(await admin.get(`/api/accounts?limit=200&depth=0&where[groups][equals]=${id}`))
      expect([name, members.toSorted()]).toEqual([name, there.flatMap((account) => (listed.has(account.id) ? account.id : [])).sort()])
    }
  })

  it('values each client as the upstream does', async () => {
    const { accounts } = await askSandbox<{ accounts: { id: string; value: number }[] }>('/Account')
    const byName = new Map<string, string>()
    for (const { id } of accounts) {
      const account = await askSandbox<{ name: string; portfolios: { value: number; currency: string }[] }>(`/Account/${id}`)
      if (new Set(account.portfolios.map(({ currency }) => currency)).size === 1)
        byName.set(account.name, account.portfolios.reduce((sum, { value }) => sum.plus(value), new Big(0)).toFixed(2))
    }
    const compared = overview.clients.filter(({ name, value }) => value !== null && byName.has(name))
    expect(compared.length).toBeGreaterThan(5)
    for (const { name, value } of compared) expect([name, toPence(value)]).toEqual([name, byName.get(name)])
  })

  it('counts values in another currency at the rates of the upstream', async () => {
    const { accounts } = await askSandbox<{ accounts: { name: string; currency: string; value: number; valueInGbp: number }[] }>('/Account')
    const foreign = accounts.filter((account) => account.currency !== 'GBP' && account.value > 0)
    const listed = foreign.flatMap((account) => overview.clients.find(({ name }) => name === account.name) ?? [])
    expect(listed.length).toBeGreaterThan(0)
    for (const { name, reportingValue, value } of listed) {
      const account = foreign.find((candidate) => candidate.name === name)
      expect([name, value?.currency, toPence(reportingValue)]).toEqual([name, account?.currency, account?.valueInGbp.toFixed(2)])
    }
  })

  it('says what the month made of them: of each client whose portfolios have all been there for a month', () => {
    const { clients, totals } = overview
    const known = clients.filter(({ isActive, monthChange, reportingValue }) => isActive && reportingValue && monthChange !== null)
    expect(known.length).toBeGreaterThan(5)
    const gains = known.map(({ monthChange, reportingValue }) =>
      new Big(reportingValue?.amount ?? 0).times(monthChange ?? 0).div(new Big(1).plus(monthChange ?? 0)),
    )
    const sum = gains.reduce((all, gain) => all.plus(gain), new Big(0))
    expect(totals.month).toMatchObject({ clients: known.length, of: totals.linked })
    expect(Math.abs(Number(sum.minus(totals.month?.gain.amount ?? 0)))).toBeLessThan(0.011)
  })

  it('says why an account has no value, and gives none then', () => {
    const reason = (name: string) =>
      overview.clients.filter((client) => client.name === name).map(({ share, unlinked, value }) => ({ share, unlinked, value }))
    expect(reason('Theo Marchwell')).toEqual([{ share: null, unlinked: 'no_portfolios', value: null }])
    expect(reason('Idris Penhallow')).toEqual([{ share: null, unlinked: 'no_external_id', value: null }])
    expect(reason('Vivian Ormerod-Singh')).toEqual([{ share: null, unlinked: 'zero_value', value: null }])
    for (const { unlinked, value } of overview.clients) expect(value === null).toBe(unlinked !== null)
  })

  it('counts who was here today and in the last seven days', () => {
    const linked = overview.clients.filter(({ isActive, unlinked }) => isActive && unlinked === null)
    const days = linked.flatMap(({ lastLogin }) => (lastLogin ? [lastLogin.slice(0, 10)] : []))
    expect(overview.totals.signedInLast7Days).toBe(days.filter((day) => day >= '2026-11-13').length)
    expect(overview.totals.signedInToday).toBe(days.filter((day) => day === '2026-11-20').length)
  })

  it('is in the order of an address book', () => {
    const letters = overview.clients.find(({ name }) => name === 'Catherine Ellery-Voss')
    expect(letters).toMatchObject({ sortName: 'Ellery-Voss, Catherine', letters: ['E', 'C'] })
  })

  it('does not wait for the upstream: it is not asked at all', async () => {
    const advisor = await signIn('advisor@akta.example')
    await forgetJournal()
    expect((await advisor.get('/api/wealth/clients?portal=akta')).status).toBe(200)
    expect(await journal()).toEqual([])
  })

  it.each([
    ['', 400],
    ['?portal=nowhere', 404],
    ['?portal=akta&portal=akta', 400],
    ['?portal=akta&limit=0', 400],
    [`?portal=${'a'.repeat(100)}`, 400],
  ])('asked as %s gets %s', async (query, status) => {
    expect((await (await signIn('advisor@akta.example')).get(`/api/wealth/clients${query}`)).status).toBe(status)
  })
})

describe('clients of an advisor of their own', () => {
  const overviewOf = async (client: Client, portal: unknown) =>
    (await client.get(`/api/wealth/clients?portal=${String(portal)}`)).body as ClientsResponse

  it('count in the totals while their account is active, and are listed either way', async () => {
    const tenant = await makeTenant()
    const kept = await tenant.account('Kay Pt', { externalId: demoAccounts.investor })
    const left = await tenant.account('Leif T', { externalId: demoAccounts.single, thirdFinancialId: 'IFA-1' })
    for (const { id } of [kept, left]) await tenant.fetchFigures(id)
    const advisor = await tenant.advisor.signIn()
    const both = await overviewOf(advisor, tenant.portal.slug)
    const rowIn = ({ clients }: ClientsResponse, { id }: { id: string }) => clients.find((row) => row.id === id)
    const [keptRow, leftRow] = [rowIn(both, kept), rowIn(both, left)]
    expect(both.totals).toMatchObject({ clients: 2, linked: 2, portfolios: 4, valuedPortfolios: 4, thirdParty: { accounts: 1 } })
    expect(toPence(both.totals.value)).toBe(sumOf([keptRow?.value, leftRow?.value].flatMap((value) => value ?? [])))

    const setActive = async (active: boolean) => expect((await tenant.admin.patch(`/api/accounts/${left.id}`, { active })).status).toBe(200)
    await setActive(false)
    const one = await overviewOf(advisor, tenant.portal.slug)
    expect(one.totals).toMatchObject({
      value: keptRow?.value,
      clients: 1,
      linked: 1,
      portfolios: keptRow?.portfolioCount,
      valuedPortfolios: keptRow?.portfolioCount,
      thirdParty: null,
      month: { clients: 1, of: 1 },
    })
    expect(Number(one.totals.averagePortfolio?.amount)).toBeCloseTo(Number(keptRow?.value?.amount) / 3, 1)
    expect(rowIn(one, kept)?.share).toBe(1)
    expect(rowIn(one, left)).toMatchObject({ value: leftRow?.value, isActive: false, isCounted: false, share: null })

    await setActive(true)
    expect((await overviewOf(advisor, tenant.portal.slug)).totals).toEqual(both.totals)
  })

  it('have figures that are not fetched yet until the upstream is asked; only then is it said what there is none of', async () => {
    const tenant = await makeTenant()
    const nothing = await tenant.account('Nell Nothing', { externalId: demoAccounts.noPortfolios })
    const zero = await tenant.account('Zoe Zero', { externalId: demoAccounts.zeroValue })
    const advisor = await tenant.advisor.signIn()
    const reasons = async () =>
      (await overviewOf(advisor, tenant.portal.slug)).clients.map(({ name, unlinked, value }) => [name, unlinked, value])
    expect(await reasons()).toEqual([
      ['Nell Nothing', 'not_fetched', null],
      ['Zoe Zero', 'not_fetched', null],
    ])
    for (const { id } of [nothing, zero]) await tenant.fetchFigures(id)
    expect(await reasons()).toEqual([
      ['Nell Nothing', 'no_portfolios', null],
      ['Zoe Zero', 'zero_value', null],
    ])
  })
})

describe('what came since a person was last here', () => {
  const lastVisit = async (client: Client, portal: string) =>
    (await client.get(`/api/wealth/last-visit?portal=${portal}`)).body as LastVisitResponse

  it('is nothing on the first visit, then clients who signed in, messages to the advisor and valuations', async () => {
    const tenant = await makeTenant()
    const portal = String(tenant.portal.slug)
    const person = await tenant.investor('Ina Vestor', [])
    await tenant.account('Ina Vestor', { client: person.id })
    const first = await tenant.advisor.signIn()
    expect(await lastVisit(first, portal)).toEqual({ since: null, clientsSignedIn: 0, messages: 0, valuations: 0, documents: 0 })

    const client = await person.signIn()
    await client.post('/api/messages', { subject: 'Hello', body: 'A question', recipient: tenant.advisor.id, portal: tenant.portal.id })
    const again = await tenant.advisor.signIn()
    const came = await lastVisit(again, portal)
    expect(came).toMatchObject({ clientsSignedIn: 1, messages: 1, valuations: 0 })
    expect(Date.parse(came.since ?? '')).toBeLessThan(Date.now())

    // What was there at the last visit is not new at the next.
    expect(await lastVisit(await tenant.advisor.signIn(), portal)).toMatchObject({ clientsSignedIn: 0, messages: 0 })
  })

  it('is for a client what came for them: messages, valuations and other documents, not what they put there themselves', async () => {
    const tenant = await makeTenant()
    const portal = String(tenant.portal.slug)
    const person = await tenant.person('Petra Foli')
    const account = await tenant.account('Petra Foli', { client: person.id })
    const first = await person.signIn()
    expect((await lastVisit(first, portal)).since).toBeNull()
    const advisor = await tenant.advisor.signIn()
    await advisor.post('/api/messages', { subject: 'Hello', body: 'Your letter', recipient: person.id, portal: tenant.portal.id })
    const file = (as: Client, name: string, type: string) =>
      upload(as, 'documents', { name, type, account: account.id }, { name: `${name}.pdf`, type: 'application/pdf', data: tinyPdf(name) })
    await file(tenant.admin, 'Letter', 'Other')
    await file(tenant.admin, 'Valuation', 'Valuations and Statements')
    const again = await person.signIn()
    const came = { clientsSignedIn: 0, messages: 1, valuations: 1, documents: 1 }
    expect(await lastVisit(again, portal)).toMatchObject(came)
    await file(again, 'My passport', 'Forms and Account documents')
    expect(await lastVisit(again, portal)).toMatchObject(came)
    expect(await lastVisit(await person.signIn(), portal)).toMatchObject({ messages: 0, valuations: 0, documents: 0 })
  })

  it('counts no papers for whoever reads an account for its client without them', async () => {
    const tenant = await makeTenant()
    const portal = String(tenant.portal.slug)
    const person = await tenant.person('Lena Lends')
    const account = await tenant.account('Lena Lends', { client: person.id })
    const delegate = await tenant.person('Reada Only')
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const grant = { account: account.id, email: delegate.email, reason: 'Accountant', until }
    expect((await (await person.signIn()).post('/api/delegations/grant', { ...grant, mayDownload: false })).status).toBe(200)
    await (await delegate.signIn()).get(`/api/accounts/${account.id}`)
    await upload(
      tenant.admin,
      'documents',
      { name: 'Letter', type: 'Other', account: account.id },
      { name: 'letter.pdf', type: 'application/pdf', data: tinyPdf('Letter') },
    )
    const again = await delegate.signIn()
    const came = await lastVisit(again, portal)
    expect([typeof came.since, came.documents]).toEqual(['string', 0])
    expect((await (await person.signIn()).post('/api/delegations/grant', { ...grant, mayDownload: true })).status).toBe(200)
    expect((await lastVisit(again, portal)).documents).toBe(1)
  })

  it.each([
    ['', 400],
    ['?portal=nowhere', 404],
  ])('asked as %s gets %s', async (query, status) => {
    expect((await (await signIn('advisor@akta.example')).get(`/api/wealth/last-visit${query}`)).status).toBe(status)
  })
})

describe('saved views of the list of clients', () => {
  const path = '/api/users/me/client-views'
  const all = { q: '', type: null, letter: null, group: null, hideUnlinked: false, sort: 'client' }
  const viewsOf = ({ body }: Answer) => (body as ClientViews).views
  const codeOf = ({ body, status }: Answer) => [status, (body as { errors?: { code?: string }[] }).errors?.[0]?.code]

  it('are saved, changed and deleted by their owner alone, with one default at most', async () => {
    const tenant = await makeTenant()
    const [advisor, other] = [await tenant.advisor.signIn(), await signIn('advisor@akta.example')]
    expect(viewsOf(await advisor.get(path))).toEqual([])
    const isas = { q: 'voss', type: 'ISA', letter: 'Þ', group: 'g1', hideUnlinked: true, sort: '-assets' }
    const [first] = viewsOf(await advisor.post(path, { name: '  ISAs ', view: isas, isDefault: true }))
    expect(first).toMatchObject({ name: 'ISAs', view: isas, isDefault: true })
    const two = viewsOf(await advisor.post(path, { name: 'Everybody', view: all, isDefault: true }))
    expect(two.map(({ isDefault, name }) => [name, isDefault])).toEqual([
      ['Everybody', true],
      ['ISAs', false],
    ])
    expect(viewsOf(await advisor.patch(`${path}/${first?.id}`, { name: 'Savers', isDefault: true }))).toMatchObject([
      { name: 'Everybody', isDefault: false },
      { name: 'Savers', view: isas, isDefault: true },
    ])
    expect(viewsOf(await advisor.patch(`${path}/${first?.id}`, { isDefault: false }))[1]).toMatchObject({ isDefault: false, view: isas })

    // Nobody else sees or changes them, and no other door leads to them.
    expect(viewsOf(await other.get(path)).map(({ name }) => name)).not.toContain('Savers')
    expect((await other.patch(`${path}/${first?.id}`, { name: 'Mine' })).status).toBe(404)
    expect((await other.send('DELETE', `${path}/${first?.id}`)).status).toBe(404)
    expect((await advisor.get('/api/users/me?depth=0')).text).not.toContain('Savers')
    await advisor.patch(`/api/users/${tenant.advisor.id}`, { clientViews: [] })
    const left = viewsOf(await advisor.send('DELETE', `${path}/${two[0]?.id}`))
    expect(left.map(({ name }) => name)).toEqual(['Savers'])
  })

  it('refuse what is no view, a name twice, and the 51st', async () => {
    const advisor = await (await makeTenant()).advisor.signIn()
    const save = (body: object) => advisor.post(path, body)
    for (const bad of [
      { name: 'x'.repeat(81), view: all },
      { name: '   ', view: all },
      { name: 'No view' },
      { name: 'Odd order', view: { ...all, sort: 'luck' } },
      { name: 'Odd type', view: { ...all, type: 'Yacht' } },
      { name: 'Long search', view: { ...all, q: 'x'.repeat(201) } },
      { name: 'More', view: { ...all, more: 1 } },
    ])
      expect([bad.name, (await save(bad)).status]).toEqual([bad.name, 400])
    expect((await save({ name: 'y'.repeat(80), view: all })).status).toBe(200)
    expect(codeOf(await save({ name: 'Y'.repeat(80), view: all }))).toEqual([409, 'name_taken'])
    for (let number = 1; number < 50; number++) await save({ name: `View ${number}`, view: all })
    const { views } = (await advisor.get(path)).body as ClientViews
    expect(views).toHaveLength(50)
    expect(codeOf(await save({ name: 'One more', view: all }))).toEqual([409, 'too_many_views'])
    expect(codeOf(await advisor.patch(`${path}/${views[0]?.id}`, { name: views[1]?.name.toUpperCase() }))).toEqual([409, 'name_taken'])
    expect((await advisor.patch(`${path}/${views[0]?.id}`, { name: views[0]?.name.toUpperCase() })).status).toBe(200)
  })
})
