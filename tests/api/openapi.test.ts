import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FormatsPlugin } from 'ajv-formats'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import { root } from '../helpers/children'
import { type Client, clientWith, send, signIn } from '../helpers/client'
import { docsOf } from '../helpers/records'

type Content = { 'application/json'?: { schema: object } }
type Operation = {
  operationId: string
  summary: string
  security?: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { content?: Content }>
  requestBody?: { content: Content }
}
type Description = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Error: object } }
}

let description: Description
let client: Client
let admin: Client
let parameters: Record<string, string>
// CommonJS with a default export of its own, which each loader wraps in another way.
const addFormats = createRequire(join(root, 'package.json'))('ajv-formats') as FormatsPlugin
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)

beforeAll(async () => {
  description = (await send('GET', '/api/openapi.json')).body as Description
  client = await signIn('advisor@akta.example')
  const { docs } = (await client.get('/api/accounts?where[externalId][equals]=QS-2044&depth=0')).body as { docs: { id: string }[] }
  const account = docs[0]?.id ?? ''
  const { portfolios } = (await client.get(`/api/wealth/accounts/${account}`)).body as AccountResponse
  const portfolio = portfolios[0]?.id ?? ''
  const { holdings } = (await client.get(`/api/wealth/portfolios/${portfolio}/holdings`)).body as HoldingsResponse
  const report = (await client.post('/api/functions/generatePdf', { account })).body as { id: string }
  const named = async (collection: string) => docsOf(await client.get(`/api/${collection}?limit=1&depth=0`))[0]?.id ?? ''
  const [form, process] = [await named('forms'), await named('processes')]
  admin = await signIn('admin@quayside.example')
  const idOfFirst = async (collection: string) => docsOf(await admin.get(`/api/${collection}?limit=1&depth=0`))[0]?.id ?? ''
  const [portal, dataProcess, person] = [await idOfFirst('portals'), await idOfFirst('data-processes'), await idOfFirst('users')]
  const ofAccount = docsOf(await admin.get(`/api/accounts?where[id][equals]=${account}&depth=0`))[0]?.portal
  const statement = { portal: ofAccount, kind: 'valuation', date: '2026-09-30', accounts: [account] }
  const batch = (await admin.post('/api/report-batches', statement)).body as { id: string }
  parameters = {
    account,
    portfolio,
    form,
    process,
    portal,
    dataProcess,
    person,
    holding: holdings[1]?.id ?? '',
    report: report.id,
    batch: batch.id,
    fund: 'HARBOUR-CORE-4',
    article: 'N20261119',
  }
})

/** By the start of a path, whose id stands in it. */
const idsOf: readonly (readonly [start: string, parameter: string])[] = [
  ['/wealth/accounts/', 'account'],
  ['/wealth/portfolios/', 'portfolio'],
  ['/market/portfolios/', 'portfolio'],
  ['/market/funds/', 'fund'],
  ['/market/news/', 'article'],
  ['/forms/', 'form'],
  ['/processes/', 'process'],
  ['/navigation/', 'portal'],
  ['/data-processes/', 'dataProcess'],
  ['/report-batches/', 'batch'],
  ['/reports/', 'report'],
  ['/editing/accounts/', 'account'],
  ['/functions/inviteClient/', 'account'],
  ['/functions/sendSignInLink/', 'person'],
  ['/functions/resetSecondFactor/', 'person'],
  ['/functions/getCustomToken/', 'person'],
]
const queries: Readonly<Record<string, string>> = {
  '/functions/getPublishedList': '?collection=posts',
  '/session/admin-menu': '?locale=en',
  '/functions/getPublishedContent': '?collection=posts&slug=what-one-per-cent-costs',
  '/panel/search': '?q=elle',
  '/wealth/search': '?portal=akta&q=bond',
  '/market/funds/compare': '?ids=HARBOUR-CORE-4,HARBOUR-ESG-4',
  '/wealth/simulation': '?portal=akta&level=5&amount=250000&monthly=100&years=15',
}
const queryOf = (path: string): string =>
  /^\/(wealth\/(clients|last-visit|family|advisor-total|client-groups|external-accounts)|greeting|editing\/new-account)/.test(path)
    ? '?portal=akta'
    : path.endsWith('/at')
      ? '?date=2026-06-30'
      : (queries[path] ?? '')

