import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Client } from '../helpers/client'
import { create, type Doc, docOf, docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* The links that a portal adds to its rail: what may be entered, who is shown what, and the designer's save. */

let tenant: Tenant
let advisor: Client
let investor: Client

beforeAll(async () => {
  tenant = await makeTenant()
  advisor = await tenant.advisor.signIn()
  const person = await tenant.person('Link Reader')
  await tenant.account('Link Reader', { client: person.id })
  investor = await person.signIn()
}, 120_000)

const problem = ({ body, status }: Answer): unknown => {
  const [error] = (body as { errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[] }).errors ?? []
  return [status, error?.data?.errors?.[0]?.path ?? null, error?.data?.errors?.[0]?.message ?? error?.message]
}

const add = (own: object): Promise<Doc> => create(tenant.admin, 'navigation', { portal: tenant.portal.id, link: '/dashboard', ...own })
type Rail = { name: string; link: string | null; links: { name: string }[] }[]
type Session = { portals: { slug: string; links?: Rail }[] }
const rail = async (client: Client, slug = tenant.brand as string): Promise<Rail> =>
  ((await client.get('/api/session')).body as Session).portals.find((portal) => portal.slug === slug)?.links ?? []
const names = (links: readonly { name: string }[]) => links.map(({ name }) => name)

describe('what a link may be', () => {
  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ link: 'http://a.example' }, 'link', 'Use a path that begins with / or an address that begins with https://'],
    [{ link: 'javascript:alert(1)' }, 'link', 'Use a path that begins with / or an address that begins with https://'],
    [{ link: '//a.example' }, 'link', 'Use a path that begins with / or an address that begins with https://'],
    [{ link: '' }, 'link', 'Field is required'],
    [
      { subnavigation: [{ name: 'x', link: 'data:x' }] },
      'subnavigation.0.link',
      'Use a path that begins with / or an address that begins with https://',
    ],
    [{ subnavigation: [{ name: '', link: '/x' }] }, 'subnavigation.0.name', 'Name is required'],
  ])('%j: %s', async (own, path, message) => {
    const link = { portal: tenant.portal.id, name: 'Link', link: '/dashboard', ...own }
    expect(problem(await tenant.admin.post('/api/navigation', link))).toEqual([400, path, message])
  })

  it('one with links beneath it may lead nowhere itself', async () => {
    const made = docOf(
      await tenant.admin.post('/api/navigation', {
        portal: tenant.portal.id,
        name: 'Only beneath',
        subnavigation: [{ name: 'x', link: '/x' }],
      }),
    )
    expect(made.visible).toEqual(['Admin', 'Advisor', 'Investor'])
    await tenant.admin.del(`/api/navigation/${made.id}`)
  })

  it('nobody but an admin adds one', async () => {
    expect((await advisor.post('/api/navigation', { portal: tenant.portal.id, name: 'x', link: '/x' })).status).toBe(403)
  })
})

describe('who is shown what', () => {
  beforeAll(async () => {
    await add({
      name: 'For all',
      subnavigation: [
        { name: 'Beneath for advisors', link: '/a', visible: ['Advisor'] },
        { name: 'Beneath for all', link: '/b' },
      ],
    })
    await add({ name: 'For advisors', visible: ['Advisor'] })
    await add({ name: 'For clients', visible: ['Investor'], link: 'https://letters.example' })
    await add({ name: 'For admins', visible: ['Admin'] })
  })

  it('the rail, in the order of the editors', async () => {
    expect(names(await rail(advisor))).toEqual(['For all', 'For advisors'])
    expect(names(await rail(investor))).toEqual(['For all', 'For clients'])
    expect(names(await rail(tenant.admin))).toEqual(['For all', 'For admins'])
  })

  it('the links beneath, in the rail and over REST', async () => {
    const beneath = async (client: Client) => names((await rail(client))[0]?.links ?? [])
    expect(await beneath(advisor)).toEqual(['Beneath for advisors', 'Beneath for all'])
    expect(await beneath(investor)).toEqual(['Beneath for all'])
    const [listed] = docsOf(await investor.get('/api/navigation?where[name][equals]=For%20all'))
    expect(names(listed?.subnavigation as { name: string }[])).toEqual(['Beneath for all'])
  })

  it('the list over REST holds no more than the rail', async () => {
    expect(names(docsOf(await investor.get('/api/navigation?sort=_order')) as unknown as { name: string }[])).toEqual([
      'For all',
      'For clients',
    ])
    expect((await investor.get('/api/navigation/count')).body).toMatchObject({ totalDocs: 2 })
  })

  it('nothing of a portal that is switched off, thrown away, or of somebody else', async () => {
    const closed = await tenant.otherPortal({ name: 'Closed', slug: `${tenant.brand}-closed`, active: false })
    await create(tenant.admin, 'navigation', { portal: closed.id, name: 'Behind closed doors', link: '/x' })
    expect(await rail(advisor, `${tenant.brand}-closed`)).toEqual([])
    expect(await rail(advisor, 'akta')).toEqual([])
    expect((await advisor.get('/api/navigation')).text).not.toContain('Behind closed doors')
  })
})

