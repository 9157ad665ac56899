import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { type Answer, type Client, clientWith, send } from '../helpers/client'
import { makeTenant, type Person, type Tenant } from '../helpers/tenant'

/* What a page brings of the answers that its first view would ask for. */

let tenant: Tenant
let slug: string
let owner: Person
let advisor: Client
let ida: Client
let otto: Client
let account: string
let portfolio: string

type Account = { portfolios: { id: string }[] }

beforeAll(async () => {
  tenant = await makeTenant()
  slug = tenant.brand
  const [mine, other] = [
    await tenant.investor('Ida <!--<script>', [demoAccounts.investor]),
    await tenant.investor('Otto Ther', [demoAccounts.single]),
  ]
  owner = mine
  ;[ida, otto, advisor] = [await mine.signIn(), await other.signIn(), await tenant.advisor.signIn()]
  account = mine.accounts[0] ?? ''
  portfolio = ((await ida.get(`/api/wealth/accounts/${account}`)).body as Account).portfolios[0]?.id ?? ''
  // Asked before: within the time that a page waits there is an answer of the last seconds.
  for (const part of ['', '/performance', '/holdings', '/transactions?range=12m'])
    await ida.get(`/api/wealth/portfolios/${portfolio}${part}`)
  await advisor.get(`/api/wealth/clients?portal=${slug}`)
}, 120_000)

const written = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s

const answersIn = ({ text }: Answer): Record<string, unknown> => JSON.parse(written.exec(text)?.[1] ?? '{}') as Record<string, unknown>

/** A page with its answers. It waits a quarter of a second for them, which may be too short where many tests run: it is opened again then. */
async function opened(client: Client, path: string): Promise<Answer> {
  let page = await client.get(path)
  for (let again = 0; again < 8 && !('/api/session' in answersIn(page)); again++) page = await client.get(path)
  return page
}

const portfolioPage = (): string => `/dashboard/${slug}/portfolio/${portfolio}`

describe('the page of a portfolio', () => {
  it('brings its owner what the API answers them, for no cache to keep', async () => {
    const page = await ida.get(portfolioPage())
    const answers = answersIn(page)
    const of = `/api/wealth/portfolios/${portfolio}`
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['/api/session', of, `${of}/performance`, `${of}/holdings`]))
    expect(answers[of]).toMatchObject({ portfolio: { id: portfolio } })
    expect(answers['/api/session']).toMatchObject({ user: { name: 'Ida <!--<script>' } })
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['vary']).toMatch(/cookie/i)
    expect(page.text).not.toContain('rel="preload" as="fetch"')
  })

  it('writes nothing that could end its element or begin another', async () => {
    const text = written.exec((await ida.get(portfolioPage())).text)?.[1] ?? ''
    expect(text).toContain('Ida \\u003c!--\\u003cscript\\u003e')
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  })

  it('says its figure before any script has run', async () => {
    const { text } = await ida.get(portfolioPage())
    expect(text).toMatch(/<div class="view">.*<section class="figure"><div><h1>/)
    expect(text).not.toMatch(/<[^>]+ style=/)
    // Its last line starts the script, once there was a frame; what is fetched for it gives way to the words.
    expect(text).not.toMatch(/<script[^>]* src=/)
    expect(text).toMatch(/requestAnimationFrame.*<\/script><\/body>/)
    expect(text).toMatch(/<link rel="modulepreload" fetchpriority="low"/)
  })

  it('starts at once where it has nothing to say before', async () => {
    const { text } = await opened(otto, portfolioPage())
    expect(text).toMatch(/<script type="module"[^>]* src=/)
    expect(text).not.toContain('fetchpriority')
  })

  it('has the notice of cookies for whoever is signed in and has not accepted it', async () => {
    const notice = '<div id="first-notice"><p>This portal uses only'
    expect((await ida.get(portfolioPage())).text).toContain(notice)
    const accepted = { headers: { cookie: `${ida.cookie()}; quayside-cookies=accepted` } }
    expect((await ida.get(portfolioPage(), accepted)).text).not.toContain(notice)
    // A session that has ended leads to the sign-in page, which has its own.
    expect((await send('GET', portfolioPage(), { host: slug, headers: { cookie: 'quayside-token=x' } })).text).not.toContain(notice)
  })

  it('brings another person who they are, and nothing of the owner', async () => {
    const page = await opened(otto, portfolioPage())
    expect(Object.keys(answersIn(page))).toEqual(['/api/session'])
    expect(page.text).not.toContain('class="figure"')
    expect(page.text).not.toContain('Ida')
  })

  it('brings a stranger nothing, nor whoever comes with a session of another brand or one that has ended', async () => {
    const left = await owner.signIn()
    const ended = left.cookie()
    await left.post('/api/users/logout', {})
    const others = [
      await clientWith({ brand: tenant.brand }).get(portfolioPage()),
      await clientWith({ brand: tenant.brand === 'akta' ? 'bowmore' : 'akta', cookie: ida.cookie() }).get(portfolioPage()),
      await clientWith({ brand: tenant.brand, cookie: ended }).get(portfolioPage()),
      await clientWith({ brand: tenant.brand, cookie: 'quayside-token=a.b.c' }).get(portfolioPage()),
    ]
    for (const page of others) {
      expect(page.text).not.toContain('first-answers')
      expect(page.text).not.toContain('class="figure"')
    }
  })

  it.each([
    ['a script', { 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a browser ahead of its user', { 'sec-purpose': 'prefetch;prerender' }],
  ])('brings nothing to %s', async (_, headers) => {
    const page = await send('GET', portfolioPage(), { host: tenant.brand, headers: { cookie: ida.cookie(), ...headers } })
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('first-answers')
  })
})

describe('the client list', () => {
  it('brings an advisor their clients, and a client none', async () => {
    const path = `/api/wealth/clients?portal=${slug}`
    const page = await advisor.get(`/dashboard/${slug}`)
    expect(answersIn(page)[path]).toEqual((await advisor.get(path)).body)
    expect(page.text).toContain('<div class="view">')
    const other = await opened(ida, `/dashboard/${slug}`)
    expect(Object.keys(answersIn(other))).toEqual(['/api/session'])
    expect(other.text).not.toContain('<div class="view">')
  })
})
