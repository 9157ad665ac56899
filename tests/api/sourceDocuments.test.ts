import { afterEach, describe, expect, it } from '@jest/globals'
import type { Provenance } from '../../shared/contracts/provenance'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { HoldingDocumentsResponse } from '../../shared/contracts/wealth/holdingDocuments'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PrivateEquityResponse } from '../../shared/contracts/wealth/privateEquity'
import type { SourceDocumentsResponse } from '../../shared/contracts/wealth/sourceDocuments'
import { waitFor } from '../helpers/children'
import { type Client, clientWith, signIn } from '../helpers/client'
import { sumOf, toPence } from '../helpers/figures'
import { type BrandName, product } from '../helpers/product'
import { docsOf } from '../helpers/records'
import { makeTenant } from '../helpers/tenant'

/* What a data provider has beside figures: documents, commitments to private equity, and what it keeps to be quick. */

const places: Readonly<Record<string, number>> = { akta: 0, bowmore: 1, iolcus: 2 }
const sandboxOf = (brand: BrandName): string => `http://127.0.0.1:${Number(new URL(product().sandboxUrl).port) + (places[brand] ?? 0)}`
const strike = async (fault: object): Promise<void> => {
  const answer = await fetch(`${sandboxOf('bowmore')}/__fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(answer.status).toBe(201)
}
const askedOf = async (brand: BrandName): Promise<string[]> => {
  const { requests } = (await (await fetch(`${sandboxOf(brand)}/__journal`)).json()) as { requests: { method: string; path: string }[] }
  return requests.map(({ method, path }) => `${method} ${path}`)
}

afterEach(async () => {
  await fetch(`${sandboxOf('bowmore')}/__fault`, { method: 'DELETE' })
})

const bodyOf = async <T>(client: Client, path: string): Promise<T> => {
  const answer = await client.get(path)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body as T
}
/** Has an account read anew. A source that failed for a while before is not asked (its circuit breaker is open), so that is waited for. */
const readAnew = (client: Client, account: string): Promise<void> =>
  waitFor('The account to be read anew', async () => (await client.post(`${account}/refresh`)).status === 200, 40_000, 2000)
const clientOf = (name: string, brand: BrandName): Promise<Client> => signIn(`${name}@${brand}.example`, { brand })
const accountOf = async (client: Client): Promise<string> => {
  const { accounts } = await bodyOf<{ accounts: { id: string }[] }>(client, '/api/session')
  return `/api/wealth/accounts/${accounts[0]?.id}`
}
/** The list, as soon as its upstream has reckoned its book. */
async function documentsAt(client: Client, path: string): Promise<SourceDocumentsResponse> {
  let list: SourceDocumentsResponse | undefined
  await waitFor(`The documents at ${path}`, async () => {
    list = await bodyOf<SourceDocumentsResponse>(client, `${path}/documents`)
    return !list.degraded || JSON.stringify(list.reasons)
  })
  if (!list) throw new Error('no list')
  return list
}
const fileAt = (path: string, id: string | undefined): string => `${path}/documents/${id}/file`

const upstreams = [
  { brand: 'akta', hidden: /QS-2044\/|\.pdf|D2044W/ },
  { brand: 'bowmore', hidden: /D2044/ },
] as const

describe.each(upstreams)('documents of the provider of $brand', ({ brand, hidden }) => {
  it('are listed, the newest first, and nothing tells where they lie', async () => {
    const investor = await clientOf('investor', brand)
    const account = await accountOf(investor)
    const { portfolios } = await bodyOf<AccountResponse>(investor, account)
    const list = await documentsAt(investor, account)
    expect(list).toMatchObject({ source: brand, isOffered: true, degraded: false })
    const dates = list.documents.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(list.documents.map(({ id }) => id)).size).toBe(list.documents.length)
    expect(JSON.stringify(list)).not.toMatch(hidden)
    expect(new Set(list.documents.map(({ type }) => type))).toEqual(
      new Set(['Other', 'Valuations and Statements', ...(brand === 'akta' ? ['CN'] : [])]),
    )
    const about = new Set(list.documents.flatMap(({ portfolio }) => portfolio?.id ?? []))
    expect(about).toEqual(new Set(portfolios.map(({ id }) => id)))
    expect(list.documents.find(({ typeName }) => typeName === 'Letter')).toMatchObject({ name: 'Welcome letter', portfolio: null })
    const ofPortfolio = await documentsAt(investor, `/api/wealth/portfolios/${portfolios[0]?.id}`)
    expect(new Set(ofPortfolio.documents.map(({ type }) => type))).toEqual(new Set(['Valuations and Statements', 'CN']))
  })

  it('are opened under our own headers, each with a line of the log', async () => {
    const investor = await clientOf('investor', brand)
    const account = await accountOf(investor)
    const letter = (await documentsAt(investor, account)).documents.find(({ typeName }) => typeName === 'Letter')
    const file = await investor.get(fileAt(account, letter?.id))
    expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Welcome letter ${letter?.date}.pdf"`,
      'content-length': String(file.bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect((await investor.get(`${fileAt(account, letter?.id)}?inline=1`)).headers['content-disposition']).toMatch(/^inline; /)
    const admin = await signIn('admin@quayside.example', { brand })
    const [line] = docsOf(await admin.get('/api/logs?where[section][equals]=documents&sort=-createdAt&limit=1&depth=0'))
    expect(line).toMatchObject({ type: 'Downloaded', collection: 'accounts', recordTitle: 'Welcome letter' })
  })

  it('are open to no one else, and by no other id than the list of the very owner gives', async () => {
    const [investor, single] = [await clientOf('investor', brand), await clientOf('single', brand)]
    const [account, other] = [await accountOf(investor), await accountOf(single)]
    const [own] = (await documentsAt(investor, account)).documents
    const { portfolios } = await bodyOf<AccountResponse>(investor, account)
    const note = (await documentsAt(investor, `/api/wealth/portfolios/${portfolios[0]?.id}`)).documents.find(({ type }) => type === 'CN')
    const before = (await askedOf(brand)).filter((line) => /download/.test(line)).length
    for (const [reader, path] of [
      [single, fileAt(account, own?.id)],
      [single, fileAt(other, own?.id)],
      [investor, fileAt(other, own?.id)],
      [investor, fileAt(`/api/wealth/portfolios/${portfolios[1]?.id}`, note?.id)],
      ...['D2044W', '..%2F..%2FDocuments', 'QS-2044%2FLetters%202012%2FD2044W.pdf', Buffer.from('D2044W').toString('base64url'), '%00'].map(
        (id) => [investor, fileAt(account, id)] as const,
      ),
    ] as const)
      expect([path, (await reader.get(path)).status]).toEqual([path, 404])
    expect((await askedOf(brand)).filter((line) => /download/.test(line))).toHaveLength(before)
    expect((await single.get(`${account}/documents`)).status).toBe(404)
    const nobody = clientWith({ brand })
    for (const path of [`${account}/documents`, fileAt(account, own?.id)]) expect((await nobody.get(path)).status).toBe(401)
  })
})

