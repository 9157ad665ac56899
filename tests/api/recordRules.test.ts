import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPdf } from '../factories/files'
import type { Answer, Client } from '../helpers/client'
import { create, type Doc, docOf, docsOf, upload, uploadForm } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* What is asked of people, accounts, groups, portals and documents before they are saved, in the words of the specification; and who may save them. */

let tenant: Tenant
let admin: Client
let advisor: Client

beforeAll(async () => {
  tenant = await makeTenant()
  admin = tenant.admin
  advisor = await tenant.advisor.signIn()
}, 120_000)

type Problem = { message: string; code?: string; data?: { errors?: { path: string; message: string }[] } }

/** Status, code, field and words of a refusal. */
const problem = ({ body, status }: Answer): unknown[] => {
  const [error] = (body as { errors?: Problem[] }).errors ?? []
  const [field] = error?.data?.errors ?? []
  return [status, error?.code, field?.path, field?.message ?? error?.message]
}
/** The words alone. */
const words = (answer: Answer): unknown => problem(answer)[3]

const taken = 'An account with this email address already exists.'
const address = (name: string) => `${name}@${tenant.brand}.example`
const newAccount = (own: object) => ({ name: 'New', owners: [tenant.advisor.id], portal: tenant.portal.id, currency: 'GBP', ...own })

describe('an account', () => {
  it('needs an advisor', async () => {
    expect(problem(await admin.post('/api/accounts', newAccount({ owners: [] })))).toEqual([
      400,
      'bad_request',
      'owners',
      'Advisor is required',
    ])
  })

  it('is alone with its address in its portal, spaces removed; another portal and the trash do not count', async () => {
    const first = docOf(await admin.post('/api/accounts', newAccount({ email: ` Ann a@${tenant.brand}.example ` })))
    expect(first.email).toBe(address('anna'))
    expect(problem(await admin.post('/api/accounts', newAccount({ email: address('anna') })))).toEqual([400, 'email_taken', 'email', taken])
    const elsewhere = await tenant.otherPortal({ name: 'Elsewhere', slug: `${tenant.brand}-elsewhere` })
    docOf(await admin.post('/api/accounts', newAccount({ email: address('anna'), portal: elsewhere.id })))
    expect((await admin.del(`/api/accounts/${first.id}`)).status).toBe(200)
    const second = docOf(await admin.post('/api/accounts', newAccount({ email: address('anna') })))
    // Nor can it come back to an address that somebody has taken meanwhile.
    expect(problem(await admin.patch(`/api/accounts/${first.id}?trash=true`, { deletedAt: null }))).toEqual([
      400,
      'email_taken',
      'email',
      taken,
    ])
    docOf(await admin.patch(`/api/accounts/${second.id}`, { email: address('beata') }), 200)
    docOf(await admin.patch(`/api/accounts/${first.id}?trash=true`, { deletedAt: null }), 200)
  })

  it('of six with one address at once one is saved, and the others are told why', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.post('/api/accounts', newAccount({ email: address('race') }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400])
    expect(new Set(answers.filter(({ status }) => status === 400).map(words))).toEqual(new Set([taken]))
  })

  it('keeps its address once its client has signed in', async () => {
    const client = await tenant.person('Signed In')
    const account = await tenant.account('Signed In', { client: client.id, email: address('first') })
    docOf(await admin.patch(`/api/accounts/${account.id}`, { email: address('second') }), 200)
    await client.signIn()
    expect(problem(await admin.patch(`/api/accounts/${account.id}`, { email: address('third') }))).toEqual([
      400,
      'email_fixed',
      'email',
      'The client has signed in, so this address can no longer be changed here',
    ])
    docOf(await admin.patch(`/api/accounts/${account.id}`, { location: 'Reykjavík' }), 200)
  })
})

