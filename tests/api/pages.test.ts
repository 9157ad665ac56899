import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../helpers/children'
import { type Answer, send } from '../helpers/client'
import { makeTenant } from '../helpers/tenant'

const attribute = (page: Answer, name: string) => new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(page.text)?.[1]
const titleOf = (page: Answer) => /<title>([^<]*)<\/title>/.exec(page.text)?.[1]
const bootstrapOf = (page: Answer) =>
  JSON.parse(/<script type="application\/json" id="bootstrap"[^>]*>([^<]*)<\/script>/.exec(page.text)?.[1] ?? 'null') as Record<
    string,
    unknown
  >

describe('the first page', () => {
  it.each([
    ['akta', 'en', 'akta', 'Akta Wealth'],
    ['bowmore', 'en', 'bowmore', 'Bowmore Private Clients'],
    ['iolcus', 'el', 'iolcus', 'Iolcus'],
  ])('of %s is in its language, theme and name before any script has run', async (host, lang, theme, title) => {
    const page = await send('GET', '/', { host })
    expect(page.status).toBe(200)
    expect({
      lang: attribute(page, 'lang'),
      theme: attribute(page, 'data-theme'),
      scheme: attribute(page, 'data-scheme'),
      title: titleOf(page),
    }).toEqual({ lang, theme, scheme: 'auto', title })
    expect(page.text).not.toMatch(/%[A-Z_]+%/)
    expect(bootstrapOf(page)).toMatchObject({ brand: { name: host, displayName: title, defaultLocale: lang }, locale: lang, theme })
  })

  it.each([
    ['akta', '/login', 'Sign in', 'Welcome to the Akta Wealth client portal.', 'Nobody is tracked.'],
    ['iolcus', '/dashboard/x', 'Σύνδεση', 'Καλώς ήρθατε στην πύλη πελατών της Iolcus.', 'Κανείς δεν παρακολουθείται.'],
  ])('of %s asks a stranger at %s to sign in, before any script has run', async (host, path, title, welcome, cookies) => {
    const wordsOf = (page: Answer) => /<div id="root">(.*?)<\/div>\s*<noscript>/s.exec(page.text)?.[1] ?? 'no root'
    const first = wordsOf(await send('GET', path, { host }))
    expect(first).toContain(`<h1>${title}</h1><p>${welcome}</p>`)
    expect(first).toContain(cookies)
    expect(wordsOf(await send('GET', path, { host, headers: { cookie: 'quayside-cookies=accepted' } }))).not.toContain(cookies)
    for (const other of ['/login?action=reset', `${path}?token=abc`]) expect(wordsOf(await send('GET', other, { host }))).toBe('')
    expect(wordsOf(await send('GET', path, { host, headers: { cookie: 'quayside-token=x' } }))).toBe('')
  })

  it.each([
    ['akta', /bowmore|iolcus/i],
    ['bowmore', /akta|iolcus/i],
    ['iolcus', /akta|bowmore/i],
  ])('of %s names no other brand and none of its own secrets', async (host, others) => {
    for (const path of ['/', '/dashboard/x', '/login', '/api/docs', '/api/openapi.json']) {
      const page = await send('GET', path, { host })
      expect([path, others.exec(page.text)?.[0]]).toEqual([path, undefined])
    }
    const { brand } = bootstrapOf(await send('GET', '/', { host })) as { brand: Record<string, unknown> }
    expect(Object.keys(brand).sort()).toEqual([
      'companyUrl',
      'currency',
      'defaultLocale',
      'disclaimer',
      'displayName',
      'firm',
      'idleSeconds',
      'locales',
      'managerTerm',
      'mark',
      'motto',
      'name',
      'nationalLogin',
      'navigation',
      'ownThemes',
      'pitch',
      'portfolioTypes',
      'signUp',
      'theme',
      'timeZone',
      'transactionRange',
      'withoutTabs',
    ])
  })

  it('is drawn by scripts that name no brand, not even by its theme', () => {
    const folder = join(root, 'dist/portal/assets')
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((file) => /bowmore|iolcus/i.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
  })

  it.each([
    ['/login', 'en', ['SignInRoute']],
    ['/dashboard/akta', 'is', ['DashboardFrame', 'PortalHomePage']],
    ['/dashboard/akta/account/1', 'en', ['DashboardFrame', 'AccountRoute']],
    ['/dashboard/akta/portfolio/1', 'en', ['DashboardFrame', 'PortfolioRoute', 'texts-en-portfolio']],
    ['/dashboard/akta/portfolio/1?tab=holdings', 'en', ['DashboardFrame', 'PortfolioRoute', 'HoldingsTab']],
    ['/dashboard/akta/account/1/export', 'is', ['ReportRoute', 'transactions.report']],
  ])('at %s names the scripts of its screen and language %s, once each, and all are there', async (path, language, parts) => {
    const page = await send('GET', path, { headers: { cookie: `quayside-locale=${language}` } })
    const scripts = [...page.text.matchAll(/<(?:link|script)\b[^>]* (?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, script = '']) => script,
    )
    const names = scripts.map((script) => /^\/assets\/(.+)-[\w-]{7}\.js$/.exec(script)?.[1])
    expect(names).toEqual(expect.arrayContaining([...parts, `texts-${language}`, 'index', 'core']))
    expect(new Set(scripts).size).toBe(scripts.length)
    for (const script of scripts) expect([script, (await send('GET', script)).status]).toEqual([script, 200])
  })

  it('puts the nonce of its own policy on every script and style', async () => {
    const page = await send('GET', '/')
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1] ?? 'none'
    const tags = [...page.text.matchAll(/<(script|style)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('application/json'))
    expect(tags.length).toBeGreaterThan(1)
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
    expect(page.text).not.toMatch(/ on\w+="|javascript:/)
  })

  it('follows the language that was chosen on the device, else that of the brand, whatever the browser asks for', async () => {
    const lang = async (host: string, headers: Record<string, string>) => attribute(await send('GET', '/', { host, headers }), 'lang')
    expect(await lang('akta', { cookie: 'quayside-locale=is' })).toBe('is')
    expect(await lang('akta', { 'accept-language': 'is-IS,is;q=0.9,en;q=0.8' })).toBe('en')
    expect(await lang('bowmore', { cookie: 'quayside-locale=is' })).toBe('en')
    expect(await lang('iolcus', { 'accept-language': 'en-GB' })).toBe('el')
    expect(await lang('akta', { cookie: 'quayside-locale="><script>' })).toBe('en')
  })

  it('of a portal is in its language and theme and has its logo, until the person has chosen a language', async () => {
    const tenant = await makeTenant()
    const { brand } = tenant
    const slug = `north-${brand}`
    await tenant.otherPortal({ name: 'North', slug, theme: 'tech', portalLanguage: 'is' })
    const page = async (path: string, headers: Record<string, string> = {}) => send('GET', path, { host: brand, headers })
    const north = await page(`/dashboard/${slug}`)
    expect([attribute(north, 'lang'), attribute(north, 'data-theme')]).toEqual(['is', 'tech'])
    expect(attribute(await page(`/dashboard/${brand}`), 'lang')).toBe('en')
    expect(attribute(await page(`/dashboard/${slug}`, { cookie: 'quayside-locale=en' }), 'lang')).toBe('en')

    const client = await tenant.advisor.signIn()
    const signedIn = async () => attribute(await client.get(`/dashboard/${slug}`), 'lang')
    expect(await signedIn()).toBe('is')
    expect((await client.patch(`/api/users/${tenant.advisor.id}`, { userLanguage: 'en' })).status).toBe(200)
    expect(await signedIn()).toBe('en')

    const logo = await page(`/brand/portals/${slug}/logo`)
    expect([logo.status, logo.headers['location']]).toEqual([302, expect.stringMatching(/^\/api\/media\/file\//)])
    const picture = await page(String(logo.headers['location']))
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await page('/brand/portals/nowhere/logo')).status).toBe(404)
    expect((await send('GET', `/brand/portals/${slug}/logo`, { host: 'akta' })).status).toBe(404)
  })

  it('takes the scheme that a person chose', async () => {
    expect(attribute(await send('GET', '/', { headers: { cookie: 'quayside-scheme=dark' } }), 'data-scheme')).toBe('dark')
    expect(attribute(await send('GET', '/', { headers: { cookie: 'quayside-scheme=x"onload=1' } }), 'data-scheme')).toBe('auto')
  })

  it('is the same for every address of the app, and shows the name of an active portal', async () => {
    expect(titleOf(await send('GET', '/dashboard/akta/account/whatever'))).toBe('Akta Wealth')
    expect(titleOf(await send('GET', '/dashboard/akta-archive'))).toBe('Akta Wealth')
    expect(titleOf(await send('GET', '/dashboard/akta', { host: 'bowmore' }))).toBe('Bowmore Private Clients')
  })

  it('cannot be made to carry script by a name', async () => {
    const tenant = await makeTenant()
    const slug = `odd-${tenant.brand}`
    await tenant.otherPortal({ name: '</script><script>alert(1)</script>', slug, theme: 'tech' })
    const page = await send('GET', `/dashboard/${slug}`, { host: tenant.brand })
    expect(page.text).not.toContain('<script>alert(1)')
    expect(attribute(page, 'data-theme')).toBe('tech')
  })
})

describe('what a brand looks like', () => {
  it('is its own mark, on the page and as the icon of the window', async () => {
    const marks = []
    for (const host of ['akta', 'bowmore', 'iolcus']) {
      const { brand } = bootstrapOf(await send('GET', '/', { host })) as { brand: { mark: string[] } }
      const icon = await send('GET', '/brand/icon.svg', { host })
      expect([icon.status, String(icon.headers['content-type'])]).toEqual([200, expect.stringContaining('image/svg+xml')])
      for (const line of brand.mark) expect(icon.text).toContain(line)
      marks.push(brand.mark.join())
    }
    expect(new Set(marks).size).toBe(3)
  })
})

describe('the styles of a theme', () => {
  it('can be had by themselves, for a portal that is shown in another theme than its page; others are not there', async () => {
    const theme = await send('GET', '/brand/themes/tech.css')
    expect([theme.status, String(theme.headers['content-type'])]).toEqual([200, expect.stringContaining('text/css')])
    expect(theme.text).toContain('--accent')
    for (const path of ['/brand/themes/yacht.css', '/brand/themes/tech.js'])
      expect([path, (await send('GET', path)).status]).toEqual([path, 404])
  })
})

describe('the gallery of the kit', () => {
  it('is there in a demo, and no first page names its files', async () => {
    expect((await send('GET', '/dev/gallery')).status).toBe(200)
    for (const path of ['/login', '/dashboard/akta', '/dashboard/akta/portfolio/1']) {
      expect([path, (await send('GET', path)).text]).toEqual([path, expect.not.stringMatching(/assets\/Gallery|gallery-/)])
    }
  })
})

describe('hosts', () => {
  it.each(['localhost', '127.0.0.1', 'akta.localhost', 'AKTA.localhost', 'akta.localhost.'])('%s is akta', async (host) => {
    const page = await send('GET', '/', { host: `${host}:1234` })
    expect([page.status, titleOf(page)]).toEqual([200, 'Akta Wealth'])
  })

  it.each(['nobody.localhost', 'evil.example', 'akta.localhost.evil.example', 'akta', 'bowmore.localhost@akta.localhost', '[::1]', ' '])(
    '%s is nobody: 404 for pages and API alike',
    async (host) => {
      for (const path of ['/', '/api/users/me', '/api/openapi.json', '/assets/x.js']) {
        const answer = await send('GET', path, { host: `${host}:80` })
        expect([path, answer.status]).toEqual([path, 404])
        expect(answer.text).not.toMatch(/Akta Wealth|Bowmore|Iolcus/)
      }
    },
  )

  it('a forwarded host is not believed', async () => {
    expect(titleOf(await send('GET', '/', { headers: { 'x-forwarded-host': 'bowmore.localhost' } }))).toBe('Akta Wealth')
  })
})