describe('papers of a holding', () => {
  const holdingsAt = async (client: Client, portfolio: string) =>
    (await bodyOf<HoldingsResponse>(client, `/api/wealth/portfolios/${portfolio}/holdings`)).holdings

  it.each(['akta', 'bowmore'] as const)('are those of its fund, opened from our own address, on %s', async (brand) => {
    const investor = await clientOf('investor', brand)
    const { portfolios } = await bodyOf<AccountResponse>(investor, await accountOf(investor))
    const papers: HoldingDocumentsResponse[] = []
    for (const { id: portfolio } of portfolios)
      for (const { assetClass, id } of await holdingsAt(investor, portfolio)) {
        const answer = await bodyOf<HoldingDocumentsResponse>(
          investor,
          `/api/wealth/portfolios/${portfolio}/holdings/${encodeURIComponent(id)}/documents`,
        )
        expect(answer.degraded).toBe(false)
        expect(assetClass === 'Cash' && answer.fund).toBeFalsy()
        expect(answer.documents.every(({ holding }) => holding === id)).toBe(true)
        papers.push(answer)
      }
    const fund = papers.find((answer) => answer.fund)?.fund
    expect(fund?.documents.map(({ type }) => type)).toContain('Factsheet')
    const file = await investor.get(`/api/market/funds/${fund?.id}/documents/${fund?.documents[0]?.id}`)
    expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(papers.some((answer) => answer.documents.some(({ type }) => type === 'CN'))).toBe(true)
  })

  it('are nobody else’s, and none of what is not held', async () => {
    const [investor, single] = [await clientOf('investor', 'akta'), await clientOf('single', 'akta')]
    const { portfolios } = await bodyOf<AccountResponse>(investor, await accountOf(investor))
    const [held] = await holdingsAt(investor, portfolios[0]?.id ?? '')
    const path = (holding: string) => `/api/wealth/portfolios/${portfolios[0]?.id}/holdings/${encodeURIComponent(holding)}/documents`
    expect((await single.get(path(held?.id ?? ''))).status).toBe(404)
    for (const id of ['none', '../documents', '%00']) expect((await investor.get(path(id))).status).toBe(404)
    expect((await clientWith({ brand: 'akta' }).get(path(held?.id ?? ''))).status).toBe(401)
  })
})

