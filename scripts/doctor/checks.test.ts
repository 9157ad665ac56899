import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type Settings } from '../../cms/server/settings'
import { checkClock, checkDatabase, checkDataFolder, checkHolders, checkPort, checkUpstream } from './checks'
import { describeFindings, find } from './finding'

const settingsIn = (dataDir: string, more: Partial<Settings> = {}): Settings => ({
  port: 3000,
  host: '127.0.0.1',
  metricsPort: null,
  dataDir,
  databaseUrl: `file:${join(dataDir, 'portal.db')}`,
  secret: '',
  isDemo: true,
  trustProxy: 'loopback',
  sandboxToday: null,
  wealth: {},
  wealthFolders: {},
  market: {},
  marketDirs: {},
  brandsDir: null,
  brandNames: null,
  holdBackMs: 0,
  retentionYears: 5,
  unsentFilesDays: 7,
  dataHosts: { allowed: [], sandbox: null },
  chromiumPath: null,
  s3: null,
  sms: null,
  mail: { smtpUrl: null, from: null },
  logLevel: 'info',
  ...more,
})
const folder = () => mkdtempSync(join(tmpdir(), 'quayside-doctor-'))

const serve = async (status: number, body = '') => {
  const server = createServer((_, res) => res.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

describe('doctor', () => {
  it('shows each finding in a line, and what to do below it', () => {
    const table = describeFindings([
      { what: 'Node', state: 'ok', found: 'Node 22.1.0' },
      { what: 'Database', state: 'bad', found: 'does not answer', remedy: 'Start it' },
    ])
    expect(table).toBe('ok    Node      Node 22.1.0\nBAD   Database  does not answer\n                → Start it')
  })

  it('finds a folder that cannot be written', async () => {
    const settings = settingsIn(join(folder(), 'missing'))
    expect(await find('Data folder', () => checkDataFolder(settings), 'Mend the rights')).toMatchObject({
      state: 'bad',
      remedy: 'Mend the rights',
    })
    expect(checkDataFolder(settingsIn(folder())).found).toContain('can be written')
  })

  it('tells a database that is to be made from a sound and a damaged one', async () => {
    const settings = settingsIn(folder())
    expect(await checkDatabase(settings)).toMatchObject({ state: 'note', remedy: 'npm start makes it' })
    const { createClient } = await import('@libsql/client')
    const client = createClient({ url: settings.databaseUrl })
    await client.execute('CREATE TABLE users (id TEXT)')
    client.close()
    expect(await checkDatabase(settings)).toMatchObject({ state: 'ok' })
    writeFileSync(
      join(settings.dataDir, 'portal.db'),
      'no database at all, but words enough to fill the header of one, and then some more of them',
    )
    expect(await find('Database', () => checkDatabase(settings), 'Restore')).toMatchObject({ state: 'bad', remedy: 'Restore' })
  })

  it('names who else has the file open, by number and command, and knows our own processes', async () => {
    const settings = settingsIn(folder())
    const file = join(settings.dataDir, 'portal.db')
    writeFileSync(file, '')
    const isLinux = process.platform === 'linux'
    const hold = async (own: Record<string, string>) => {
      const program = `require('node:fs').openSync(${JSON.stringify(file)}); console.log('open'); setInterval(() => {}, 1000)`
      const child = spawn(process.execPath, ['-e', program], {
        env: { NODE_ENV: 'test', ...own },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await new Promise((resolve) => child.stdout.once('data', resolve))
      const end = async () => {
        child.kill('SIGKILL')
        await new Promise((resolve) => child.once('exit', resolve))
      }
      return { pid: child.pid, end }
    }
    const nobody = isLinux ? /^nobody has the file open/ : /Linux only/
    expect(checkHolders(settings)?.found).toMatch(nobody)
    const ours = await hold({ QUAYSIDE_PROCESS: 'web' })
    expect(checkHolders(settings)?.found).toMatch(isLinux ? new RegExp(`^open in process ${ours.pid} \\(web\\) alone`) : /Linux only/)
    const other = await hold({})
    expect(checkHolders(settings)).toMatchObject({
      state: isLinux ? 'bad' : 'note',
      found: expect.stringMatching(
        isLinux ? new RegExp(`^also open in process ${other.pid} \\(.*node.* -e .*openSync.*\\)$`) : /Linux only/,
      ),
    })
    await Promise.all([ours.end(), other.end()])
    expect(checkHolders(settings)?.found).toMatch(nobody)
    expect(checkHolders(settingsIn('', { databaseUrl: 'mongodb://127.0.0.1:1/x' }))).toBeNull()
  })

  it('finds a MongoDB that does not answer', async () => {
    const settings = settingsIn(folder(), { databaseUrl: 'mongodb://127.0.0.1:1/quayside' })
    expect(await find('Database', () => checkDatabase(settings), 'Start it')).toMatchObject({ state: 'bad', remedy: 'Start it' })
  })

  it('tells a sandbox that does not run from an upstream that cannot be reached', async () => {
    const upstream = await serve(401)
    const akta = { setting: 'WEALTH_AKTA_URL', url: `http://127.0.0.1:${upstream.port}` }
    expect(await checkUpstream(akta)).toMatchObject({ state: 'ok' })
    expect(await checkUpstream({ ...akta, token: 'wrong' })).toMatchObject({ state: 'bad', remedy: 'Look at WEALTH_AKTA_TOKEN' })
    upstream.close()
    expect(await checkUpstream({ setting: 'WEALTH_AKTA_URL', url: 'http://127.0.0.1:1' })).toMatchObject({
      state: 'note',
      remedy: 'npm start starts the sandbox',
    })
    expect(await checkUpstream({ setting: 'WEALTH_AKTA_URL', url: 'http://upstream.invalid' })).toMatchObject({ state: 'bad' })
  })

  it('compares the clock with an upstream on another machine', async () => {
    const upstream = await serve(200)
    const url = `http://[::ffff:127.0.0.1]:${upstream.port}`
    const hence = (ms: number) => () => new Date(Date.now() + ms)
    expect(await checkClock([url])).toMatchObject({ state: 'ok' })
    expect(await checkClock([url], hence(120_000))).toMatchObject({ state: 'bad' })
    expect((await checkClock([url], hence(-120_000))).found).toMatch(/is 1(19|20|21) s before/)
    expect((await checkClock([`http://127.0.0.1:${upstream.port}`])).found).toContain('no other machine')
    upstream.close()
  })

  it('tells a product that runs from one that is not ready and from another program', async () => {
    const running = await serve(200)
    expect((await checkPort(settingsIn('', { port: running.port }))).found).toContain('is ready')
    running.close()
    const waking = await serve(503, '{"worker":"missing"}')
    expect(await checkPort(settingsIn('', { port: waking.port }))).toMatchObject({ state: 'bad' })
    waking.close()
    const other = await serve(404)
    expect((await checkPort(settingsIn('', { port: other.port }))).remedy).toContain('is in use')
    other.close()
  })
})
