import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Answer, clientWith } from '../helpers/client'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

/* Which language the panel speaks: the person's own, unless another was chosen on the device. */

let tenant: Tenant
let greek: Person

const languageOf = ({ text }: Answer): string | undefined => /<html[^>]* lang="([a-z]{2})"/.exec(text)?.[1]
const cookiesIn = ({ setCookies }: Answer): string[] => setCookies.map((cookie) => cookie.split(';', 1)[0] ?? '')
const ended = /^quayside-lng=; .*Max-Age=0/

beforeAll(async () => {
  tenant = await makeTenant()
  greek = await tenant.person('Eleni Panou', { admin: true, userLanguage: 'el' })
})

describe('the language of the panel', () => {
  it('is that of the person’s profile from the first page on', async () => {
    const page = await (await greek.signIn()).get('/admin')
    expect([page.status, languageOf(page)]).toEqual([200, 'el'])
    expect(cookiesIn(page)).toContain('quayside-lng=el')
  })

  it('is the one chosen on the device where there is one', async () => {
    const client = await greek.signIn()
    const page = await client.get('/admin', { headers: { cookie: `${client.cookie()}; quayside-lng=is` } })
    expect(languageOf(page)).toBe('is')
    expect(cookiesIn(page)).toEqual([])
  })

  it('is English for whoever has none, and for strangers', async () => {
    const nobody = await tenant.person('Ann Onim', { admin: true })
    for (const page of [await (await nobody.signIn()).get('/admin'), await clientWith({ brand: tenant.brand }).get('/admin/login')])
      expect([languageOf(page), cookiesIn(page)]).toEqual(['en', []])
  })

  it('goes with its person when they sign out', async () => {
    const answer = await (await greek.signIn()).post('/api/users/logout')
    expect(answer.status).toBe(200)
    expect(answer.setCookies).toContainEqual(expect.stringMatching(ended))
  })

  it('follows a change of the own profile, in the panel and in the portal, and of nobody else’s', async () => {
    const person = await tenant.person('Anna Jonsdottir', { admin: true })
    const client = await person.signIn()
    const change = (userLanguage: string | null) => client.patch(`/api/users/${person.id}`, { userLanguage })
    expect(cookiesIn(await change('is'))).toContain('quayside-lng=is')
    expect((await change(null)).setCookies).toContainEqual(expect.stringMatching(ended))
    const profile = (await client.get('/api/users/me/profile')).body as { name: string; updatedAt: string }
    const saved = await client.patch('/api/users/me/profile', {
      name: profile.name,
      phone: '+44 20 7946 0100',
      language: 'is',
      updatedAt: profile.updatedAt,
    })
    expect([saved.status, cookiesIn(saved)]).toEqual([200, expect.arrayContaining(['quayside-lng=is'])])
    expect(cookiesIn(await tenant.admin.patch(`/api/users/${person.id}`, { userLanguage: 'en' }))).toEqual([])
  })
})
