import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer } from '../helpers/client'
import { create, type Doc, docOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/*
 * Bad input that has no file of its own. The rest stands where its matter is: two editors on one page in recordLife, an address that is taken or ours
 * and drawings that run a script in content, a form of 300 fields in forms, a data process that points at us in dataProcesses.
 */

let tenant: Tenant

beforeAll(async () => {
  tenant = await makeTenant()
}, 120_000)

type Refusal = { errors?: { data?: { errors?: { path: string; message: string }[] } }[] }
const faults = ({ body, status }: Answer): unknown => [
  status,
  (body as Refusal).errors?.[0]?.data?.errors?.map(({ message, path }) => [path, message]) ?? [],
]
const page = (own: object): object => ({ name: 'Standing', brand: tenant.brand, _status: 'published', ...own })

describe('a name of 40,000 characters', () => {
  it('is refused by its field, new and on a record that stands, which stays as it was', async () => {
    const name = 'a'.repeat(40_000)
    const made = await tenant.admin.post('/api/pages', page({ name, slug: 'long-name' }))
    expect([made.status, (made.body as Refusal).errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'name'])
    const standing = await create(tenant.admin, 'organisations', { name: 'Short' })
    expect((await tenant.admin.patch(`/api/organisations/${standing.id}`, { name })).status).toBe(400)
    expect(((await tenant.admin.get(`/api/organisations/${standing.id}`)).body as Doc).name).toBe('Short')
  })
})

describe('a record in the trash', () => {
  it('cannot be referred to anew, and nothing is saved', async () => {
    const gone = await create(tenant.admin, 'pages', page({ name: 'Gone parent' }))
    expect((await tenant.admin.del(`/api/pages/${gone.id}`)).status).toBe(200)
    const child = await tenant.admin.post('/api/pages', page({ name: 'Child', parent: gone.id }))
    expect([child.status, (child.body as Refusal).errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'parent'])
  })

  it('that another one refers to does not go there unseen', async () => {
    const parent = await create(tenant.admin, 'pages', page({ name: 'A parent' }))
    await create(tenant.admin, 'pages', page({ name: 'Its child', parent: parent.id }))
    const answer = await tenant.admin.patch(`/api/pages/${parent.id}`, { deletedAt: new Date().toISOString() })
    expect([answer.status, answer.text.includes('Its child')]).toEqual([409, true])
    expect((await tenant.admin.get(`/api/pages/${parent.id}`)).status).toBe(200)
  })
})

describe('a holding', () => {
  it('needs its symbol', async () => {
    const account = await tenant.account('Holds')
    const portfolio = docOf(await tenant.admin.post('/api/portfolios', { name: 'By hand', account: account.id, type: 'GIA' }))
    const holding = {
      name: 'Fund',
      portfolio: portfolio.id,
      assetClass: 'Equity',
      type: 'Fund',
      units: 1,
      purchaseValue: 1,
      currency: 'GBP',
    }
    expect(faults(await tenant.admin.post('/api/holdings', holding))).toEqual([400, [['symbol', 'Symbol is required']]])
  })
})