describe('groups', () => {
  it.each([
    [{ score: 1 }, 'name', 'Name is required'],
    [{ name: 'Without' }, 'score', 'Field is required'],
    [{ name: 'Wordy', score: 'high' }, 'score', 'Please enter a number'],
    [{ name: 'Nobody', score: 1, members: [{}] }, 'members', 'Choose an account or a person in each row'],
  ])('%j is refused', async (data, path, message) => {
    expect(problem(await admin.post('/api/groups', data))).toEqual([400, 'bad_request', path, message])
  })

  it('are listed by score, the highest first', async () => {
    for (const score of [2, 30, 7]) await create(admin, 'groups', { name: `Scored ${score}`, score, portal: tenant.portal.id })
    const scores = docsOf(await advisor.get('/api/groups?where[name][contains]=Scored')).map((group) => group.score)
    expect(scores).toEqual([30, 7, 2])
  })

  it('take only accounts whose client has registered, from either side', async () => {
    const group = await create(admin, 'groups', { name: 'Registered', score: 1, portal: tenant.portal.id })
    const account = await tenant.account('Not Registered')
    const refused = 'Adding a group failed because the account has not registered yet'
    expect(problem(await admin.patch(`/api/accounts/${account.id}`, { groups: [group.id] }))).toEqual([
      400,
      'account_not_registered',
      'groups',
      refused,
    ])
    expect(words(await admin.patch(`/api/groups/${group.id}`, { members: [{ account: account.id }] }))).toBe(refused)
    const client = await tenant.person('Now Registered')
    docOf(await admin.patch(`/api/accounts/${account.id}`, { client: client.id, groups: [group.id] }), 200)
  })

  const membersOf = async (id: string) =>
    ((await admin.get(`/api/groups/${id}?depth=0`)).body as { members: { account?: string; user?: string; memberSince: string }[] }).members

  it('know their members and since when, whichever record was saved', async () => {
    const [client, colleague] = [await tenant.person('Member Client'), await tenant.person('Member Colleague')]
    const account = await tenant.account('Member', { client: client.id })
    const group = await create(admin, 'groups', { name: 'Members', score: 1 })
    docOf(await admin.patch(`/api/accounts/${account.id}`, { groups: [group.id] }), 200)
    docOf(await admin.patch(`/api/users/${colleague.id}`, { groups: [group.id] }), 200)
    const [first, second] = await membersOf(group.id)
    expect([first?.account, second?.user]).toEqual([account.id, colleague.id])
    expect(Date.parse(first?.memberSince ?? '')).not.toBeNaN()
    // Taken out on the group's side.
    docOf(await admin.patch(`/api/groups/${group.id}`, { members: [{ user: colleague.id, memberSince: '2024-05-01' }] }), 200)
    expect((await admin.get(`/api/accounts/${account.id}?depth=0`)).body).toMatchObject({ groups: [] })
    expect(await membersOf(group.id)).toMatchObject([{ user: colleague.id, memberSince: '2024-05-01T00:00:00.000Z' }])
    // A copy begins empty, and takes nobody along.
    const copy = docOf(await admin.post(`/api/groups/${group.id}/duplicate`, {}), 200)
    expect([copy.name, await membersOf(copy.id)]).toEqual(['Members - Copy', []])
  })

  it('take only people of their portal while they are active, from either side, and keep who is in them', async () => {
    const island = await tenant.otherPortal({ name: 'Island', slug: `${tenant.brand}-island`, company: null })
    const [client, staff, stranger] = [
      await tenant.person('Of One Portal'),
      await tenant.person('Of The Firm', { isProfessional: true, organisation: tenant.firm.id }),
      await tenant.person('Of No Portal'),
    ]
    const account = await tenant.account('Of One Portal', { client: client.id })
    const [own, foreign, idle, free] = [
      await create(admin, 'groups', { name: 'Own', score: 1, portal: tenant.portal.id }),
      await create(admin, 'groups', { name: 'Foreign', score: 1, portal: island.id }),
      await create(admin, 'groups', { name: 'Idle', score: 1, portal: tenant.portal.id, active: false }),
      await create(admin, 'groups', { name: 'Free', score: 1 }),
    ]
    const enter = (person: string, ...groups: string[]) => admin.patch(`/api/users/${person}`, { groups })
    const refused = 'Choose active groups of the portals that the person belongs to'
    for (const [person, group] of [
      [client.id, foreign.id],
      [client.id, idle.id],
      [staff.id, foreign.id],
      [stranger.id, own.id],
    ] as const)
      expect(problem(await enter(person, group))).toEqual([400, 'group_not_offered', 'groups', refused])
    for (const person of [client.id, staff.id]) docOf(await enter(person, own.id, free.id), 200)
    docOf(await enter(stranger.id, free.id), 200)
    expect(problem(await admin.post('/api/users', { name: 'New', email: 'new@x.example', groups: [own.id] }))[1]).toBe('group_not_offered')
    // Who advises on an account of a portal belongs to it too, and so does whoever is its client there.
    await tenant.account('On The Island', { client: client.id, portal: island.id, owners: [staff.id] })
    for (const person of [client.id, staff.id]) docOf(await enter(person, own.id, free.id, foreign.id), 200)

    const put = (group: string, members: object[]) => admin.patch(`/api/groups/${group}`, { members })
    const notIts = 'Choose members who belong to the portal of the group; nobody enters one that is inactive'
    for (const [group, member] of [
      [own.id, { user: stranger.id }],
      [idle.id, { user: staff.id }],
      [idle.id, { account: account.id }],
      [foreign.id, { account: account.id }],
    ] as const)
      expect(problem(await put(group, [...(await membersOf(group)), member]))).toEqual([400, 'group_not_offered', 'members', notIts])
    docOf(await put(free.id, [...(await membersOf(free.id)), { account: account.id }]), 200)

    // Those who are in it stay when it becomes inactive, and hold it where it is.
    docOf(await admin.patch(`/api/groups/${own.id}`, { active: false, name: 'Own, closed' }), 200)
    docOf(await admin.patch(`/api/users/${client.id}`, { phone: '1', groups: [own.id] }), 200)
    expect(problem(await admin.patch(`/api/groups/${free.id}`, { portal: island.id }))).toEqual([
      400,
      'group_not_offered',
      'members',
      notIts,
    ])
  })

  it('hold all who enter at once', async () => {
    const client = await tenant.person('Many Accounts')
    const accounts = [1, 2, 3, 4].map((number) => tenant.account(`Many ${number}`, { client: client.id }))
    const ids = (await Promise.all(accounts)).map(({ id }) => id)
    const group = await create(admin, 'groups', { name: 'At once', score: 1 })
    await Promise.all(ids.map((id) => admin.patch(`/api/accounts/${id}`, { groups: [group.id] })))
    expect((await membersOf(group.id)).map(({ account }) => account).toSorted()).toEqual(ids.toSorted())
  })

  it('give their documents to those who are in them and to nobody else, and who they are is nobody’s to see', async () => {
    const [inside, outside] = [await tenant.person('Inside'), await tenant.person('Outside')]
    const account = await tenant.account('Inside', { client: inside.id })
    await tenant.account('Outside', { client: outside.id })
    const group = await create(admin, 'groups', { name: 'Readers', score: 1, members: [{ account: account.id }] })
    const file = { name: 'letter.pdf', type: 'application/pdf', data: tinyPdf('letter') }
    const letter = await upload(admin, 'documents', { name: 'Letter', type: 'Other', group: group.id }, file)
    const [asInside, asOutside] = [await inside.signIn(), await outside.signIn()]
    expect((await asInside.get(`/api/documents/${letter.id}/download`)).status).toBe(200)
    expect((await asOutside.get(`/api/documents/${letter.id}`)).status).toBe(404)
    expect((await asOutside.get(`/api/documents/${letter.id}/download`)).status).toBe(404)
    expect((await asInside.get(`/api/groups/${group.id}`)).body).toMatchObject({ name: 'Readers', members: [] })
    docOf(await admin.patch(`/api/groups/${group.id}`, { active: false }), 200)
    expect((await asInside.get(`/api/documents/${letter.id}`)).status).toBe(404)
  })
})

