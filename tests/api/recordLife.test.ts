import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../helpers/client'
import { create, docOf, docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* What becomes of a record: who else saved it, what refers to it, and how it leaves and comes back, one or many at a time. */

let tenant: Tenant
let admin: Client
let second: Client

beforeAll(async () => {
  tenant = await makeTenant()
  admin = tenant.admin
  second = await (await tenant.person('Anna Lindqvist', { admin: true })).signIn()
})

type Refusal = Readonly<{ code: string; message: string; detail: unknown }>
const refusalOf = ({ body }: { body: unknown }): Refusal | undefined => (body as { errors?: Refusal[] }).errors?.[0]
const now = () => new Date().toISOString()

describe('deleting what others refer to', () => {
  it('is refused by every door, with how many and their names, and changes nothing', async () => {
    const account = await tenant.account('Still Used')
    const portfolio = await create(admin, 'portfolios', { name: 'Her pot', account: account.id, type: 'GIA', currency: 'GBP' })
    const doors = [await admin.del(`/api/accounts/${account.id}`), await admin.patch(`/api/accounts/${account.id}`, { deletedAt: now() })]
    for (const door of doors) {
      expect(door.status).toBe(409)
      expect(refusalOf(door)).toMatchObject({
        code: 'still_referenced',
        message: 'Still in use: 1 portfolio',
        detail: [{ collection: 'portfolios', count: 1, records: [{ id: portfolio.id, name: 'Her pot' }] }],
      })
    }
    const many = await admin.del(`/api/accounts?where[id][equals]=${account.id}`)
    expect([many.status, many.body]).toMatchObject([409, { docs: [], errors: [{ id: account.id, code: 'still_referenced' }] }])
    expect((await admin.get(`/api/accounts/${account.id}`)).status).toBe(200)

    // In the trash it refers to nothing any more.
    expect((await admin.del(`/api/portfolios/${portfolio.id}`)).status).toBe(200)
    expect((await admin.del(`/api/accounts/${account.id}`)).status).toBe(200)
  })

  it('counts all and names a few, and finds a person among several owners and in groups', async () => {
    const advisor = await tenant.person('Bea Visor', { isProfessional: true, organisation: tenant.firm.id })
    for (const name of ['One', 'Two', 'Three', 'Four']) await tenant.account(name, { owners: [tenant.advisor.id, advisor.id] })
    await create(admin, 'access-groups', { name: 'Hers', team: [advisor.id] })
    const refused = await admin.del(`/api/users/${advisor.id}`)
    expect(refused.status).toBe(409)
    const detail = refusalOf(refused)?.detail as { collection: string; count: number; records: unknown[] }[]
    expect(detail.map(({ collection, count, records }) => [collection, count, records.length])).toEqual([
      ['access-groups', 1, 1],
      ['accounts', 4, 3],
    ])
  })

  it('is not refused for what is a part of it: a portfolio takes its holdings along', async () => {
    const account = await tenant.account('Parts')
    const portfolio = await create(admin, 'portfolios', { name: 'Parts', account: account.id, type: 'GIA', currency: 'GBP' })
    await create(admin, 'holdings', { name: 'A part', portfolio: portfolio.id, symbol: 'PART', units: 1 })
    expect((await admin.del(`/api/portfolios/${portfolio.id}`)).status).toBe(200)
  })
})

describe('many at once', () => {
  it('go to the trash and come back, and one that refuses holds up no other and says why', async () => {
    const made = [await tenant.account('Many One'), await tenant.account('Many Two'), await tenant.account('Many Three')]
    await create(admin, 'portfolios', { name: 'In the way', account: made[1]?.id, type: 'GIA', currency: 'GBP' })
    const which = made.map(({ id }) => `where[id][in][]=${id}`).join('&')
    const thrown = await admin.del(`/api/accounts?${which}`)
    expect(thrown.status).toBe(200)
    const { docs, errors } = thrown.body as { docs: { id: string }[]; errors: { id: string; code: string }[] }
    expect(docs.map(({ id }) => id).toSorted()).toEqual([made[0]?.id, made[2]?.id].toSorted())
    expect(errors).toMatchObject([{ id: made[1]?.id, code: 'still_referenced' }])

    const back = await admin.patch(`/api/accounts?trash=true&${which}&where[deletedAt][exists]=true`, { deletedAt: null })
    expect([back.status, (back.body as { docs: unknown[] }).docs.length]).toEqual([200, 2])
    expect(docsOf(await admin.get(`/api/accounts?${which}&depth=0`))).toHaveLength(3)
  })

  it('become inactive, and nothing else: fields are changed one by one', async () => {
    const made = [await tenant.account('State One'), await tenant.account('State Two')]
    const which = made.map(({ id }) => `where[id][in][]=${id}`).join('&')
    expect((await admin.patch(`/api/accounts?${which}`, { active: false })).status).toBe(200)
    expect(docsOf(await admin.get(`/api/accounts?${which}&depth=0`)).map(({ active }) => active)).toEqual([false, false])
    for (const body of [{ name: 'All the same' }, { active: false, name: 'x' }, { deletedAt: now() }, {}, null])
      expect([body, (await admin.patch(`/api/accounts?${which}`, body)).status]).toEqual([body, 403])
    expect((await admin.patch('/api/accounts', { active: false })).status).toBe(400)
  })

  it('get other advisors and a group; who may not be chosen, and whose client has not registered, is refused', async () => {
    const [registered, other] = [await tenant.account('Handed Over'), await tenant.account('Handed Over Too')]
    const client = await tenant.person('In The Group')
    docOf(await admin.patch(`/api/accounts/${registered.id}`, { client: client.id }), 200)
    const before = await create(admin, 'groups', { name: 'They were in it', score: 1, portal: tenant.portal.id })
    docOf(await admin.patch(`/api/accounts/${registered.id}`, { groups: [before.id] }), 200)
    const group = await create(admin, 'groups', { name: 'They enter it', score: 2, portal: tenant.portal.id })
    const which = [registered, other].map(({ id }) => `where[id][in][]=${id}`).join('&')
    const read = async (id: unknown) =>
      (await admin.get(`/api/accounts/${String(id)}?depth=0`)).body as { owners: string[]; groups?: string[] }

    const successor = await tenant.person('The Successor', { isProfessional: true })
    const handed = await admin.patch(`/api/accounts?${which}`, { owners: [successor.id] })
    expect([handed.status, (handed.body as { docs: unknown[] }).docs.length]).toEqual([200, 2])
    expect([(await read(registered.id)).owners, (await read(other.id)).owners]).toEqual([[successor.id], [successor.id]])
    for (const owners of [[client.id], ['nobody']]) expect((await admin.patch(`/api/accounts?${which}`, { owners })).status).toBe(400)
    for (const body of [{ owners: [] }, { owners: successor.id }, { groups: [group.id] }, { groups: { add: [] } }])
      expect([body, (await admin.patch(`/api/accounts?${which}`, body)).status]).toEqual([body, 403])

    const added = await admin.patch(`/api/accounts?${which}`, { groups: { add: [group.id] } })
    expect((added.body as { errors: unknown[] }).errors).toMatchObject([{ id: other.id }])
    expect((await read(registered.id)).groups).toEqual([before.id, group.id])
    expect((await read(other.id)).groups ?? []).toEqual([])
  })

  it('enter active groups of their portal or of none, one at a time too, and stay in one that becomes inactive', async () => {
    const client = await tenant.person('Which Groups')
    const account = await tenant.account('Which Groups', { client: client.id })
    const elsewhere = await makeTenant()
    const [idle, foreign, free] = [
      await create(admin, 'groups', { name: 'Idle', score: 1, portal: tenant.portal.id, active: false }),
      await create(admin, 'groups', { name: 'Foreign', score: 1, portal: elsewhere.portal.id }),
      await create(admin, 'groups', { name: 'Of no portal', score: 1 }),
    ]
    const which = `where[id][in][]=${account.id}`
    for (const { id } of [idle, foreign]) {
      const alone = await admin.patch(`/api/accounts/${account.id}`, { groups: [id] })
      expect([alone.status, refusalOf(alone)?.code]).toEqual([400, 'group_not_offered'])
      const many = await admin.patch(`/api/accounts?${which}`, { groups: { add: [id] } })
      expect([many.status, many.body]).toMatchObject([409, { docs: [], errors: [{ code: 'group_not_offered' }] }])
    }
    expect((await admin.patch(`/api/accounts?${which}`, { groups: { add: [free.id] } })).status).toBe(200)
    docOf(await admin.patch(`/api/groups/${free.id}`, { active: false }), 200)
    docOf(await admin.patch(`/api/accounts/${account.id}`, { location: 'Jersey', groups: [free.id] }), 200)
  })

  it('enter groups while others save them, and what was saved in between stays', async () => {
    const client = await tenant.person('Busy')
    const made = await Promise.all(Array.from({ length: 30 }, (_, at) => tenant.account(`Busy ${at}`, { client: client.id })))
    const [together, alone] = [
      await create(admin, 'groups', { name: 'Together', score: 1 }),
      await create(admin, 'groups', { name: 'Alone', score: 2 }),
    ]
    const which = made.map(({ id }) => `where[id][in][]=${id}`).join('&')
    const { docs: inOrder } = (await admin.patch(`/api/accounts?${which}`, { active: true })).body as { docs: { id: string }[] }
    expect(inOrder).toHaveLength(made.length)
    const many = admin.patch(`/api/accounts?${which}`, { groups: { add: [together.id] } })
    // From the last to the first: those that the many come to after them were read before.
    for (const { id } of inOrder.toReversed()) docOf(await second.patch(`/api/accounts/${id}`, { groups: [alone.id] }), 200)
    expect((await many).status).toBe(200)
    const groups = await Promise.all(
      made.map(async ({ id }) => ((await admin.get(`/api/accounts/${id}?depth=0`)).body as { groups: string[] }).groups),
    )
    expect(groups.filter((each) => !each.includes(alone.id))).toEqual([])
  })

  it('are for those who may', async () => {
    const account = await tenant.account('Not Yours')
    const advisor = await tenant.advisor.signIn()
    const which = `where[id][equals]=${account.id}`
    expect([403, 404]).toContain((await advisor.del(`/api/subscriptions?${which}`)).status)
    expect([403, 404]).toContain((await advisor.patch(`/api/portals?${which}`, { active: false })).status)
  })
})

describe('a save over somebody else’s', () => {
  it('is refused with who, when and which fields, and goes through once it names what it has seen', async () => {
    const { id } = await tenant.account('Two Editors')
    const read = (await admin.get(`/api/accounts/${id}?depth=0`)).body as { updatedAt: string }
    const theirs = docOf(await second.patch(`/api/accounts/${id}`, { location: 'Jersey', updatedAt: read.updatedAt }), 200)
    const late = await admin.patch(`/api/accounts/${id}`, { name: 'Mine', updatedAt: read.updatedAt })
    expect(late.status).toBe(409)
    const { code, detail } = refusalOf(late) as Refusal & { detail: { updatedAt: string } }
    expect([code, detail]).toMatchObject(['conflict', { by: 'Anna Lindqvist', at: theirs.updatedAt, fields: ['location'] }])
    expect((await admin.get(`/api/accounts/${id}?depth=0`)).body).toMatchObject({ name: 'Two Editors', location: 'Jersey' })

    docOf(await admin.patch(`/api/accounts/${id}`, { name: 'Mine', updatedAt: detail.updatedAt }), 200)
    expect((await admin.get(`/api/accounts/${id}?depth=0`)).body).toMatchObject({ name: 'Mine', location: 'Jersey' })
  })

  it('names the fields of a version that no line of the log is of, too', async () => {
    const { id } = await tenant.account('No Line')
    const read = now()
    docOf(await second.patch(`/api/accounts/${id}`, { location: 'Jersey' }), 200)
    const late = await admin.patch(`/api/accounts/${id}`, { name: 'Mine', updatedAt: read })
    expect(refusalOf(late)).toMatchObject({ code: 'conflict', detail: { fields: ['location'] } })
  })

  it('of fifty at once lets one through', async () => {
    const { id } = await tenant.account('At Once')
    const read = (await admin.get(`/api/accounts/${id}?depth=0`)).body as { updatedAt: string }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? second : admin).patch(`/api/accounts/${id}`, { location: `Place ${at}`, updatedAt: read.updatedAt }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    const [saved] = answers.filter(({ status }) => status === 200).map((answer) => docOf(answer, 200).location)
    expect((await admin.get(`/api/accounts/${id}?depth=0`)).body).toMatchObject({ location: saved })
  })

  it('is as before for whoever names no moment', async () => {
    const { id } = await tenant.account('No Moment')
    docOf(await second.patch(`/api/accounts/${id}`, { location: 'Jersey' }), 200)
    expect(docOf(await admin.patch(`/api/accounts/${id}`, { location: 'Guernsey' }), 200)).toMatchObject({ location: 'Guernsey' })
  })

  it('is not a matter of a person who signed in meanwhile', async () => {
    const person = await tenant.person('Signs In', { isProfessional: true, organisation: tenant.firm.id })
    const read = (await admin.get(`/api/users/${person.id}?depth=0`)).body as { updatedAt: string }
    await person.signIn()
    const saved = docOf(await admin.patch(`/api/users/${person.id}`, { phone: '+44 1', updatedAt: read.updatedAt }), 200)
    expect(saved).toMatchObject({ phone: '+44 1', lastLogin: expect.any(String) })
  })
})

describe('the locks of records', () => {
  it.each(['GET', 'POST', 'PATCH', 'DELETE'])('are nobody’s to %s over REST', async (method) => {
    expect((await admin.send(method, '/api/payload-locked-documents')).status).toBe(404)
  })
})
