import { beforeAll, describe, expect, it } from '@jest/globals'
import { panelBrandKey } from '../../shared/contracts/panelBrand'
import type { Client } from '../helpers/client'
import { create, docsOf, type Doc } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* The brand that an admin chose over the panel's menu: it narrows lists by a query, opens nothing, and closes nothing that has an address. */

let own: Tenant
let other: Tenant
let admin: Client
let accounts: Readonly<{ own: Doc; other: Doc }>

const choose = (as: Client, brand: string | null) => as.post(`/api/payload-preferences/${panelBrandKey}`, { value: { brand } })

/** Account names of this file alone, whatever others write meanwhile. */
const word = 'Kvarnholm'

beforeAll(async () => {
  ;[own, other] = [await makeTenant(), await makeTenant()]
  admin = own.admin
  accounts = { own: await own.account(`${word}, Own`), other: await other.account(`${word}, Other`) }
})

const rowsOf = async (path: string): Promise<string[]> => {
  const { status, text } = await admin.get(path)
  expect(status).toBe(200)
  return [`${word}, Own`, `${word}, Other`].filter((name) => text.includes(name))
}

const list = `/admin/collections/accounts?search=${word}`
const found = async () => {
  const { body } = await admin.get(`/api/panel/search?q=${word}`)
  return (body as { found: { records: { id: string }[] }[] }).found.flatMap(({ records }) => records.map(({ id }) => id)).sort()
}

describe('the brand that the panel shows', () => {
  it('narrows lists and the search for the person who chose it, and for nobody else', async () => {
    expect(await rowsOf(list)).toEqual([`${word}, Own`, `${word}, Other`])
    expect((await choose(admin, own.brand)).status).toBe(200)
    expect(await rowsOf(list)).toEqual([`${word}, Own`])
    expect(await found()).toEqual([accounts.own.id])
    expect((await choose(admin, other.brand)).status).toBe(200)
    expect(await rowsOf(list)).toEqual([`${word}, Other`])
    expect((await other.admin.get(list)).text).toContain(`${word}, Own`)
    expect((await choose(admin, null)).status).toBe(200)
    expect(await rowsOf(list)).toEqual([`${word}, Own`, `${word}, Other`])
    expect(await found()).toEqual([accounts.own.id, accounts.other.id].sort())
  })

  it('leaves a record of another brand where it is: at its address, and in the API', async () => {
    await choose(admin, own.brand)
    const page = await admin.get(`/admin/collections/accounts/${accounts.other.id}`)
    expect([page.status, page.text.includes(`${word}, Other`)]).toEqual([200, true])
    expect((await admin.get(`/api/accounts/${accounts.other.id}?depth=0`)).status).toBe(200)
    expect(docsOf(await admin.get(`/api/accounts?where[searchName][like]=${word}&depth=0`))).toHaveLength(2)
    await choose(admin, null)
  })

  it.each(['a-brand-that-there-is-not', '', 7, { brand: 'akta' }])('is none where what was kept names none: %j', async (brand) => {
    await choose(admin, brand as string)
    expect(await rowsOf(list)).toEqual([`${word}, Own`, `${word}, Other`])
    await choose(admin, null)
  })

  it('opens nothing to people without the panel', async () => {
    const advisor = await own.advisor.signIn()
    await choose(advisor, other.brand)
    const seen = docsOf(await advisor.get(`/api/accounts?where[searchName][like]=${word}&depth=0`))
    expect(seen.map(({ id }) => id)).toEqual([accounts.own.id])
    expect((await advisor.get(`/api/panel/lists/accounts/count?ofBrand=${own.brand}`)).status).toBe(403)
  })
})

describe('what a narrowed list asks for besides', () => {
  it('counts what its views show', async () => {
    const count = async (query: string) => (await admin.get(`/api/panel/lists/accounts/count?${query}`)).body
    expect(await count(`search=${word}`)).toEqual({ count: 2 })
    expect(await count(`search=${word}&ofBrand=${other.brand}`)).toEqual({ count: 1 })
    expect(await count(`where[searchName][like]=${word}&ofBrand=${own.brand}`)).toEqual({ count: 1 })
    expect(await count('ofBrand=nobody')).toEqual({ count: 0 })
    expect((await admin.get('/api/panel/lists/nowhere/count')).status).toBe(404)
    expect((await admin.get('/api/panel/lists/accounts/count?where[nowhere][equals]=1')).status).toBe(400)
  })

  it('is the file of what it shows', async () => {
    const { text } = await admin.get(`/api/panel/lists/accounts/csv?columns=name&search=${word}&ofBrand=${own.brand}`)
    // A file has no commas in names.
    expect(text.split('\r\n').filter((line) => line.includes(word))).toEqual([`${word} Own`])
  })

  it('changes and throws away no record that it does not show', async () => {
    const doomed = { own: await own.account(`${word} Doomed`), other: await other.account(`${word} Doomed`) }
    const all = `where[searchName][like]=${encodeURIComponent(`${word} Doomed`)}`
    const ids = ({ body }: { body: unknown }) => (body as { docs: Doc[] }).docs.map(({ id }) => id)
    expect(ids(await admin.patch(`/api/accounts?${all}&ofBrand=${own.brand}`, { active: false }))).toEqual([doomed.own.id])
    expect(ids(await admin.del(`/api/accounts?${all}&ofBrand=${own.brand}`))).toEqual([doomed.own.id])
    // Named twice it is no brand, and not all of them.
    expect(ids(await admin.del(`/api/accounts?${all}&ofBrand=${other.brand}&ofBrand=${other.brand}`))).toEqual([])
    expect((await admin.get(`/api/accounts/${doomed.other.id}?depth=0`)).body).toMatchObject({ active: true })
  })

  it('shows statements of the brand alone', async () => {
    const { body } = await admin.get(`/api/report-evidence?ofBrand=${own.brand}`)
    expect(body).toMatchObject({ rows: [], total: 0 })
    await choose(admin, own.brand)
    const { body: offered } = await admin.get('/api/report-batches/offered')
    expect((offered as { portals: Doc[] }).portals.map(({ id }) => id)).toEqual([own.portal.id])
    await choose(admin, null)
  })

  it('keeps what all brands share', async () => {
    const plan = await create(admin, 'subscriptions', { name: `${word} plan`, accounts: 1, advisors: 1 })
    await choose(admin, own.brand)
    expect((await admin.get(`/admin/collections/subscriptions?search=${word}`)).text).toContain(String(plan.name))
    await choose(admin, null)
  })
})
