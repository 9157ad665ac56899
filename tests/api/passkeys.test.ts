import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Authenticator, makeAuthenticator, type Site } from '../helpers/authenticator'
import { waitFor } from '../helpers/children'
import { type Answer, type Client, freshAddress, send, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { docOf, docsOf } from '../helpers/records'
import { enrol } from '../helpers/secondFactor'
import { makeTenant, type Person, type Tenant, tenantPassword as password } from '../helpers/tenant'

let tenant: Tenant
let admin: Client
let site: Site

beforeAll(async () => {
  tenant = await makeTenant()
  admin = await signIn('admin@quayside.example')
  site = { rpId: `${tenant.brand}.localhost`, origin: product().baseUrl(tenant.brand) }
})

const post = (
  path: string,
  body: unknown = {},
  { address = freshAddress(), host = tenant.brand }: { address?: string; host?: string } = {},
) => send('POST', `/api/users/${path}`, { host, body, headers: { 'x-forwarded-for': address } })
const codeOf = ({ body }: Answer) => (body as { errors?: { code?: string }[] }).errors?.[0]?.code ?? null
const says = (answer: Answer) => [answer.status, codeOf(answer), answer.setCookies.length]
const refused = [401, 'invalid_credentials', 0]
const cookieOf = (answer: Answer) => (answer.setCookies[0] ?? '').split(';')[0] ?? ''
const optionsOf = <Options>(answer: Answer) => (answer.body as { options: Options }).options
type Created = { challenge: string; rp: { id: string }; user: { id: string }; excludeCredentials: { id: string }[] }

/** A challenge of the door. */
const challenge = async (host?: string) =>
  optionsOf<{ challenge: string; rpId: string; userVerification: string }>(await post('passkey/begin', {}, { ...(host ? { host } : {}) }))
const use = (response: object) => post('passkey', { response })

async function add(client: Client, device: Authenticator, name = 'Phone'): Promise<Created> {
  const options = optionsOf<Created>(await client.post('/api/users/me/passkeys/begin', {}))
  const added = await client.post('/api/users/me/passkeys', { name, response: device.create(options, site) })
  if (added.status !== 200) throw new Error(`Not added: ${added.status} ${added.text}`)
  return options
}

/** Somebody with an account, and a device that knows them. */
async function someone(name: string): Promise<{ person: Person; client: Client; device: Authenticator }> {
  const person = await tenant.person(name)
  await tenant.account(name, { client: person.id })
  const client = await person.signIn()
  const device = makeAuthenticator()
  await add(client, device)
  return { person, client, device }
}
const listOf = async (client: Client) =>
  ((await client.get('/api/users/me/passkeys')).body as { passkeys: { id: string; name: string; lastUsedAt: string | null }[] }).passkeys

describe('signing in with a passkey', () => {
  it('takes one touch and asks for no PIN, and its owner sees when', async () => {
    const { client, device, person } = await someone('Una Touch')
    await enrol(client, password)
    const options = await challenge()
    expect(options).toMatchObject({ rpId: site.rpId, userVerification: 'required' })
    const answer = await use(device.get(options, site))
    expect(says(answer)).toEqual([200, null, 1])
    const session = await send('GET', '/api/session', { host: tenant.brand, headers: { cookie: cookieOf(answer) } })
    expect(session.body).toMatchObject({ user: { email: person.email } })
    expect(await listOf(client)).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }])
    const own = `where[to][equals]=${encodeURIComponent(person.email)}&where[template][equals]=passkeyAdded`
    await waitFor('The mail about the new key', async () => docsOf(await admin.get(`/api/mails?${own}`)).length === 1)
    const [mail] = docsOf(await admin.get(`/api/mails?${own}`))
    expect((await admin.get(`/dev/mailbox/${mail?.id}.txt`)).text).toContain('“Phone”')
    const lines = docsOf(await admin.get(`/api/logs?where[user][equals]=${person.id}&where[type][equals]=Passkey%20added&depth=0`))
    expect(lines).toMatchObject([{ info: 'Phone' }])
  })

  it('takes a challenge once: of twenty at the same time one gets in', async () => {
    const { device } = await someone('Twenty Tries')
    const signed = device.get(await challenge(), site)
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(signed)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => String(says(answer))))).toEqual(
      new Set([String(refused)]),
    )
    expect(says(await use(signed))).toEqual(refused)
  })

  it('refuses what was signed for another site, by another key, for another person or unseen, with one and the same answer', async () => {
    const { client, device } = await someone('Vera Site')
    const other = await someone('Otto Key')
    const stranger = makeAuthenticator()
    const evil = 'https://evil.example'
    const { challenge: asked } = optionsOf<Created>(await client.post('/api/users/me/passkeys/begin', {}))
    const tries: readonly (readonly [string, object])[] = [
      ['another origin', device.get(await challenge(), { ...site, origin: evil })],
      ['the origin of another brand', device.get(await challenge(), { ...site, origin: product().baseUrl('akta') })],
      ['another site', device.get(await challenge(), { ...site, rpId: 'akta.localhost' })],
      ['a challenge of another brand', device.get(await challenge('akta'), site)],
      ['a challenge that adds a key', device.get({ challenge: asked }, site)],
      ['a challenge of nobody', device.get({ challenge: Buffer.from('made-up.challenge').toString('base64url') }, site)],
      ['nobody verified', device.get(await challenge(), site, { isVerified: false })],
      ['nobody there', device.get(await challenge(), site, { isPresent: false })],
      ['an unknown key', stranger.get(await challenge(), site)],
      ["another person's key named", { ...device.get(await challenge(), site), id: other.device.id, rawId: other.device.id }],
      ["another person's handle", device.get(await challenge(), site, { handle: Buffer.from('somebody').toString('base64url') })],
      [
        'no signed data',
        { ...device.get(await challenge(), site), response: { ...device.get(await challenge(), site).response, clientDataJSON: 'AAAA' } },
      ],
    ]
    const bodies = new Set<string>()
    for (const [what, response] of tries) {
      const answer = await use(response)
      expect([what, ...says(answer)]).toEqual([what, ...refused])
      bodies.add(answer.text)
    }
    expect(bodies.size).toBe(1)
    // What was made for this site is no good on the host of another brand.
    const elsewhere = device.get(await challenge('akta'), { rpId: 'akta.localhost', origin: product().baseUrl('akta') })
    expect(says(await post('passkey', { response: elsewhere }, { host: 'akta' }))).toEqual(refused)
    expect(says(await use(device.get(await challenge(), site)))).toEqual([200, null, 1])
  })

  it('refuses a copied key by its count of uses', async () => {
    const { device } = await someone('Cora Counter')
    device.setCounter(7)
    expect(says(await use(device.get(await challenge(), site)))).toEqual([200, null, 1])
    device.setCounter(3)
    expect(says(await use(device.get(await challenge(), site)))).toEqual(refused)
    device.setCounter(0)
    expect(says(await use(device.get(await challenge(), site)))).toEqual(refused)
    device.setCounter(20)
    expect(says(await use(device.get(await challenge(), site)))).toEqual([200, null, 1])
  })

  it('is over with the key, and for whoever is disabled, has yet to prove their address or has left the brand', async () => {
    const removed = await someone('Rhea Moved')
    const [key] = await listOf(removed.client)
    const signed = removed.device.get(await challenge(), site)
    expect((await removed.client.del(`/api/users/me/passkeys/${key?.id}`)).body).toMatchObject({ passkeys: [] })
    expect(says(await use(signed))).toEqual(refused)
    for (const [name, change] of [
      ['Dis Abled', { disabled: true }],
      ['Un Proven', { emailVerified: false }],
    ] as const) {
      const { device, person } = await someone(name)
      docOf(await admin.patch(`/api/users/${person.id}`, change), 200)
      expect([name, ...says(await use(device.get(await challenge(), site)))]).toEqual([name, ...refused])
    }
    const gone = await someone('Gone Elsewhere')
    const [account] = docsOf(await admin.get(`/api/accounts?where[client][equals]=${gone.person.id}&depth=0`))
    docOf(await admin.patch(`/api/accounts/${account?.id}`, { deletedAt: new Date().toISOString() }), 200)
    expect(says(await use(gone.device.get(await challenge(), site)))).toEqual(refused)
  })

  it('waits after sixty failures from one address, even with the right key', async () => {
    const { device } = await someone('Slow Down')
    const address = freshAddress()
    const nonsense = makeAuthenticator().get({ challenge: 'AAAA' }, site)
    const answers = await Promise.all(Array.from({ length: 60 }, () => post('passkey', { response: nonsense }, { address })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    const right = await post('passkey', { response: device.get(await challenge(), site) }, { address })
    expect(says(right)).toEqual([429, 'too_many_attempts', 0])
  })

  it('takes nothing that has not the shape of an answer', async () => {
    const good = makeAuthenticator().get({ challenge: 'AAAA' }, site)
    for (const response of [
      null,
      {},
      { ...good, id: 7 },
      { ...good, type: 'password' },
      { ...good, response: {} },
      { ...good, rawId: 'a b' },
    ])
      expect((await use(response as object)).status).toBe(400)
  })
})

