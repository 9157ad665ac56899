import { beforeAll, describe, expect, it } from '@jest/globals'
import { waitFor } from '../helpers/children'
import type { Client } from '../helpers/client'
import { create, type Doc, docOf, docsOf } from '../helpers/records'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

/* Whoever is written to in the portal is told by mail: once, in their language, and nobody else. */

let tenant: Tenant
let advisor: Client
let client: Person

beforeAll(async () => {
  tenant = await makeTenant()
  client = await tenant.person('Told Client', { userLanguage: 'is' })
  await tenant.account('Told', { client: client.id })
  advisor = await tenant.advisor.signIn()
}, 120_000)

const write = async (by: Client, own: object): Promise<Doc> =>
  docOf(await by.post('/api/messages', { subject: 'Secret subject', body: 'Secret words', portal: tenant.portal.id, ...own }))

const mailsOf = async ({ id }: Doc): Promise<Doc[]> =>
  docsOf(await tenant.admin.get(`/api/mails?where[onceKey][like]=message:${id}&sort=to&depth=0&limit=50`))

/** The mails of a message, once the worker has written to everybody whom it is for. */
async function mailed(message: Doc): Promise<Doc[]> {
  await waitFor('The mails of the message', async () => {
    const { body } = await tenant.admin.get(`/api/messages/${message.id}?depth=0`)
    return (body as Doc).mailState === 'done'
  })
  return mailsOf(message)
}

describe('a message', () => {
  it('is told of to its recipient, once, in their language, without its text', async () => {
    const message = await write(advisor, { recipient: client.id })
    const [mail, ...others] = await mailed(message)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'messageReceived', to: client.email, user: client.id, brand: tenant.brand, locale: 'is' })
    expect(mail?.data).toMatchObject({ author: 'Ada Visor', subject: 'Secret subject', text: null, isReply: false })
    const { text } = await tenant.admin.get('/dev/mailbox')
    expect(text).not.toContain('Secret words')
  })

  it('is read in the mailbox, and its answer is told of to whoever wrote it', async () => {
    const message = await write(advisor, { recipient: client.id, subject: 'Your review' })
    await mailed(message)
    const reply = await write(await client.signIn(), { thread: message.id })
    const [mail] = await mailed(reply)
    expect(mail).toMatchObject({ to: tenant.advisor.email, data: { isReply: true, subject: 'Your review' } })
  })

  it('without a notification is told of to nobody', async () => {
    const message = await write(advisor, { recipient: client.id, notification: false })
    // The one after it has been seen to: the worker has been past.
    await mailed(await write(advisor, { recipient: client.id }))
    expect(await mailsOf(message)).toEqual([])
  })

  it('is not told of to people who are disabled, or in the trash', async () => {
    const people = [await tenant.person('Will Be Disabled'), await tenant.person('Will Be Gone')]
    for (const { id, name } of people) await tenant.account(name, { client: id })
    const group = await create(tenant.admin, 'groups', { name: 'Told group', score: 1, portal: tenant.portal.id })
    const inGroup = [...people, client].map(({ id }) => id)
    const accounts = docsOf(await tenant.admin.get(`/api/accounts?where[client][in]=${inGroup.join(',')}&depth=0`))
    for (const { id } of accounts) docOf(await tenant.admin.patch(`/api/accounts/${id}`, { groups: [group.id] }), 200)
    const [disabled, gone] = people
    // Whoever has an account is not thrown away.
    const own = accounts.find((account) => account.client === gone?.id)
    docOf(await tenant.admin.patch(`/api/accounts/${own?.id}`, { deletedAt: new Date().toISOString() }), 200)
    docOf(await tenant.admin.patch(`/api/users/${disabled?.id}`, { disabled: true }), 200)
    docOf(await tenant.admin.patch(`/api/users/${gone?.id}`, { deletedAt: new Date().toISOString() }), 200)
    expect((await mailed(await write(advisor, { group: group.id }))).map(({ to }) => to)).toEqual([client.email])
  })

  it('of a brand that has no messages is told of to nobody', async () => {
    const other = await makeTenant({ kind: 'withoutMessages' })
    const reader = await other.person('Reader')
    await other.account('Read', { client: reader.id })
    const message = await create(await other.advisor.signIn(), 'messages', {
      subject: 'Anyone?',
      body: 'Words',
      portal: other.portal.id,
      recipient: reader.id,
    })
    expect(await mailed(message)).toEqual([])
  })

  it('that its author attaches is attached where the brand lets mails hold it, and nowhere else', async () => {
    const message = await write(advisor, { recipient: client.id, attachMessage: true })
    expect(message.attachMessage).toBe(true)
    const [mail] = await mailed(message)
    // The brand of this tenant says no more than the subject.
    expect(mail?.data).toMatchObject({ subject: 'Secret subject', text: null, attachment: null })
    const open = await makeTenant({ kind: 'openMails' })
    const reader = await open.person('Reader')
    await open.account('Read', { client: reader.id })
    const writer = await open.advisor.signIn()
    const words = { subject: 'Papers', body: 'All of it.', portal: open.portal.id, recipient: reader.id }
    const [whole] = await mailed(await create(writer, 'messages', { ...words, attachMessage: true }))
    expect(whole?.data).toMatchObject({ text: null, attachment: 'All of it.' })
    const file = await tenant.admin.get(`/dev/mailbox/${whole?.id}/file`)
    expect([file.status, file.text]).toEqual([200, 'All of it.'])
    const [plain] = await mailed(await create(writer, 'messages', words))
    expect(plain?.data).toMatchObject({ text: 'All of it.', attachment: null })
  })

  it('who is told of it is nothing that people can say or read', async () => {
    const message = await write(advisor, { recipient: client.id, mailState: 'done' })
    expect(message).not.toHaveProperty('mailState')
    expect(await mailed(message)).toHaveLength(1)
  })
})