describe('documents', () => {
  it('are none where the provider has none, and need a linked account', async () => {
    const investor = await clientOf('investor', 'iolcus')
    const account = await accountOf(investor)
    expect(await bodyOf(investor, `${account}/documents`)).toMatchObject({
      source: 'iolcus',
      isOffered: false,
      degraded: false,
      documents: [],
    })
    expect((await investor.get(fileAt(account, 'none'))).status).toBe(404)
    const unlinked = await clientOf('unlinked', 'akta')
    expect((await unlinked.get(`${await accountOf(unlinked)}/documents`)).body).toMatchObject({ errors: [{ code: 'need_external_id' }] })
  })

  it('about a portfolio in our trash are not shown, and open no more', async () => {
    const tenant = await makeTenant()
    const holder = await tenant.investor('Paper Holder', ['QS-2044'])
    const investor = await holder.signIn()
    const account = `/api/wealth/accounts/${holder.accounts[0]}`
    let portfolios: AccountResponse['portfolios'] = []
    await waitFor('The portfolios', async () => (portfolios = (await bodyOf<AccountResponse>(investor, account)).portfolios).length === 3)
    const [gone] = portfolios
    const before = await documentsAt(investor, account)
    const theirs = before.documents.filter(({ portfolio }) => portfolio?.id === gone?.id)
    expect(theirs.length).toBeGreaterThan(3)
    expect(await tenant.admin.del(`/api/portfolios/${gone?.id}`)).toMatchObject({ status: 200 })
    const { documents } = await documentsAt(investor, account)
    expect(documents.map(({ id }) => id)).toEqual(
      before.documents.filter(({ portfolio }) => portfolio?.id !== gone?.id).map(({ id }) => id),
    )
    expect((await investor.get(fileAt(account, theirs[0]?.id))).status).toBe(404)
    expect((await investor.get(`/api/wealth/portfolios/${gone?.id}/documents`)).status).toBe(404)
  })

  it('stay listed with a word when the provider fails, and a file that cannot be had says so', async () => {
    const investor = await clientOf('investor', 'bowmore')
    const account = await accountOf(investor)
    const before = await documentsAt(investor, account)
    await strike({ kind: 'status', status: 500, route: '/Documents' })
    // Answers are shared for half a minute, unless somebody has the account read anew.
    await readAnew(investor, account)
    expect(await bodyOf(investor, `${account}/documents`)).toMatchObject({
      degraded: true,
      reasons: [{ part: 'documents', kind: 'unavailable', stale: true }],
      documents: before.documents,
    })
    for (const fault of [{ kind: 'status', status: 500 }, { kind: 'html' }]) {
      await strike({ ...fault, route: '/documents/download' })
      const file = await investor.get(fileAt(account, before.documents[0]?.id))
      expect([file.status, file.body]).toMatchObject([503, { errors: [{ code: 'upstream_unavailable' }] }])
    }
  })
})

