import { beforeAll, describe, expect, it } from '@jest/globals'
import { waitFor } from '../helpers/children'
import { type Client, freshAddress, send, signIn } from '../helpers/client'
import { docsOf } from '../helpers/records'
import { makeTenant, type Person, type Tenant, tenantPassword as password } from '../helpers/tenant'

/* What a person is told of a sign-in on a device of theirs that is new. */

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  newerWindows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
}
let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  admin = await signIn('admin@quayside.example')
})

async function someone(name: string, own: Record<string, unknown> = {}): Promise<Person> {
  const person = await tenant.person(name, own)
  await tenant.account(name, { client: person.id })
  return person
}

async function signInOn(agent: string | null, { email }: Person, zone = 'Atlantic/Reykjavik'): Promise<string> {
  const headers = { 'x-forwarded-for': freshAddress(), 'x-time-zone': zone, ...(agent === null ? {} : { 'user-agent': agent }) }
  const answer = await send('POST', '/api/users/login', { host: tenant.brand, body: { email, password }, headers })
  if (answer.status !== 200) throw new Error(`No sign-in: ${answer.status} ${answer.text}`)
  return (answer.setCookies[0] ?? '').split(';')[0] ?? ''
}

const lettersTo = async ({ email }: Person) =>
  docsOf(await admin.get(`/api/mails?where[to][equals]=${encodeURIComponent(email)}&where[template][equals]=newDevice&depth=0`))
const letter = async (person: Person, ending = '.txt') =>
  (await admin.get(`/dev/mailbox/${(await lettersTo(person))[0]?.id ?? ''}${ending}`)).text

describe('a sign-in on a new device', () => {
  it('is told by mail, with device, time and place, and not when it is the first of all or known', async () => {
    const person = await someone('Nell Device')
    await signInOn(agents.windows, person)
    await signInOn(agents.windows, person)
    // A newer browser on the same system is the same device.
    await signInOn(agents.newerWindows, person)
    expect(await lettersTo(person)).toEqual([])
    await signInOn(agents.iphone, person)
    await waitFor('The mail', async () => (await lettersTo(person)).length === 1)
    const text = await letter(person)
    expect(text).toContain('Safari on iPhone')
    expect(text).toMatch(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}, Reykjavík/)
    expect(text).toContain('/profile/me#sessions')
    expect(text).toContain('Sign out everywhere')
    expect(text).not.toMatch(/token|key=/)
    await signInOn(agents.iphone, person)
    await signInOn(agents.windows, person)
    expect(await lettersTo(person)).toHaveLength(1)
  })

  it('is told of a program that says nothing of itself, and of many at once one time', async () => {
    const person = await someone('Sil Entprogram')
    await signInOn(agents.windows, person)
    await Promise.all(Array.from({ length: 4 }, () => signInOn(null, person, '')))
    await waitFor('The mail', async () => (await lettersTo(person)).length === 1)
    expect(await letter(person)).toMatch(/Unknown device/)
    expect(await letter(person)).toContain('place unknown')
  })

  it('is known after its session has ended', async () => {
    const person = await someone('Out Andin')
    await signInOn(agents.windows, person)
    await signInOn(agents.iphone, person)
    const cookie = await signInOn(agents.iphone, person)
    await send('POST', '/api/users/logout', { host: tenant.brand, body: {}, headers: { cookie } })
    await signInOn(agents.iphone, person)
    expect(await lettersTo(person)).toHaveLength(1)
  })

  it.each([
    ['is', 'Innskráning í nýju tæki', 'Skrá út alls staðar', 'Safari á iPhone', 'Aþena'],
    ['el', 'Σύνδεση από νέα συσκευή', 'Αποσύνδεση από παντού', 'Safari σε iPhone', 'Αθήνα'],
  ])('is told in %s', async (userLanguage, subject, everywhere, device, place) => {
    const person = await someone(`Lan Guage ${userLanguage}`, { userLanguage })
    await signInOn(agents.windows, person)
    await signInOn(agents.iphone, person, 'Europe/Athens')
    const html = await letter(person, '')
    for (const words of [subject, everywhere, device, place]) expect(html).toContain(words)
    expect(html).toContain(`lang="${userLanguage}"`)
  })

  it('is nobody’s news when an advisor looks with a client’s eyes', async () => {
    const client = await someone('Loo Kedat', { lastLogin: new Date().toISOString() })
    await signInOn(agents.windows, client)
    const advisor = await tenant.advisor.signIn()
    const path = `/dashboard/${tenant.brand}`
    const asked = await advisor.post('/api/functions/getCustomToken', { uid: client.id, path })
    const { token } = asked.body as { token?: string }
    const headers = { 'user-agent': agents.iphone, 'x-forwarded-for': freshAddress() }
    const looked = await send('POST', '/api/users/custom-token', { host: tenant.brand, body: { token, path }, headers })
    expect([asked.status, looked.status]).toEqual([200, 200])
    expect(await lettersTo(client)).toEqual([])
  })
})
