import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { type Answer, type Client, clientWith } from '../helpers/client'
import { askSandbox } from '../helpers/figures'
import { docsOf } from '../helpers/records'
import { makeTenant } from '../helpers/tenant'
import { ownRoutes } from './routes'

/*
 * What only the upstream knows of an account (ids of portfolios and of holdings, the names that it has for them) must reach nobody who may not see the account,
 * by whichever route, from a cache, a last good answer or an error. The matrix follows what our own database holds; its accounts have no figures.
 */

type Place = Readonly<{ externalId: string; account: string; portfolios: readonly string[]; words: readonly string[] }>
type Who = Readonly<{ client: Client; sees: readonly string[] }>

const places = new Map<string, Place>()
let people: Record<string, Who>
let slugs: string[]

/** Words that one account's answers hold and no other's. */
async function wordsOf(externalId: string): Promise<string[]> {
  const { portfolios } = await askSandbox<{ portfolios: { id: string }[] }>(`/Account/${externalId}`)
  const words = portfolios.map(({ id }) => id)
  for (const { id } of portfolios) {
    const { holdings } = await askSandbox<{ holdings: { id: string }[] }>(`/Holdings/${id}`)
    words.push(...holdings.map((holding) => holding.id))
  }
  return words
}

beforeAll(async () => {
  const [here, elsewhere] = [await makeTenant(), await makeTenant()]
  const { admin } = here
  const q = await here.person('Quentin Other', { isProfessional: true, organisation: here.firm.id })
  const m = await here.person('Mona Manager', { isAdmin: true, organisation: here.firm.id })
  const off = await here.otherPortal({ name: 'Off', slug: `off-${here.brand}`, active: false })
  const [a, b, inactive, switchedOff, foreign] = [
    await here.investor('Anna Alone', [demoAccounts.investor]),
    await here.investor('Bert Beside', [demoAccounts.single]),
    await here.investor('Ina Ctive', [demoAccounts.family[0]]),
    await here.investor('Otto Off', [demoAccounts.family[1]]),
    await elsewhere.investor('Fred Foreign', [demoAccounts.large]),
  ]
  await admin.patch(`/api/accounts/${b.accounts[0]}`, { owners: [q.id] })
  slugs = [here.brand, `off-${here.brand}`, elsewhere.brand]

  // The clients open their own first: caches are warm and last good answers kept when the others try.
  for (const [name, person, tenant, externalId] of [
    ['A', a, here, demoAccounts.investor],
    ['B', b, here, demoAccounts.single],
    ['inactive', inactive, here, demoAccounts.family[0]],
    ['off', switchedOff, here, demoAccounts.family[1]],
    ['foreign', foreign, elsewhere, demoAccounts.large],
  ] as const) {
    const client = await person.signIn()
    const [account = ''] = person.accounts
    await client.get(`/api/wealth/accounts/${account}`)
    const portfolios = docsOf(await tenant.admin.get(`/api/portfolios?where[account][equals]=${account}&depth=0`)).map(({ id }) => id)
    expect(portfolios.length).toBeGreaterThan(0)
    for (const id of portfolios) await client.get(`/api/wealth/portfolios/${id}/holdings`)
    places.set(name, { externalId, account, portfolios, words: await wordsOf(externalId) })
  }
  people = {
    nobody: { client: clientWith({ brand: here.brand }), sees: [] },
    A: { client: await a.signIn(), sees: ['A'] },
    B: { client: await b.signIn(), sees: ['B'] },
    'their wealth manager': { client: await here.advisor.signIn(), sees: ['A', 'inactive'] },
    'the other wealth manager': { client: await q.signIn(), sees: ['B'] },
    'a company admin who advises nobody': { client: await m.signIn(), sees: [] },
    // Theirs is closed to them, and open to their wealth manager.
    'the client of an inactive account': { client: await inactive.signIn(), sees: [] },
    'the client of a portal that is switched off': { client: await switchedOff.signIn(), sees: [] },
    'a client of another brand': { client: await foreign.signIn(), sees: ['foreign'] },
    'a wealth manager of another brand': { client: await elsewhere.advisor.signIn(), sees: ['foreign'] },
  }
  await admin.patch(`/api/accounts/${inactive.accounts[0]}`, { active: false })
  await admin.patch(`/api/accounts/${switchedOff.accounts[0]}`, { portal: off.id })
})

/** Every route that a person can ask, for every account. */
async function everything(client: Client): Promise<[string, Answer][]> {
  const answers: [string, Answer][] = []
  const note = async (what: string, answer: Promise<Answer>) => void answers.push([what, await answer])
  for (const [route, { call, targets }] of Object.entries(ownRoutes)) {
    if (targets === 'slugs') for (const slug of slugs) await note(`${route} ${slug}`, call(client, slug))
    for (const [name, { account, externalId, portfolios }] of places) {
      if (targets === 'accounts') await note(`${route} ${name}`, call(client, account))
      if (targets === 'portfolios') for (const id of portfolios.slice(0, 1)) await note(`${route} ${name}`, call(client, id))
      if (targets === 'composite') await note(`${route} ${name}`, call(client, `${externalId}-${places.get(name)?.words[0]}`))
    }
  }
  for (const path of [
    '/api/session',
    '/api/accounts?depth=2&limit=200',
    '/api/portfolios?depth=2&limit=200',
    '/api/figures?limit=200',
    '/api/documents?depth=2',
  ])
    await note(path, client.get(path))
  for (const [name, { account, portfolios }] of places)
    for (const portfolio of portfolios.slice(0, 1))
      await note(`generatePdf ${name}`, client.post('/api/functions/generatePdf', { account, portfolio }))
  return answers
}

describe('what the upstream alone knows', () => {
  it.each([
    'nobody',
    'A',
    'B',
    'their wealth manager',
    'the other wealth manager',
    'a company admin who advises nobody',
    'the client of an inactive account',
    'the client of a portal that is switched off',
    'a client of another brand',
    'a wealth manager of another brand',
  ])('reaches %s for their own accounts only', async (name) => {
    const who = people[name]
    if (!who) throw new Error(`There is no ${name}`)
    const seen = new Set<string>()
    const leaks: string[] = []
    for (const [what, { status, text }] of await everything(who.client)) {
      expect([what, status < 500 || status === 503]).toEqual([what, true])
      // A word that was asked for may be repeated in a refusal, as for an id that nobody has.
      if (status >= 400) continue
      for (const [place, { words }] of places) {
        const word = words.find((each) => text.includes(each))
        if (word === undefined) continue
        seen.add(place)
        if (!who.sees.includes(place)) leaks.push(`${what}: ${word} of ${place}`)
      }
    }
    expect(leaks).toEqual([])
    expect([...seen].sort()).toEqual([...who.sees].sort())
  })
})