/** The address of a documented path, with ids that the person may see. */
function addressOf(path: string): string {
  const [, parameter = ''] = idsOf.find(([start]) => path.startsWith(start)) ?? []
  const filled = path.replace('{id}', parameters[parameter] ?? '').replace('{holding}', parameters.holding ?? '')
  return `/api${filled.replace('{symbol}', 'QSI62C8').replace('{base}/{quote}', 'GBP/USD').replace('{collection}', 'accounts')}${queryOf(path)}`
}

const errorsOf = (validate: ValidateFunction, body: unknown) =>
  validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)

const gets = [
  '/session',
  '/session/admin-menu',
  '/wealth/clients',
  '/wealth/last-visit',
  '/wealth/search',
  '/wealth/simulation',
  '/wealth/accounts/{id}',
  '/wealth/accounts/{id}/report',
  '/wealth/accounts/{id}/report-kinds',
  '/wealth/accounts/{id}/values',
  '/wealth/accounts/{id}/allocation',
  '/wealth/accounts/{id}/documents',
  '/wealth/accounts/{id}/private-equity',
  '/wealth/family',
  '/wealth/family/values',
  '/wealth/family/allocation',
  '/wealth/portfolios/{id}',
  '/wealth/portfolios/{id}/performance',
  '/wealth/portfolios/{id}/holdings',
  '/wealth/portfolios/{id}/holdings/{holding}',
  '/wealth/portfolios/{id}/transactions',
  '/wealth/portfolios/{id}/cash',
  '/wealth/portfolios/{id}/documents',
  '/wealth/portfolios/{id}/holdings/{holding}/documents',
  '/market/funds',
  '/market/funds/compare',
  '/market/funds/{id}',
  '/market/spotlights',
  '/market/risk-comparison',
  '/market/portfolios/{id}/factsheet',
  '/market/news',
  '/market/news/{id}',
  '/market/quotes/{symbol}',
  '/market/rates/{base}/{quote}',
  '/wealth/portfolios/{id}/risk',
  '/wealth/accounts/{id}/risk',
  '/wealth/portfolios/{id}/breakdowns',
  '/wealth/accounts/{id}/breakdowns',
  '/wealth/portfolios/{id}/charges',
  '/wealth/accounts/{id}/charges',
  '/wealth/portfolios/{id}/gains',
  '/wealth/accounts/{id}/gains',
  '/wealth/portfolios/{id}/dates',
  '/wealth/accounts/{id}/dates',
  '/wealth/accounts/{id}/performance',
  '/wealth/accounts/{id}/at',
  '/wealth/portfolios/{id}/exposure',
  '/wealth/portfolios/{id}/bonds',
  '/wealth/portfolios/{id}/return',
  '/wealth/portfolios/{id}/bridge',
  '/wealth/accounts/{id}/return',
  '/wealth/accounts/{id}/bridge',
  '/wealth/portfolios/{id}/titles',
  '/wealth/portfolios/{id}/transactions/categories',
  '/wealth/portfolios/{id}/contract-notes',
  '/wealth/portfolios/{id}/holdings/{holding}/transactions',
  '/wealth/advisor-total',
  '/wealth/client-groups',
  '/wealth/external-accounts',
  '/forms/{id}/open',
  '/forms/questionnaire',
  '/processes/{id}/form',
  '/processes/open',
  '/editing/accounts/{id}',
  '/editing/new-account',
  '/functions/inviteClient/{id}',
  '/reports/{id}/status',
  '/users/me/activity',
  '/users/me/preferences',
  '/users/me/client-views',
  '/navigation/of-portal/{id}',
  '/data-processes/{id}/steps',
  '/panel/search',
  '/panel/lists/{collection}/count',
  '/report-batches/offered',
  '/report-batches/{id}/progress',
  '/report-batches/{id}/statements',
  '/report-evidence',
  '/users/me/profile',
  '/users/me/terms',
  '/users/me/security',
  '/users/me/passkeys',
  '/users/me/sessions',
  '/delegations/own',
  '/organisations/own',
  '/greeting',
  '/functions/sendSignInLink/{id}',
  '/functions/resetSecondFactor/{id}',
  '/functions/getCustomToken/{id}',
  '/functions/bigben',
  '/functions/getPublishedList',
  '/functions/getPublishedContent',
]