describe('a person', () => {
  it('has an address that nobody else has', async () => {
    const person = await tenant.person('Only One')
    const other = await tenant.person('Another One')
    const data = { name: 'Twin', email: person.email.toUpperCase(), password: 'Tenant-2026' }
    const message = 'An user with this email address already exists.'
    expect(problem(await admin.post('/api/users', data))).toEqual([400, 'bad_request', 'email', message])
    expect(words(await admin.patch(`/api/users/${other.id}`, { email: person.email }))).toBe(message)
    docOf(await admin.patch(`/api/users/${person.id}`, { email: person.email, city: 'Akureyri' }), 200)
  })

  it.each([
    [{ country: 'XX' }, 'country', 'Choose a country from the list'],
    [{ linkedin: 'javascript:alert(1)' }, 'linkedin', 'Use an address that begins with https://'],
  ])('%j is refused', async (own, path, message) => {
    expect(problem(await admin.patch(`/api/users/${tenant.advisor.id}`, own))).toEqual([400, 'bad_request', path, message])
  })

  it('keeps their own contact details, and no flag, role or group', async () => {
    const { id } = tenant.advisor
    docOf(
      await advisor.patch(`/api/users/${id}`, { country: 'IS', address1: 'Laugavegur 1', role: 'Financial Advisor', isMessenger: true }),
      200,
    )
    expect((await admin.get(`/api/users/${id}?depth=0`)).body).toMatchObject({
      country: 'IS',
      address1: 'Laugavegur 1',
      isMessenger: false,
    })
    expect(((await admin.get(`/api/users/${id}?depth=0`)).body as Doc).role ?? null).toBeNull()
  })

  it('who is not active can no longer be chosen as an advisor', async () => {
    const former = await tenant.person('Former', { isProfessional: true, organisation: tenant.firm.id, active: false })
    expect((await admin.post('/api/accounts', newAccount({ owners: [former.id] }))).status).toBe(400)
  })
})

