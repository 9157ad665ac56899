import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tinyPdf, tinyPng } from '../factories/files'
import { type Client, clientWith, signIn } from '../helpers/client'
import { type BrandName, product } from '../helpers/product'
import { create, docsOf, upload, uploadForm } from '../helpers/records'

/**
 * Who asks. P and Q are advisors of firm F (brand akta), R is an advisor of another firm (brand bowmore), M is company admin of F and no advisor.
 * A is a client of P, B of Q, C of R. U is a client of P whose account is linked to no upstream. D is nobody's client: A lets D read their account,
 * and B did so once. T is P with the eyes of a client of theirs, by a custom token. S is everything at once: company admin of F, advisor of B beside Q, and client of an
 * account that is also theirs to look after.
 */
export const actors = ['nobody', 'admin', 'P', 'Q', 'R', 'M', 'A', 'B', 'C', 'U', 'D', 'T', 'S'] as const
export type Actor = (typeof actors)[number]

export const collectionsWithCanaries = [
  'users',
  'organisations',
  'portals',
  'accounts',
  'portfolios',
  'holdings',
  'transactions',
  'media',
  'documents',
  'pages',
  'posts',
  'people',
  'clients',
  'commentary',
  'libraries',
  'library-files',
  'groups',
  'submissions',
  'form-files',
  'navigation',
  'messages',
  'delegations',
] as const
export type Canaried = (typeof collectionsWithCanaries)[number]

/** Collections of which the world has records that bear no canary. */
const withoutCanaries = ['reports', 'risk-profiles', 'data-processes', 'forms', 'processes'] as const

/** All of which it has records. */
export const collectionsInWorld: ReadonlySet<string> = new Set([...collectionsWithCanaries, ...withoutCanaries])

/** Whose record it is; F is the firm of P, Q, M and S, and T's are those of the client whose eyes T has. */
export type Owner = 'A' | 'B' | 'C' | 'U' | 'F' | 'P' | 'Q' | 'R' | 'M' | 'D' | 'T' | 'S'

type Targets = Partial<Record<Owner, string>>
/** Ids by collection and owner; of uploads their file names too. */
export type World = {
  ids: Record<Canaried | (typeof withoutCanaries)[number], Targets>
  files: Record<'media' | 'documents' | 'library-files' | 'form-files', Targets>
  cookies: Partial<Record<Actor, string>>
}

export const canary = (owner: Owner, collection: Canaried): string => `CNRY-${owner}-${collection}`
export const emailOf = (owner: Owner): string => `cnry-${owner.toLowerCase()}@access.example`
const password = 'Canary-2026'

export const brandOf = (actor: Actor): BrandName => (actor === 'C' || actor === 'R' ? 'bowmore' : 'akta')

const anyCanary = new RegExp(`cnry-([a-z])-(${collectionsWithCanaries.join('|')})`, 'gi')

/** The canaries in a text, as `accounts A`. */
export function canariesIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(anyCanary)].map(([, owner = '', collection = '']) => `${collection.toLowerCase()} ${owner.toUpperCase()}`),
  )
}