describe("a person's passkeys", () => {
  it('are added one challenge each, named, and nobody else’s business', async () => {
    const { client, device } = await someone('Nina Names')
    const other = await someone('Noah Nosy')
    const [key] = await listOf(client)
    expect(await listOf(other.client)).not.toEqual([key])
    const path = `/api/users/me/passkeys/${key?.id}`
    expect((await other.client.patch(path, { name: 'Mine' })).status).toBe(404)
    expect((await other.client.del(path)).status).toBe(404)
    expect((await client.patch(path, { name: '  Work laptop ' })).body).toMatchObject({ passkeys: [{ name: 'Work laptop' }] })
    expect((await client.patch(path, { name: ' ' })).status).toBe(400)
    expect(says(await use(device.get(await challenge(), site)))).toEqual([200, null, 1])

    const options = optionsOf<Created>(await client.post('/api/users/me/passkeys/begin', {}))
    expect([options.rp.id, options.excludeCredentials.map(({ id }) => id)]).toEqual([site.rpId, [device.id]])
    const finish = (who: Client, response: object) => who.post('/api/users/me/passkeys', { name: 'Second', response })
    const second = makeAuthenticator()
    const response = second.create(options, site)
    // Whose challenge it is stands with the challenge; the try has used it up.
    expect(says(await finish(other.client, response))).toEqual([400, 'link_expired', 0])
    expect(says(await finish(client, response))).toEqual([400, 'link_expired', 0])
    const again = async (more: Partial<Site> = {}, flags = {}) =>
      second.create(optionsOf<Created>(await client.post('/api/users/me/passkeys/begin', {})), { ...site, ...more }, flags)
    expect(says(await finish(client, await again({ origin: 'https://evil.example' })))).toEqual([400, 'invalid_input', 0])
    expect(says(await finish(client, await again({ rpId: 'localhost' })))).toEqual([400, 'invalid_input', 0])
    expect(says(await finish(client, await again({}, { isVerified: false })))).toEqual([400, 'invalid_input', 0])
    expect((await finish(client, await again())).status).toBe(200)
    expect(says(await finish(client, await again()))).toEqual([409, 'conflict', 0])
    expect((await listOf(client)).map(({ name }) => name).toSorted()).toEqual(['Second', 'Work laptop'])
    expect(says(await finish(client, makeAuthenticator().create({ ...(await challenge()), user: options.user }, site)))).toEqual([
      400,
      'link_expired',
      0,
    ])
  })

  it('are closed to nobody, and shown without their keys', async () => {
    const { client, device } = await someone('Kit Keyless')
    for (const [method, path] of [
      ['GET', 'me/passkeys'],
      ['POST', 'me/passkeys/begin'],
      ['POST', 'me/passkeys'],
      ['PATCH', 'me/passkeys/x'],
      ['DELETE', 'me/passkeys/x'],
    ] as const)
      expect((await send(method, `/api/users/${path}`, { host: tenant.brand, ...(method === 'GET' ? {} : { body: {} }) })).status).toBe(401)
    const { text } = await client.get('/api/users/me/passkeys')
    expect(text).not.toContain(device.id)
    expect(text).not.toMatch(/publicKey|counter|user/)
    const own = await client.post('/api/users/me/export', { password })
    expect(own.body).toMatchObject({ passkeys: [{ name: 'Phone' }] })
  })

  it('take the password and the second factor where those are given, which must be right', async () => {
    const { client } = await someone('Pas Word')
    expect(says(await client.post('/api/users/me/passkeys/begin', { password: 'Wrong-2026' }))).toEqual([403, 'invalid_credentials', 0])
    expect((await client.post('/api/users/me/passkeys/begin', { password })).status).toBe(200)
    await enrol(client, password)
    expect(says(await client.post('/api/users/me/passkeys/begin', { password }))).toEqual([403, 'pin_required', 0])
  })
})