describe('a portal', () => {
  const portal = (own: object) => ({
    name: 'Another',
    slug: `${tenant.brand}-another`,
    brand: tenant.brand,
    photo: tenant.portal.photo,
    theme: 'main',
    portalLanguage: 'en',
    phone: '1',
    email: 'office@a.example',
    ...own,
  })

  it.each([
    [{ photo: [] }, 'photo', 'Logo is required'],
    [{ theme: null }, 'theme', 'Theme is required'],
    [{ portalLanguage: null }, 'portalLanguage', 'Language is required'],
    [{ phone: ' ' }, 'phone', 'Phone is required'],
    [{ email: null }, 'email', 'Email is required'],
    [{ email: 'nowhere' }, 'email', 'Email must be valid'],
  ])('%j is refused', async (own, path, message) => {
    const data = { ...portal({}), photo: [(tenant.portal.photo as Doc[])[0]?.id ?? (tenant.portal.photo as string[])[0]], ...own }
    expect(problem(await admin.post('/api/portals', data))).toEqual([400, 'bad_request', path, message])
  })

  it('has terms in each language, without anything that runs', async () => {
    const { id } = tenant.portal
    const tnc = { en: '<p onclick="steal()">Be <strong>fair</strong><script>steal()</script></p>', is: '<p>Verið sanngjörn' }
    docOf(await admin.patch(`/api/portals/${id}`, { tnc }), 200)
    expect((await advisor.get(`/api/portals/${id}?depth=0`)).body).toMatchObject({
      tnc: { en: '<p>Be <strong>fair</strong></p>', is: '<p>Verið sanngjörn</p>' },
    })
  })
})

describe('a document', () => {
  const file = { name: 'form.pdf', type: 'application/pdf', data: tinyPdf('form') }
  const file2 = (as: Client, data: object) => {
    const form = uploadForm({ name: 'Form', ...data }, file)
    return as.send('POST', '/api/documents', { body: form.body, headers: form.headers })
  }

  it('belongs to one account, one group or one portal', async () => {
    const account = await tenant.account('One Home')
    const message = 'Choose one account, one group or one portal'
    expect(words(await file2(admin, { type: 'Other' }))).toBe(message)
    expect(words(await file2(admin, { type: 'Other', account: account.id, portal: tenant.portal.id }))).toBe(message)
  })

  it('is new to a client until they open it, and never to whoever filed it', async () => {
    const client = await tenant.person('Reads Papers')
    const own = await tenant.account('Reads Papers', { client: client.id })
    const as = await client.signIn()
    const filed = docOf(await file2(advisor, { type: 'CCR', account: own.id }))
    const brought = docOf(await file2(as, { type: 'Forms and Account documents', account: own.id }))
    const newOnes = async (reader: Client) => {
      const docs = docsOf(await reader.get(`/api/documents?where[account][equals]=${own.id}&depth=0`))
      expect(docs.map(({ id }) => id).sort()).toEqual([filed.id, brought.id].sort())
      return docs.filter(({ isNew }) => isNew).map(({ id }) => id)
    }
    expect(await newOnes(as)).toEqual([filed.id])
    expect(await newOnes(advisor)).toEqual([])
    expect((await as.get(`/api/documents/${filed.id}/download?inline=1`)).status).toBe(200)
    expect(await newOnes(as)).toEqual([])
  })

  it('is brought by a client into their own account when it is a form, and filed by advisors', async () => {
    const client = await tenant.person('Brings Forms')
    const own = await tenant.account('Brings Forms', { client: client.id })
    const foreign = await tenant.account('Not Theirs')
    const as = await client.signIn()
    const form = { type: 'Forms and Account documents' }
    const brought = docOf(await file2(as, { ...form, account: own.id }))
    expect((await file2(as, { ...form, account: foreign.id })).status).toBe(403)
    expect((await file2(as, { type: 'CCR', account: own.id })).status).toBe(403)
    expect((await file2(as, { ...form, portal: tenant.portal.id })).status).toBe(403)
    expect((await as.patch(`/api/documents/${brought.id}`, { name: 'Renamed' })).status).toBe(403)
    docOf(await file2(advisor, { type: 'CCR', account: own.id }))
    docOf(await advisor.patch(`/api/documents/${brought.id}`, { name: 'Renamed' }), 200)
    expect((await advisor.patch(`/api/documents/${brought.id}`, { portal: tenant.portal.id, account: null })).status).toBe(403)
  })
})