describe('the designer', () => {
  type Link = { id: string | null; name: string; link: string | null; icon: string; visible: string[]; subnavigation: object[] }
  type Design = { version: string; links: Link[] }
  let portal: Doc
  const path = () => `/api/navigation/of-portal/${portal.id}`
  const load = async (): Promise<Design> => (await tenant.admin.get(path())).body as Design
  const link = (name: string): Link => ({
    id: null,
    name,
    link: '/x',
    icon: 'link',
    visible: ['Admin', 'Advisor', 'Investor'],
    subnavigation: [],
  })

  beforeAll(async () => {
    portal = await tenant.otherPortal({ name: 'Designed', slug: `${tenant.brand}-designed` })
  })

  it('saves new links, their order, changes and removals whole', async () => {
    const saved = (await tenant.admin.put(path(), { version: (await load()).version, links: [link('One'), link('Two'), link('Three')] }))
      .body as Design
    expect(names(saved.links)).toEqual(['One', 'Two', 'Three'])
    const [one, , three] = saved.links as [Link, Link, Link]
    const again = {
      version: saved.version,
      links: [three, { ...one, name: 'First', subnavigation: [{ name: 'Sub', link: '/sub', visible: ['Advisor'] }] }],
    }
    expect((await tenant.admin.put(path(), again)).status).toBe(200)
    const after = await load()
    expect(after.links).toMatchObject([
      { id: three.id, name: 'Three' },
      { id: one.id, name: 'First', subnavigation: [{ name: 'Sub' }] },
    ])
    expect(
      names(
        docsOf(
          await tenant.admin.get(`/api/navigation?trash=true&where[portal][equals]=${portal.id}&where[deletedAt][exists]=true`),
        ) as unknown as { name: string }[],
      ),
    ).toEqual(['Two'])
  })

  it('a save that changes nothing writes nothing', async () => {
    const before = await load()
    const { body } = await tenant.admin.put(path(), before)
    expect(body).toEqual(before)
  })

  it('overwrites nobody: a save of what somebody has changed since is refused, and nothing of it is kept', async () => {
    const opened = await load()
    await tenant.admin.put(path(), { ...opened, links: [...opened.links, link('Of somebody else')] })
    const late = await tenant.admin.put(path(), { ...opened, links: [] })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('"conflict"')])
    expect(names((await load()).links)).toContain('Of somebody else')
  })

  it('takes no link of another portal for its own', async () => {
    const [foreign] = docsOf(await tenant.admin.get(`/api/navigation?where[portal][equals]=${tenant.portal.id}`))
    const opened = await load()
    expect((await tenant.admin.put(path(), { ...opened, links: [{ ...link('Taken'), id: foreign?.id }] })).status).toBe(409)
  })

  it('a link that may not be kept is named, and nothing is', async () => {
    const opened = await load()
    const answer = await tenant.admin.put(path(), { ...opened, links: [link('Good'), { ...link('Bad'), link: 'javascript:x' }] })
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('links.1.link')])
    expect(await load()).toEqual(opened)
  })

  it('is for admins, and for portals that exist', async () => {
    expect((await advisor.put(path(), await load())).status).toBe(403)
    expect((await tenant.admin.get('/api/navigation/of-portal/nobody')).status).toBe(404)
  })
})