describe('the API description', () => {
  it('is OpenAPI 3.1 and names every endpoint of ours once', () => {
    expect(description).toMatchObject({ openapi: '3.1.0', info: { title: 'Quayside' }, servers: [{ url: '/api' }] })
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([...gets, '/functions/generatePdf', '/users/login', '/users/refresh-token', '/documents/{id}/download']),
    )
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { summary } of operations) expect(summary.length).toBeGreaterThan(10)
  })

  it('does not name doors that are closed, nor a parameter that is not in the path', () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      expect(path).not.toMatch(/first-register|unlock|\/verify\/|payload-/)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters: given } of Object.values(methods))
        expect(given.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named)
    }
  })

  it('has a schema for every GET that answers in JSON', () => {
    const documented = Object.entries(description.paths).flatMap(([path, { get }]) =>
      get?.responses['200']?.content?.['application/json'] ? [path] : [],
    )
    expect(documented.sort()).toEqual([...gets].sort())
  })

  it.each(gets)('tells the truth of GET %s', async (path) => {
    const schema = description.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema
    // The accounts of a family are their client's alone; designers, the panel's search and its menu are its people's.
    const ofPanel =
      /^\/(session\/admin-menu|navigation\/|data-processes\/|panel\/|report-(batches|evidence)|functions\/(sendSignInLink|resetSecondFactor|getCustomToken)\/|wealth\/external-accounts)/.test(
        path,
      )
    // An organisation is its company admin's.
    const other = path.startsWith('/wealth/family') ? 'family' : path.startsWith('/organisations/') ? 'company' : null
    const reader = other ? await signIn(`${other}@akta.example`) : ofPanel ? admin : client
    const answer = await reader.get(addressOf(path))
    expect(answer.status).toBe(200)
    expect(errorsOf(ajv.compile(schema ?? { not: {} }), answer.body)).toEqual([])
    // A schema that anything fits is no description.
    expect(errorsOf(ajv.compile(schema ?? {}), { anything: 1 })).not.toEqual([])
  })

  it('tells the truth of errors', async () => {
    const validate = ajv.compile(description.components.schemas.Error)
    const nobody = clientWith()
    for (const answer of [
      await nobody.get(addressOf('/wealth/accounts/{id}')),
      await client.get('/api/wealth/accounts/none'),
      await client.get('/api/wealth/clients'),
      await client.get('/api/nothing-here'),
      await client.get('/api/payload-jobs'),
      await client.get('/api/accounts/none'),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(errorsOf(validate, answer.body)).toEqual([])
      expect((answer.body as { errors: { code: string }[] }).errors[0]?.code).toMatch(/^[a-z_]+$/)
    }
  })

  it('has what a sign-in and a report take, and refuses what they do not take', async () => {
    const bodyOf = (path: string) => description.paths[path]?.post?.requestBody?.content['application/json']?.schema ?? {}
    expect(errorsOf(ajv.compile(bodyOf('/users/login')), { email: 'a@b.example', password: 'x' })).toEqual([])
    expect(errorsOf(ajv.compile(bodyOf('/functions/generatePdf')), { account: 'a', locale: 'is' })).toEqual([])
    expect(errorsOf(ajv.compile(bodyOf('/functions/generatePdf')), { account: 'a', locale: 'de' })).not.toEqual([])
    for (const body of [{}, { account: 1 }, { account: 'a', locale: 'de' }])
      expect((await client.post('/api/functions/generatePdf', body)).status).toBe(400)
  })

  it('can be read as a page, without a script', async () => {
    const page = await send('GET', '/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const path of Object.keys(description.paths)) expect(page.text).toContain(`/api${path}`)
    expect(page.text).not.toMatch(/<script|<style| style=/)
    // The fonts come with the portal's own style sheet.
    const sheets = [...page.text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    const css = await Promise.all(sheets.map(async (href) => (await send('GET', href)).text))
    expect(css.join('\n')).toMatch(/@font-face\s*\{\s*font-family:\s*['"]?Inter Variable/)
    expect(page.text).not.toContain('`')
  })
})
