import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { endProcess, runProgram, startProgram, tailOf, waitFor } from '../helpers/children'
import { type Client, send, signIn } from '../helpers/client'
import { freePorts } from '../helpers/freePorts'
import { product } from '../helpers/product'

let dataDir: string
let env: Record<string, string>
let port = 0
let web: { pid: number } | undefined
let chief: Client

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'qs-admin-'))
  mkdirSync(join(dataDir, 'tmp'))
  ;[port = 0] = await freePorts(1)
  env = {
    ...product().env,
    DEMO: 'off',
    PAYLOAD_SECRET: 'a-secret-of-this-test-alone-0123456789',
    // Every source of the brands that ship; nothing listens there.
    ...Object.fromEntries(
      ['AKTA', 'BOWMORE', 'BOWMORE_PRIVATE_EQUITY', 'IOLCUS'].flatMap((source) => [
        [`WEALTH_${source}_URL`, 'http://127.0.0.1:9'],
        [`WEALTH_${source}_TOKEN`, 'none'],
      ]),
    ),
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${join(dataDir, 'portal.db')}`,
    TMPDIR: join(dataDir, 'tmp'),
  }
})

afterAll(async () => {
  if (web) await endProcess(web.pid)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})

const createAdmin = (args: string[], own: Record<string, string> = {}) =>
  runProgram('scripts/createAdmin.ts', { env: { ...env, ...own }, args })

describe('an installation without a demo', () => {
  it('has its first administrator made by a command, with a password that is shown once', async () => {
    const made = await createAdmin(['--email', 'Chief@firm.example', '--name', 'Ada Chief'])
    expect(made.output).toMatch(/chief@firm\.example is a platform admin now\. Password, shown this once: \S{12,}/)
    expect(made.code).toBe(0)
    const password = /once: (\S+)/.exec(made.output)?.[1]

    const log = join(dataDir, 'web.log')
    web = startProgram('cms/web.ts', { env, log })
    await waitFor(
      'The web process',
      async () => (await send('GET', '/healthz', { port }).catch(() => null))?.status === 200 || tailOf(log, 3),
    )
    chief = await signIn('chief@firm.example', { password: password ?? '', port })
    expect((await chief.get('/api/users?depth=0')).body).toMatchObject({ totalDocs: 1 })
  })

  it.each(['/dev/gallery', '/dev/gallery?rows=10', '/dev/mailbox'])('finds nothing at %s, which a demo has', async (path) => {
    const { status, text } = await chief.get(path)
    expect([status, text]).toEqual([404, expect.not.stringMatching(/assets\/Gallery|gallery-/)])
    expect((await chief.get('/profile')).status).toBe(200)
  })

  it('makes none of somebody who exists', async () => {
    const again = await createAdmin(['--email', 'chief@firm.example'])
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('exists already and was left as it is')])
  })

  it.each([
    ['no address', [], {}, 'Name the address to sign in with'],
    ['a weak password', ['--email', 'other@firm.example'], { ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD is refused: Min 8 characters'],
  ])('refuses with a sentence: %s', async (_, args, own, sentence) => {
    const refused = await createAdmin(args, own)
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(sentence)])
  })
})
