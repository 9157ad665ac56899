import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Client } from '../helpers/client'
import { type Doc, docOf, docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* Messages as records: who may write to whom, what a reply takes from its thread, and that nothing sent can be changed. */

let tenant: Tenant
let advisor: Client
let client: Client
let clientId: string
let colleague: Client
let stranger: Client
let strangerId: string

beforeAll(async () => {
  tenant = await makeTenant()
  const [person, other] = [await tenant.person('Cora Spondent'), await tenant.person('Un Related')]
  const peer = await tenant.person('Colleague', { isProfessional: true, organisation: tenant.firm.id })
  await tenant.account('Cora', { client: person.id })
  await tenant.account('Un', { client: other.id, owners: [peer.id] })
  ;[clientId, strangerId] = [person.id, other.id]
  ;[advisor, client, colleague, stranger] = [
    await tenant.advisor.signIn(),
    await person.signIn(),
    await peer.signIn(),
    await other.signIn(),
  ]
}, 120_000)

const write = (by: Client, own: object): Promise<Answer> =>
  by.post('/api/messages', { subject: 'Subject', body: 'Words', portal: tenant.portal.id, ...own })

const problem = ({ body, status }: Answer): unknown => {
  const [error] = (body as { errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[] }).errors ?? []
  return [status, error?.data?.errors?.[0]?.path ?? null, error?.data?.errors?.[0]?.message ?? error?.message]
}

describe('a new message', () => {
  it.each([
    [{ subject: '' }, 'subject', 'Subject is required'],
    [{ body: ' ' }, 'body', 'Message is required'],
    [{ recipient: null }, 'recipient', 'Recipient is required'],
  ])('%j: %s', async (own, path, message) => {
    expect(problem(await write(advisor, { recipient: clientId, ...own }))).toEqual([400, path, message])
  })

  it('goes from an advisor to the client of an account, and the other way round', async () => {
    const sent = docOf(await write(advisor, { recipient: clientId }))
    expect(sent).toMatchObject({ author: expect.objectContaining({ id: tenant.advisor.id }) })
    expect(sent.thread ?? null).toBeNull()
    expect(docOf(await write(client, { recipient: tenant.advisor.id }))).toMatchObject({ subject: 'Subject' })
  })

  it('goes to nobody else, whoever says who wrote it', async () => {
    expect((await write(advisor, { recipient: strangerId })).status).toBe(400)
    expect((await write(client, { recipient: strangerId })).status).toBe(400)
    expect((await write(stranger, { recipient: tenant.advisor.id })).status).toBe(400)
    expect((await write(client, { recipient: clientId })).status).toBe(400)
    const other = await tenant.otherPortal({ name: 'Elsewhere', slug: `${tenant.brand}-elsewhere` })
    expect((await write(advisor, { recipient: clientId, portal: other.id })).status).toBe(400)
    const forged = docOf(await write(client, { recipient: tenant.advisor.id, author: strangerId, recipientOrAuthor: [strangerId] }))
    expect(forged).toMatchObject({ author: expect.objectContaining({ id: clientId }) })
    expect(docsOf(await stranger.get('/api/messages'))).toEqual([])
  })
})

describe('a thread', () => {
  let first: Doc
  beforeAll(async () => {
    first = docOf(await write(advisor, { subject: 'Thread', recipient: clientId }))
  })

  it('a reply takes subject, portal and recipient from it, whatever it says', async () => {
    const reply = docOf(await client.post('/api/messages', { body: 'Answer', thread: first.id, subject: 'Another', recipient: strangerId }))
    expect(reply).toMatchObject({ subject: 'Thread', thread: first.id, threadInitiator: tenant.advisor.id })
    expect(reply.recipient).toMatchObject({ id: tenant.advisor.id })
    const back = docOf(await advisor.post('/api/messages', { body: 'Again', thread: first.id }))
    expect(back.recipient).toMatchObject({ id: clientId })
  })

  it('is read and answered by its two people alone', async () => {
    for (const other of [colleague, stranger]) {
      expect((await other.get(`/api/messages/${first.id}`)).status).toBe(404)
      expect((await other.post('/api/messages', { body: 'Me too', thread: first.id })).status).toBe(400)
    }
  })

  it('a reply begins no thread of its own', async () => {
    const reply = docOf(await client.post('/api/messages', { body: 'Answer', thread: first.id }))
    expect(problem(await advisor.post('/api/messages', { body: 'Deeper', thread: reply.id }))).toEqual([
      400,
      'thread',
      'A thread begins with a message that is no reply',
    ])
  })
})

describe('what was sent', () => {
  it('stays as it was sent, for admins too; each archives for themselves alone', async () => {
    const { id } = docOf(await write(advisor, { recipient: clientId }))
    const at = `/api/messages/${id}`
    for (const by of [advisor, client, tenant.admin])
      await by.patch(at, { subject: 'Forged', body: 'Forged', recipient: strangerId, author: strangerId })
    expect((await tenant.admin.get(at)).body).toMatchObject({
      subject: 'Subject',
      body: 'Words',
      recipient: expect.objectContaining({ id: clientId }),
    })
    expect((await stranger.patch(at, { archived: [strangerId] })).status).toBe(403)

    await client.patch(at, { archived: [clientId, tenant.advisor.id] })
    expect((await client.get(at)).body).toMatchObject({ archived: [clientId] })
    expect((await advisor.get(at)).body).toMatchObject({ archived: [] })
    await advisor.patch(at, { archived: [tenant.advisor.id] })
    expect((await client.get(at)).body).toMatchObject({ archived: [clientId] })
    await client.patch(at, { archived: [] })
    expect((await advisor.get(at)).body).toMatchObject({ archived: [tenant.advisor.id] })
  })

  it('is nowhere to be read once an admin has thrown it away', async () => {
    const { id } = docOf(await write(advisor, { recipient: clientId }))
    expect((await client.del(`/api/messages/${id}`)).status).toBe(403)
    expect((await tenant.admin.del(`/api/messages/${id}`)).status).toBe(200)
    expect((await client.get(`/api/messages/${id}`)).status).toBe(404)
  })
})

describe('a group', () => {
  let first: Doc
  let member: Client
  let memberId: string

  beforeAll(async () => {
    const group = docOf(await tenant.admin.post('/api/groups', { name: 'Families', score: 1, portal: tenant.portal.id }))
    const other = await tenant.person('Mem Ber')
    memberId = other.id
    await tenant.account('Mem', { client: memberId, groups: [group.id] })
    const [own] = docsOf(await tenant.admin.get(`/api/accounts?where[client][equals]=${clientId}&depth=0`))
    docOf(await tenant.admin.patch(`/api/accounts/${own?.id}`, { groups: [group.id] }), 200)
    member = await other.signIn()
    first = docOf(await write(advisor, { subject: 'To all', group: group.id }))
  })

  it('is written to by advisors, and read by its clients', async () => {
    for (const by of [client, member]) expect((await by.get(`/api/messages/${first.id}`)).status).toBe(200)
    expect((await stranger.get(`/api/messages/${first.id}`)).status).toBe(404)
    expect((await write(client, { group: (first.group as { id: string }).id })).status).toBe(400)
  })

  it('what a member answers is between them and whoever wrote, in a thread of its own', async () => {
    const answer = docOf(await client.post('/api/messages', { body: 'Mine', thread: first.id }))
    expect(answer).toMatchObject({ subject: 'To all', recipient: { id: tenant.advisor.id } })
    expect(answer.subthread ?? null).toBeNull()
    expect((await member.get(`/api/messages/${answer.id}`)).status).toBe(404)
    const back = docOf(await advisor.post('/api/messages', { body: 'Yours', thread: first.id, subthread: answer.id }))
    expect(back).toMatchObject({ recipient: { id: clientId }, subthread: answer.id })
    expect((await member.get(`/api/messages/${back.id}`)).status).toBe(404)
    expect(docOf(await client.post('/api/messages', { body: 'More', thread: first.id }))).toMatchObject({ subthread: answer.id })
    expect((await advisor.post('/api/messages', { body: 'Whose?', thread: first.id })).status).toBe(400)
    expect((await member.post('/api/messages', { body: 'Not mine', thread: answer.id })).status).toBe(400)
  })
})