describe('what advisors keep', () => {
  it('their clients’ accounts and portfolios, and nothing that would make them another’s', async () => {
    const client = await tenant.person('Looked After')
    const account = await tenant.account('Looked After', { client: client.id })
    docOf(await advisor.patch(`/api/accounts/${account.id}`, { name: 'Renamed', gender: 'female', externalId: 'QS-1', client: null }), 200)
    expect((await admin.get(`/api/accounts/${account.id}?depth=0`)).body).toMatchObject({
      name: 'Renamed',
      gender: 'female',
      client: client.id,
    })
    const stored = (await admin.get(`/api/accounts/${account.id}?depth=0`)).body as Doc
    expect(stored.externalId ?? null).toBeNull()
    const pot = docOf(
      await advisor.post('/api/portfolios', { name: 'Pot', account: account.id, type: 'GIA', currency: 'GBP', riskLevel: 7, esgRating: 3 }),
    )
    docOf(await advisor.patch(`/api/portfolios/${pot.id}`, { objective: 'ExO', region: 'USA' }), 200)
    expect((await advisor.del(`/api/portfolios/${pot.id}`)).status).toBe(200)
    const as = await client.signIn()
    expect((await as.patch(`/api/accounts/${account.id}`, { name: 'Mine' })).status).toBe(403)
  })

  it('a new account of their portal, and of no other', async () => {
    const made = docOf(await advisor.post('/api/accounts', newAccount({ name: 'Brought in', email: address('brought') })))
    expect((await advisor.get(`/api/accounts/${made.id}`)).status).toBe(200)
    const foreign = await makeTenant()
    expect((await advisor.post('/api/accounts', newAccount({ portal: foreign.portal.id }))).status).toBe(400)
    expect((await advisor.post('/api/accounts', newAccount({ owners: [foreign.advisor.id] }))).status).toBe(400)
  })

  it.each([
    [{ riskLevel: 11 }, 'riskLevel', 'Maximum value is 10'],
    [{ esgRating: 'good' }, 'esgRating', 'Please enter a number'],
  ])('a portfolio with %j is refused', async (own, path, message) => {
    const account = await tenant.account('Numbers')
    const data = { name: 'Pot', account: account.id, type: 'GIA', currency: 'GBP', ...own }
    expect(problem(await advisor.post('/api/portfolios', data))).toEqual([400, 'bad_request', path, message])
  })
})