describe('private equity', () => {
  it('is shown from its own source, with sums that are in no other figure', async () => {
    const investor = await clientOf('investor', 'bowmore')
    const account = await accountOf(investor)
    const { commitments, totals, ...rest } = await bodyOf<PrivateEquityResponse>(investor, `${account}/private-equity`)
    expect(rest).toMatchObject({ source: 'bowmore-private-equity', isOffered: true, degraded: false, missing: null })
    expect(commitments).toHaveLength(2)
    for (const name of ['called', 'value'] as const)
      expect(toPence(totals?.[name] ?? null)).toBe(sumOf(commitments.map((commitment) => commitment[name])))
    for (const name of ['committed', 'distributed'] as const)
      expect(toPence(totals?.[name] ?? null)).toBe(sumOf(commitments.flatMap((commitment) => commitment[name] ?? [])))
    const { portfolios, value } = await bodyOf<AccountResponse>(investor, account)
    expect(toPence(value)).toBe(sumOf(portfolios.flatMap((portfolio) => portfolio.value ?? [])))
    expect(portfolios.map(({ externalId }) => externalId)).not.toContain('C2044-V204401')
  })

  it('is none for whom the source does not know, and where a brand has no source', async () => {
    const single = await clientOf('single', 'bowmore')
    const none = { commitments: [], totals: null, missing: null, degraded: false }
    expect(await bodyOf(single, `${await accountOf(single)}/private-equity`)).toMatchObject({ isOffered: true, ...none })
    const investor = await clientOf('investor', 'akta')
    expect(await bodyOf(investor, `${await accountOf(investor)}/private-equity`)).toMatchObject({ isOffered: false, ...none })
  })

  it('stays with a word when its source fails, and the account is whole', async () => {
    const investor = await clientOf('investor', 'bowmore')
    const account = await accountOf(investor)
    const before = await bodyOf<PrivateEquityResponse>(investor, `${account}/private-equity`)
    await strike({ kind: 'status', status: 500, route: '/private-equity' })
    await readAnew(investor, account)
    expect(await bodyOf(investor, `${account}/private-equity`)).toMatchObject({
      degraded: true,
      reasons: [{ part: 'commitments', kind: 'unavailable', stale: true }],
      totals: before.totals,
    })
    expect(await bodyOf(investor, account)).toMatchObject({ degraded: false })
  })
})

describe('an account that is read anew', () => {
  it('has its provider forget, once for each key, and tells how old its figures are', async () => {
    const advisor = await clientOf('advisor', 'bowmore')
    const account = await accountOf(await clientOf('investor', 'bowmore'))
    await readAnew(advisor, account)
    const { fetchedAt } = await bodyOf<AccountResponse>(advisor, account)
    await fetch(`${sandboxOf('bowmore')}/__journal`, { method: 'DELETE' })
    const headers = { 'idempotency-key': `anew-${Date.now()}` }
    const answer = await advisor.post(`${account}/refresh`, undefined, { headers })
    expect([answer.status, answer.body]).toMatchObject([200, { source: 'bowmore', degraded: false }])
    expect(Date.parse((answer.body as Provenance).fetchedAt ?? '')).toBeGreaterThan(Date.parse(fetchedAt ?? ''))
    expect((await advisor.post(`${account}/refresh`, undefined, { headers })).headers['idempotent-replayed']).toBe('true')
    const asked = (await askedOf('bowmore')).filter((line) => /Cache|account-overview\/C2044/.test(line))
    expect(asked).toEqual(['DELETE /Cache?contactIds=C2044', 'GET /account-overview/C2044?contactIds=C2044'])
  })

  it('is nothing for a stranger, and does not pass old figures for new when the provider does not forget', async () => {
    const [investor, single] = [await clientOf('investor', 'bowmore'), await clientOf('single', 'bowmore')]
    const account = await accountOf(investor)
    expect((await single.post(`${account}/refresh`)).status).toBe(404)
    expect((await clientWith({ brand: 'bowmore' }).post(`${account}/refresh`)).status).toBe(401)
    await strike({ kind: 'status', status: 500, route: '/Cache' })
    const answer = await investor.post(`${account}/refresh`)
    expect([answer.status, answer.body]).toMatchObject([503, { errors: [{ code: 'upstream_unavailable' }] }])
  })

  it('is refused for a quarter of an hour when one person asks too often, and for nobody else', async () => {
    const tenant = await makeTenant()
    const { id } = await tenant.account('Read Often')
    const [advisor, path] = [await tenant.advisor.signIn(), `/api/wealth/accounts/${id}/refresh`]
    const turns: Awaited<ReturnType<Client['post']>>[] = []
    // It is linked to nothing, so that each turn is counted and none bothers the upstream.
    for (let turn = 0; turn < 31; turn += 1) turns.push(await advisor.post(path))
    expect(new Set(turns.slice(0, 30).map(({ status }) => status))).toEqual(new Set([409]))
    const last = turns.at(-1)
    expect([last?.status, last?.body]).toMatchObject([429, { errors: [{ code: 'too_many_requests' }] }])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    expect((await tenant.admin.post(path)).status).toBe(409)
    expect((await advisor.get(`/api/wealth/accounts/${id}`)).status).toBe(200)
  })
})
