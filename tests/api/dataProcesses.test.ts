import { beforeAll, describe, expect, it } from '@jest/globals'
import { waitFor } from '../helpers/children'
import { type Client, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { create, type Doc, docsOf } from '../helpers/records'

/* Data processes: which addresses are never asked, the dry run, the run by the worker, and the designer's save. */

let admin: Client
const sandbox = () => `${product().sandboxUrl}/datasets`

beforeAll(async () => {
  admin = await signIn('admin@quayside.example')
})

const step = (own: object) => ({ id: null, getFromApi: true, method: 'GET', location: null, body: null, content: null, ...own })
const { id: _id, ...origin } = step({})
const preview = async (own: object) => (await admin.post('/api/data-processes/preview', { ...origin, ...own })).body

const closed: readonly (readonly [string, string])[] = [
  ['http://localhost/', 'https_only'],
  ['https://localhost/', 'private_address'],
  ['https://127.1/', 'private_address'],
  ['https://2130706433/', 'private_address'],
  ['https://[::1]/', 'private_address'],
  ['https://[::ffff:127.0.0.1]/', 'private_address'],
  ['https://169.254.169.254/latest/meta-data/', 'private_address'],
  ['http://169.254.169.254/latest/meta-data/', 'https_only'],
  ['https://10.0.0.1/', 'private_address'],
  ['https://192.168.0.1/', 'private_address'],
  ['file:///etc/passwd', 'https_only'],
  ['gopher://localhost/', 'https_only'],
  ['https://localhost@example.com/', 'credentials_in_address'],
  ['https://example.com/', 'host_not_allowed'],
  ['https://nowhere.invalid/', 'unknown_host'],
  ['words', 'invalid_address'],
]

describe('an address that is never asked', () => {
  it.each(closed)('%s: %s', async (location, problem) => {
    expect(await preview({ location })).toEqual({ ok: false, problem })
  })

  it('our own ports are not the sandbox', async () => {
    expect(await preview({ location: `http://127.0.0.1:${product().port}/api/users` })).toEqual({ ok: false, problem: 'https_only' })
  })

  it('one that leads on to another is not followed', async () => {
    await fetch(`${product().sandboxUrl}/__fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ route: '/datasets/exchange-rates', kind: 'status', status: 302, n: 1 }),
    })
    expect(await preview({ location: `${sandbox()}/exchange-rates` })).toEqual({ ok: false, problem: 'redirected' })
  })

  it('is not kept either, and the refusal is a sentence', async () => {
    const process = await create(admin, 'data-processes', { name: 'Refused' })
    const answer = await admin.post('/api/data-process-steps', { process: process.id, dataset: 'refused', location: 'https://127.0.0.1/' })
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('This host leads to a private address, which is never asked.'),
    ])
    const saved = await admin.put(`/api/data-processes/${process.id}/steps`, {
      version: ((await admin.get(`/api/data-processes/${process.id}/steps`)).body as { version: string }).version,
      steps: [step({ dataset: 'refused', location: 'https://127.0.0.1/' })],
    })
    expect([saved.status, saved.text]).toEqual([400, expect.stringContaining('steps.0.location')])
  })
})

describe('the dry run', () => {
  it('shows the first rows of JSON and CSV, and keeps nothing', async () => {
    const before = docsOf(await admin.get('/api/datasets?limit=100')).length
    expect(await preview({ location: `${sandbox()}/equity-index` })).toMatchObject({ ok: true, columns: ['month', 'level'], rowCount: 36 })
    const rates = (await preview({ location: `${sandbox()}/exchange-rates` })) as { rows: unknown[][]; columns: string[] }
    expect(rates.columns).toEqual(['month', 'EUR', 'USD', 'ISK'])
    expect(rates.rows).toHaveLength(20)
    expect(rates.rows[0]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.any(Number), expect.any(Number), expect.any(Number)])
    expect(docsOf(await admin.get('/api/datasets?limit=100'))).toHaveLength(before)
  })

  it('sends the body of a POST', async () => {
    expect(await preview({ method: 'POST', location: `${sandbox()}/equity-index`, body: '{"months":3}' })).toMatchObject({ rowCount: 3 })
  })

  it('reads what was pasted in', async () => {
    expect(await preview({ getFromApi: false, content: 'a,b\n1,x' })).toMatchObject({ ok: true, rows: [[1, 'x']] })
  })

  it('is for admins', async () => {
    const advisor = await signIn('advisor@akta.example')
    expect((await advisor.post('/api/data-processes/preview', { ...origin, location: `${sandbox()}/equity-index` })).status).toBe(403)
  })
})

describe('a run', () => {
  const steps = async (process: Doc, ...own: object[]) => {
    const path = `/api/data-processes/${process.id}/steps`
    const { version } = (await admin.get(path)).body as { version: string }
    const answer = await admin.put(path, { version, steps: own.map(step) })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  const ended = async (process: Doc): Promise<Doc> => {
    const read = async () => (await admin.get(`/api/data-processes/${process.id}`)).body as Doc
    await waitFor('The run', async () => ['done', 'failed'].includes(String((await read()).state)), 60_000)
    return read()
  }
  const dataset = async (name: string) => docsOf(await admin.get(`/api/datasets?where[name][equals]=${name}`))[0]

  it('keeps the rows of each step as its dataset, and a second run replaces them', async () => {
    const process = await create(admin, 'data-processes', { name: 'Run' })
    await steps(
      process,
      { dataset: 'run-index', location: `${sandbox()}/equity-index` },
      { dataset: 'run-bands', getFromApi: false, content: 'from\n0\n10' },
    )
    expect((await admin.post(`/api/data-processes/${process.id}/run`, {})).status).toBe(202)
    expect(await ended(process)).toMatchObject({ state: 'done', problem: null, lastRunAt: expect.any(String) })
    const first = await dataset('run-index')
    expect(first).toMatchObject({ rowCount: 36, columns: ['month', 'level'] })
    expect(await dataset('run-bands')).toMatchObject({ rows: [[0], [10]] })
    await admin.post(`/api/data-processes/${process.id}/run`, {})
    await ended(process)
    const second = await dataset('run-index')
    expect(second?.id).toBe(first?.id)
    expect(String(second?.fetchedAt) > String(first?.fetchedAt)).toBe(true)
  })

  it('that fails says why and where; what was kept stays', async () => {
    const process = await create(admin, 'data-processes', { name: 'Fails' })
    await steps(process, { dataset: 'kept', getFromApi: false, content: 'a\n1' })
    await admin.post(`/api/data-processes/${process.id}/run`, {})
    await ended(process)
    // A host that the list let in, and that leads to this machine.
    await steps(process, { dataset: 'kept-too', location: 'https://localhost/' })
    await admin.post(`/api/data-processes/${process.id}/run`, {})
    expect(await ended(process)).toMatchObject({ state: 'failed', problem: 'private_address', problemAt: 'kept-too' })
    expect(await dataset('kept')).toMatchObject({ rows: [[1]] })
  })

  it('of two requests at once one is taken on; an id that nobody has is a 404', async () => {
    const process = await create(admin, 'data-processes', { name: 'Twice' })
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(`/api/data-processes/${process.id}/run`, {})))
    expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => status === 202 || status === 409)).toBe(true)
    expect((await admin.post('/api/data-processes/nobody/run', {})).status).toBe(404)
  })

  it('a dataset has one step that writes it', async () => {
    const [one, other] = [await create(admin, 'data-processes', { name: 'One' }), await create(admin, 'data-processes', { name: 'Other' })]
    const own = { dataset: 'only-once', getFromApi: false, content: 'a\n1' }
    await steps(one, own)
    await expect(steps(other, own)).rejects.toThrow('Another step writes this dataset')
    const direct = await admin.post('/api/data-process-steps', { ...own, process: other.id })
    expect([direct.status, direct.text]).toEqual([400, expect.stringContaining('Another step writes this dataset')])
  })
})

it("the demo's processes have run", async () => {
  const names = docsOf(await admin.get('/api/datasets?limit=100&sort=name')).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['equity-index', 'equity-index-year', 'exchange-rates', 'fee-bands']))
})