/** The world, made once in a run through the admin's REST API and shared by the files that need it. */
export async function world(): Promise<World & { as: (actor: Actor) => Client }> {
  const file = join(product().dataDir, 'access-world.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as World) : null
  const made = known ?? (await makeWorld())
  // Every file signs in as the admin, and a person's oldest sessions end when there are too many; a session that only looks lasts 15 minutes.
  if (known) {
    known.cookies.admin = (await signIn('admin@quayside.example')).cookie()
    known.cookies.T = await lentEyes(known)
  } else writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return { ...made, as: (actor) => clientWith({ brand: brandOf(actor), cookie: made.cookies[actor] ?? '', email: actor }) }
}

async function makeWorld(): Promise<World> {
  const admin = await signIn('admin@quayside.example')
  const ids = Object.fromEntries([...collectionsWithCanaries, ...withoutCanaries].map((name) => [name, {}])) as World['ids']
  const files: World['files'] = { media: {}, documents: {}, 'library-files': {}, 'form-files': {} }

  for (const owner of ['A', 'B', 'C'] as const) {
    const media = await upload(
      admin,
      'media',
      { name: canary(owner, 'media') },
      { name: `${canary(owner, 'media')}.png`, type: 'image/png', data: tinyPng() },
    )
    ids.media[owner] = media.id
    files.media[owner] = String(media.filename)
  }
  for (const owner of ['F', 'C'] as const)
    ids.organisations[owner] = (await create(admin, 'organisations', { name: canary(owner, 'organisations') })).id
  const portal = (owner: 'A' | 'B' | 'C', brand: string, company: 'F' | 'C') =>
    create(admin, 'portals', {
      name: canary(owner, 'portals'),
      slug: canary(owner, 'portals').toLowerCase(),
      brand,
      photo: ids.media[owner],
      company: ids.organisations[company],
      theme: 'main',
      portalLanguage: 'en',
      phone: '+44 20 7946 0100',
      email: 'office@access.example',
      active: true,
    })
  ids.portals.A = (await portal('A', 'akta', 'F')).id
  ids.portals.B = (await portal('B', 'akta', 'F')).id
  ids.portals.C = await portalOfBowmore(admin, { photo: ids.media.C, company: ids.organisations.C })

  const profile = { name: 'Balanced', brand: 'akta', level: 4, returns: 5, factsheetUrl: 'https://access.example/4.pdf' }
  ids['risk-profiles'].A = (await create(admin, 'risk-profiles', profile)).id

  // Each is shown to others: to advisors, to clients, to all.
  for (const [owner, visible] of [
    ['A', ['Advisor']],
    ['B', ['Investor']],
    ['C', ['Admin', 'Advisor', 'Investor']],
  ] as const) {
    const link = { name: canary(owner, 'navigation'), link: '/dashboard', portal: ids.portals[owner], visible }
    ids.navigation[owner] = (await create(admin, 'navigation', link)).id
  }
  ids['data-processes'].A = (await create(admin, 'data-processes', { name: 'Rates' })).id

  const people: Record<'P' | 'Q' | 'R' | 'M' | 'A' | 'B' | 'C' | 'U' | 'D' | 'T' | 'S', object> = {
    P: { isProfessional: true, organisation: ids.organisations.F },
    Q: { isProfessional: true, organisation: ids.organisations.F },
    R: { isProfessional: true, organisation: ids.organisations.C },
    M: { isAdmin: true, organisation: ids.organisations.F },
    A: {},
    B: {},
    C: {},
    U: {},
    D: {},
    // A second factor, which an admin's save switches on, would keep a token from letting anybody in.
    T: { is2FADisabled: true },
    S: { isAdmin: true, isProfessional: true, organisation: ids.organisations.F },
  }
  for (const [owner, flags] of Object.entries(people) as [keyof typeof people, object][]) {
    ids.users[owner] = (await create(admin, 'users', { name: canary(owner, 'users'), email: emailOf(owner), password, ...flags })).id
  }
  const homes: Record<
    'A' | 'B' | 'C' | 'U' | 'T' | 'S',
    Readonly<{ advisors: readonly ('P' | 'Q' | 'R' | 'S')[]; home: 'A' | 'B' | 'C' }>
  > = {
    A: { advisors: ['P'], home: 'A' },
    B: { advisors: ['Q', 'S'], home: 'B' },
    C: { advisors: ['R'], home: 'C' },
    U: { advisors: ['P'], home: 'A' },
    T: { advisors: ['P'], home: 'A' },
    S: { advisors: ['S'], home: 'B' },
  }
  for (const [owner, { advisors, home }] of Object.entries(homes) as [keyof typeof homes, (typeof homes)['A']][]) {
    const link = owner === 'U' ? {} : { externalId: `${canary(owner, 'accounts')}-ext` }
    const account = await create(admin, 'accounts', {
      name: canary(owner, 'accounts'),
      client: ids.users[owner],
      owners: advisors.map((advisor) => ids.users[advisor]),
      portal: ids.portals[home],
      currency: 'GBP',
      active: true,
      ...link,
    })
    ids.accounts[owner] = account.id
    const portfolioLink = owner === 'U' ? {} : { externalId: `${canary(owner, 'portfolios')}-ext` }
    ids.portfolios[owner] = (
      await create(admin, 'portfolios', {
        name: canary(owner, 'portfolios'),
        account: account.id,
        type: 'GIA',
        currency: 'GBP',
        ...portfolioLink,
      })
    ).id
    const inPortfolio = { portfolio: ids.portfolios[owner], currency: 'GBP' }
    ids.holdings[owner] = (
      await create(admin, 'holdings', { ...inPortfolio, name: canary(owner, 'holdings'), symbol: 'HELD', units: 10 })
    ).id
    const booking = { ...inPortfolio, symbol: 'BOOKED', type: 'Purchase', date: '2026-11-02', amount: 10 }
    ids.transactions[owner] = (await create(admin, 'transactions', { ...booking, name: canary(owner, 'transactions') })).id
    if (owner === 'U' || owner === 'T' || owner === 'S') continue
    const name = canary(owner, 'documents')
    const document = await upload(
      admin,
      'documents',
      { name, account: account.id, type: 'Other' },
      { name: `${name}.pdf`, type: 'application/pdf', data: tinyPdf(name) },
    )
    ids.documents[owner] = document.id
    files.documents[owner] = String(document.filename)
  }

  await makeContent(admin, ids, files)
  for (const owner of ['A', 'B', 'C'] as const) {
    const members = [{ account: ids.accounts[owner] }]
    ids.groups[owner] = (await create(admin, 'groups', { name: canary(owner, 'groups'), score: 1, portal: ids.portals[owner], members })).id
  }

  const cookies: World['cookies'] = { admin: admin.cookie() }
  const enter = async (owner: keyof typeof people) => {
    cookies[owner] = (await signIn(emailOf(owner), { password, brand: brandOf(owner) })).cookie()
  }
  // D has no door here before somebody lets them read an account, and T never comes by themselves.
  for (const owner of Object.keys(people) as (keyof typeof people)[]) if (owner !== 'D' && owner !== 'T') await enter(owner)
  for (const [owner, author] of [
    ['A', 'P'],
    ['B', 'Q'],
    ['C', 'R'],
  ] as const) {
    const words = { subject: canary(owner, 'messages'), body: 'Word', recipient: ids.users[owner], portal: ids.portals[owner] }
    ids.messages[owner] = (await create(clientWith({ brand: brandOf(author), cookie: cookies[author] ?? '' }), 'messages', words)).id
  }
  for (const owner of ['A', 'B'] as const) {
    const client = clientWith({ brand: brandOf(owner), cookie: cookies[owner] ?? '' })
    const account = ids.accounts[owner]
    const toD = await letRead(client, { account, email: emailOf('D'), reason: canary(owner, 'delegations') })
    if (owner === 'B') {
      const ended = await client.post(`/api/delegations/${toD}/revoke`, {})
      if (ended.status !== 200) throw new Error(`The delegation of B was not ended: ${ended.status} ${ended.text}`)
    }
    // To somebody who has not come yet.
    const email = `delegate-of-${owner.toLowerCase()}@access.example`
    ids.delegations[owner] = await letRead(client, { account, email, reason: canary(owner, 'delegations') })
  }
  await enter('D')
  cookies.T = await lentEyes({ ids, cookies })
  for (const owner of ['A', 'B', 'C'] as const) {
    const asked = await clientWith({ brand: brandOf(owner), cookie: cookies[owner] ?? '' }).post('/api/functions/generatePdf', {
      account: ids.accounts[owner],
    })
    // 200 where a write conflict of MongoDB made the server ask again: the report is there then.
    const isAccepted = asked.status === 202 || (product().database === 'mongodb' && asked.status === 200)
    if (!isAccepted) throw new Error(`The report of ${owner} was not accepted: ${asked.status} ${asked.text}`)
    ids.reports[owner] = (asked.body as { id: string }).id
  }
  await makeSubmissions(admin, { ids, files, cookies })
  return { ids, files, cookies }
}

/** Lets somebody read an account for three months, without its papers. Returns the delegation. */
async function letRead(client: Client, of: Readonly<{ account: string | undefined; email: string; reason: string }>): Promise<string> {
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
  const granted = await client.post('/api/delegations/grant', { ...of, until, mayDownload: false })
  if (granted.status !== 200) throw new Error(`The delegation was not granted: ${granted.status} ${granted.text}`)
  const [delegation] = docsOf(await client.get(`/api/delegations?where[email][equals]=${of.email}&sort=-createdAt&limit=1&depth=0`))
  return delegation?.id ?? ''
}

/**
 * A session in which P looks with the eyes of a client, by a custom token. Of one who does nothing by themselves: both would share what a person may
 * write in a minute.
 */
async function lentEyes({ cookies, ids }: Pick<World, 'cookies' | 'ids'>): Promise<string> {
  const path = `/dashboard/${canary('A', 'portals').toLowerCase()}`
  const advisor = clientWith({ brand: 'akta', cookie: cookies.P ?? '' })
  const made = await advisor.post('/api/functions/getCustomToken', { uid: ids.users.T, path })
  const { token } = made.body as { token?: string }
  const exchanged = await clientWith({ brand: 'akta', cookie: '' }).post('/api/users/custom-token', { token, path })
  if (exchanged.status !== 200)
    throw new Error(`No look with the eyes of T: ${made.status} ${made.text}, ${exchanged.status} ${exchanged.text}`)
  return exchanged.setCookies[0]?.split(';')[0] ?? ''
}

/** The demo's own portal of bowmore, as the brand may have one alone. From here on it bears a canary's name and address. */
async function portalOfBowmore(admin: Client, own: object): Promise<string> {
  const [seeded] = docsOf(await admin.get('/api/portals?where[brand][equals]=bowmore&limit=1&depth=0'))
  const change = { name: canary('C', 'portals'), slug: canary('C', 'portals').toLowerCase(), ...own }
  const { status, text } = await admin.patch(`/api/portals/${seeded?.id}`, change)
  if (status !== 200) throw new Error(`The portal of bowmore was not taken over: ${status} ${text}`)
  return seeded?.id ?? ''
}

/**
 * Content of the brands. Pages: F for everybody, B for whoever is signed in, A for A alone, C for everybody on bowmore, U a draft. Posts: A is
 * shown, B hidden, U a draft. Files: A for the staff, B for everybody who is signed in.
 */
async function makeContent(admin: Client, ids: World['ids'], files: World['files']): Promise<void> {
  const of = (owner: Owner, collection: Canaried) => ({
    name: canary(owner, collection),
    brand: owner === 'C' ? 'bowmore' : 'akta',
    ...(owner === 'U' ? {} : { _status: 'published' }),
  })
  const views = {
    A: { level: 'users', users: [ids.users.A] },
    B: { level: 'authenticated' },
    C: { level: 'public' },
    F: { level: 'public' },
    U: { level: 'public' },
  }
  for (const [owner, view] of Object.entries(views) as [keyof typeof views, object][])
    ids.pages[owner] = (await create(admin, 'pages', { ...of(owner, 'pages'), views: [view] })).id
  for (const owner of ['A', 'B', 'C', 'U'] as const)
    ids.posts[owner] = (await create(admin, 'posts', { ...of(owner, 'posts'), hidden: owner === 'B' })).id
  for (const owner of ['A', 'C', 'U'] as const)
    ids.commentary[owner] = (await create(admin, 'commentary', { ...of(owner, 'commentary'), reportDate: '2026-11-02' })).id
  for (const collection of ['people', 'clients', 'libraries'] as const)
    for (const owner of ['A', 'C'] as const) ids[collection][owner] = (await create(admin, collection, of(owner, collection))).id
  for (const owner of ['A', 'B', 'C'] as const) {
    const name = canary(owner, 'library-files')
    const file = { name: `${name}.pdf`, type: 'application/pdf', data: tinyPdf(name) }
    const data = { ...of(owner, 'library-files'), audience: owner === 'B' ? 'members' : 'staff' }
    const made = await upload(admin, 'library-files', data, file)
    ids['library-files'][owner] = made.id
    files['library-files'][owner] = String(made.filename)
  }
}

/** A form of akta that A and B have sent, each with a file. */
async function makeSubmissions(admin: Client, { cookies, files, ids }: World): Promise<void> {
  const form = await create(admin, 'forms', {
    name: 'Circumstances',
    brand: 'akta',
    _status: 'published',
    steps: [
      {
        title: 'You',
        fields: [
          { type: 'text', name: 'note', label: 'Note', required: true },
          { type: 'file', name: 'proof', label: 'Proof' },
        ],
      },
    ],
  })
  ids.forms.A = form.id
  ids.processes.A = (await create(admin, 'processes', { name: 'Circumstances', form: form.id })).id
  for (const owner of ['A', 'B'] as const) {
    const client = clientWith({ brand: 'akta', cookie: cookies[owner] ?? '' })
    const name = `${canary(owner, 'form-files')}.pdf`
    const sent = uploadForm({ field: 'proof' }, { name, type: 'application/pdf', data: tinyPdf(name) })
    const file = await client.send('POST', `/api/forms/${form.id}/files`, sent)
    ids['form-files'][owner] = (file.body as { id: string }).id
    const answers = { note: canary(owner, 'submissions'), proof: [ids['form-files'][owner]] }
    const submission = await client.post(`/api/forms/${form.id}/submissions`, { answers })
    if (submission.status !== 201) throw new Error(`The form of ${owner} was not taken: ${submission.status} ${submission.text}`)
    ids.submissions[owner] = (submission.body as { id: string }).id
    const stored = (await admin.get(`/api/form-files/${ids['form-files'][owner]}`)).body as { filename: string }
    files['form-files'][owner] = stored.filename
  }
}