describe('a subscription', () => {
  const used = (answer: Answer) => problem(answer)

  it('limits the accounts of its portal: made, moved and brought back, and says what is used', async () => {
    const small = await create(admin, 'subscriptions', { name: 'Small', accountLimit: 2, advisorLimit: 5 })
    const portal = await tenant.otherPortal({ name: 'Limited', slug: `${tenant.brand}-limited`, subscription: small.id })
    const inside = newAccount({ portal: portal.id })
    const refusal = [400, 'subscription_limit', 'portal', 'The subscription Small allows 2 accounts, and 2 are in use']
    const first = docOf(await admin.post('/api/accounts', inside))
    docOf(await admin.post('/api/accounts', inside))
    expect(used(await admin.post('/api/accounts', inside))).toEqual(refusal)
    const elsewhere = await tenant.account('Moves')
    expect(used(await admin.patch(`/api/accounts/${elsewhere.id}`, { portal: portal.id }))).toEqual(refusal)
    // Those inside are changed as before, and one that goes makes room.
    docOf(await admin.patch(`/api/accounts/${first.id}`, { location: 'Athens' }), 200)
    expect((await admin.del(`/api/accounts/${first.id}`)).status).toBe(200)
    docOf(await admin.patch(`/api/accounts/${elsewhere.id}`, { portal: portal.id }), 200)
    expect(used(await admin.patch(`/api/accounts/${first.id}?trash=true`, { deletedAt: null }))).toEqual(refusal)
  })

  it('that says no limits has the usual ones: 100 accounts and 50 advisors', async () => {
    expect(await create(admin, 'subscriptions', { name: 'Usual' })).toMatchObject({ accountLimit: 100, advisorLimit: 50 })
    const none = { name: 'None', accountLimit: null, advisorLimit: 5 }
    expect(problem(await admin.post('/api/subscriptions', none))).toEqual([400, 'bad_request', 'accountLimit', 'Field is required'])
  })

  it('gives the last seats to as many as there are, however many ask at once', async () => {
    const three = await create(admin, 'subscriptions', { name: 'Three', accountLimit: 3, advisorLimit: 5 })
    const portal = await tenant.otherPortal({ name: 'Raced', slug: `${tenant.brand}-raced`, subscription: three.id })
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.post('/api/accounts', newAccount({ portal: portal.id }))))
    const { totalDocs } = (await admin.get(`/api/accounts/count?where[portal][equals]=${portal.id}`)).body as { totalDocs: number }
    const made = answers.filter(({ status }) => status === 201).length
    expect([made, totalDocs]).toEqual([3, 3])
    expect(answers.filter(({ status }) => status !== 201).map((answer) => problem(answer)[1])).toEqual(Array(3).fill('subscription_limit'))
  })

  it('limits the advisors of its portal', async () => {
    const one = await create(admin, 'subscriptions', { name: 'One', accountLimit: 10, advisorLimit: 1 })
    const portal = await tenant.otherPortal({ name: 'One advisor', slug: `${tenant.brand}-one`, subscription: one.id })
    const second = await tenant.person('Second Advisor', { isProfessional: true, organisation: tenant.firm.id })
    const account = docOf(await admin.post('/api/accounts', newAccount({ portal: portal.id })))
    const refusal = [400, 'subscription_limit', 'owners', 'The subscription One allows 1 advisors, and 1 are in use']
    docOf(await admin.post('/api/accounts', newAccount({ portal: portal.id })))
    expect(used(await admin.post('/api/accounts', newAccount({ portal: portal.id, owners: [second.id] })))).toEqual(refusal)
    expect(used(await admin.patch(`/api/accounts/${account.id}`, { owners: [tenant.advisor.id, second.id] }))).toEqual(refusal)
    expect((await admin.get(`/api/accounts/${account.id}?depth=0`)).body).toMatchObject({ owners: [tenant.advisor.id] })
  })

  it('or a brand that may have one portal has one', async () => {
    const existing = docsOf(await admin.get('/api/portals?where[brand][equals]=bowmore&limit=5'))
    const photo = (tenant.portal.photo as (string | Doc)[]).map((each) => (typeof each === 'string' ? each : each.id))
    const portal = { name: 'Bowmore', brand: 'bowmore', photo, theme: 'main', portalLanguage: 'en', phone: '1', email: 'a@b.example' }
    const slugs = Array.from({ length: 4 }, (_, index) => `${tenant.brand}-bowmore-${index}`)
    const answers = await Promise.all(slugs.map((slug) => admin.post('/api/portals', { ...portal, slug })))
    const made = answers.flatMap(({ body, status }) => (status === 201 ? [(body as { doc: Doc }).doc] : []))
    for (const { id } of made) await admin.del(`/api/portals/${id}`)
    expect(made).toHaveLength(existing.length === 0 ? 1 : 0)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused && problem(refused)).toEqual([
      400,
      'subscription_limit',
      'brand',
      'The brand bowmore may have 1 portals, and 1 are in use',
    ])
  })
})

describe('a copy', () => {
  it('is made as often as one likes, of what is linked to nothing and has no address', async () => {
    const account = await tenant.account('Copied')
    const portfolio = await create(admin, 'portfolios', { name: 'Copied', account: account.id, type: 'GIA', currency: 'GBP' })
    for (const path of [`accounts/${account.id}`, `portfolios/${portfolio.id}`])
      for (let time = 0; time < 2; time += 1) {
        const copy = docOf(await admin.post(`/api/${path}/duplicate`, {}), 200)
        expect(copy.name).toBe('Copied - Copy')
      }
  })
})
