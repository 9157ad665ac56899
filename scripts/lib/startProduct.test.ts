import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createFakeTree, type FakeTree, type Run, until } from './fakeTree'
import { ask } from './waitFor.mjs'

// Processes are counted through /proc.
const describeOnLinux = process.platform === 'linux' ? describe : describe.skip

describeOnLinux('npm start', () => {
  let tree: FakeTree
  beforeEach(async () => {
    tree = await createFakeTree()
  })
  afterEach(() => tree.remove())

  const ready = async (run: Run) => {
    let code: number | null | undefined
    void run.ended.then((ended) => (code = ended))
    await until(() => run.output().includes('Ctrl-C stops everything') || code !== undefined)
    expect(run.output()).toContain('Quayside is ready after')
  }
  const stop = async (run: Run, signal: NodeJS.Signals = 'SIGINT') => {
    run.kill(signal)
    return run.ended
  }
  const webAnswers = async () => (await ask(`http://127.0.0.1:${tree.port}/healthz`)) !== null

  it('builds, seeds and starts on a fresh clone, and the second time only starts', async () => {
    const first = tree.start()
    await ready(first)
    const calls = tree.calls()
    expect([...calls.slice(0, 2), ...calls.slice(2, 6).sort(), calls[6]]).toEqual([
      'vite.js build',
      'next build',
      'sandbox-first',
      'sandbox-market',
      'sandbox-second',
      'sandbox-third',
      'seed',
    ])
    expect(calls.slice(7).sort()).toEqual(['web', 'worker'])
    expect(first.output()).toContain(`http://akta.localhost:${tree.port}`)
    expect(first.output()).toContain(`http://localhost:${tree.port}/admin`)
    expect(first.output()).toContain('Demo sign-ins, password Quayside-2026 for all:')
    expect(first.output()).toMatch(/disabled@akta\.example .*\(sign-in is refused\)/)
    expect(first.output()).toMatch(/twofactor@akta\.example .*\(TOTP secret [A-Z2-7]{32}\)/)
    expect(first.output()).toMatch(/textmessage@akta\.example .*\(the PIN is shown here and at \/dev\/mailbox\)/)
    expect(first.output()).toContain('web: upstream failed (reset)')
    expect(readFileSync(join(tree.dataDir, 'logs/web.log'), 'utf8')).toContain('"msg":"listens"')
    expect(await stop(first)).toBe(0)
    expect(tree.processes()).toEqual([])
    expect(await webAnswers()).toBe(false)
    expect(existsSync(join(tree.dataDir, 'start.lock'))).toBe(false)

    tree.forgetCalls()
    const second = tree.start()
    await ready(second)
    expect([...tree.calls()].sort()).toEqual(['sandbox-first', 'sandbox-market', 'sandbox-second', 'sandbox-third', 'web', 'worker'])
    expect(await stop(second, 'SIGTERM')).toBe(0)
    expect(tree.processes()).toEqual([])
  })

  it('prints its steps, what failed and where to go, and no line of a log', async () => {
    const run = tree.start()
    await ready(run)
    const log = join(tree.dataDir, 'logs/web.log')
    await until(() => run.output().includes('web: ') && readFileSync(log, 'utf8').includes('upstream failed'))
    expect(readFileSync(log, 'utf8').match(/"msg":"request"/g)).toHaveLength(2)
    const lines = run.output().split('\n')
    const ofProcesses = lines.filter((line) => /^[\w-]+: |[{}]/.test(line))
    const programs = ['sandbox-first', 'sandbox-market', 'sandbox-second', 'sandbox-third', 'web']
    expect(ofProcesses.sort()).toEqual(programs.map((name) => `${name}: upstream failed (reset)`))
    const addresses = lines.filter((line) => line.includes('http://'))
    expect(addresses.length).toBeGreaterThan(3)
    for (const line of addresses) expect(line).toMatch(/^ {2}\S.* {2,}http:/)
  })

  it('asks for a real upstream and no demo data where the operator says so', async () => {
    writeFileSync(
      join(tree.folder, '.env'),
      'BRANDS=akta\nWEALTH_AKTA_URL=http://127.0.0.1:9\nWEALTH_AKTA_TOKEN=t\nDEMO=off\nPAYLOAD_SECRET=0123456789012345678901234567890123456789\n',
    )
    mkdirSync(tree.dataDir, { recursive: true })
    writeFileSync(join(tree.dataDir, 'portal.db'), '')
    const run = tree.start()
    await ready(run)
    expect(tree.calls()).toEqual(['vite.js build', 'next build', 'web', 'worker'])
    expect(run.output()).not.toContain('Quayside-2026')
  })

  it('refuses a second start on the same data folder', async () => {
    const first = tree.start()
    await ready(first)
    const second = tree.start({ PORT: '0' })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Quayside already runs on ${tree.dataDir} (process ${first.pid}).`)
    expect(await webAnswers()).toBe(true)
  })

  it('says that the port is taken before it builds anything', async () => {
    const other = createServer().listen(tree.port, '127.0.0.1')
    const run = tree.start()
    const code = await run.ended
    other.close()
    expect(code).toBe(1)
    expect(run.output()).toContain(`Port ${tree.port} is in use by`)
    expect(run.output()).toContain(`PORT=${tree.port + 1} npm start`)
    expect(tree.calls()).toEqual([])
  })

  it('names every wrong setting at once before it builds anything', async () => {
    const run = tree.start({ PORT: 'abc', LOG_LEVEL: 'loud', DEMO: 'maybe' })
    expect(await run.ended).toBe(1)
    expect(run.output()).toMatch(/PORT must be[^]*DEMO must be[^]*LOG_LEVEL must be/)
    expect(tree.calls()).toEqual([])
  })

  it.each([
    ['a port that no browser can be sent to', { PORT: '0' }, 'PORT must be a whole number from 1 to 65535'],
    ['a proxy that is none', { TRUST_PROXY: 'nonsense' }, 'TRUST_PROXY must be addresses'],
    ['a folder of brands that is not there', { BRANDS_DIR: '/nope' }, 'BRANDS_DIR /nope is no folder that can be read'],
    ['a browser that is not there', { CHROMIUM_PATH: '/nope' }, 'CHROMIUM_PATH /nope cannot be run'],
    [
      'a database file that is gone',
      {
        DEMO: 'off',
        PAYLOAD_SECRET: '0'.repeat(32),
        DATABASE_URL: 'file:/tmp/no-such-file.db',
        BRANDS: 'akta',
        WEALTH_AKTA_URL: 'http://127.0.0.1:9',
        WEALTH_AKTA_TOKEN: 't',
      },
      'DATABASE_URL names /tmp/no-such-file.db, which does not exist',
    ],
  ])('names %s before it builds anything, without a stack', async (_, own, sentence) => {
    const run = tree.start(own)
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(sentence)
    expect(run.output()).not.toMatch(/\n\s+at /)
    expect(tree.calls()).toEqual([])
  })

  it('says when the data folder cannot be written', async () => {
    writeFileSync(join(tree.folder, 'file'), '')
    const run = tree.start({ DATA_DIR: join(tree.folder, 'file/data') })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(`The data folder ${tree.folder}/file/data cannot be written`)
  })

  it('leaves no process when it is stopped while building, and builds again next time', async () => {
    tree.sign('build.hangs')
    const run = tree.start()
    await until(() => tree.calls().includes('next worker'))
    expect(await stop(run, 'SIGTERM')).toBe(128 + 15)
    expect(tree.processes()).toEqual([])
    tree.unsign('build.hangs')
    tree.forgetCalls()
    const second = tree.start()
    await ready(second)
    expect(tree.calls()[0]).toBe('next build')
  })

  it('leaves no process when it is killed while building', async () => {
    tree.sign('build.hangs')
    const run = tree.start()
    await until(() => tree.calls().includes('next worker'))
    await stop(run, 'SIGKILL')
    await until(() => tree.processes().length === 0)
    expect(tree.processes()).toEqual([])
  })

  it('leaves no process when it is killed while running, and starts again at once', async () => {
    const run = tree.start()
    await ready(run)
    await stop(run, 'SIGKILL')
    const second = tree.start()
    await ready(second)
    expect(second.output()).toContain('The last start was killed; what it left has been cleared away.')
    await stop(second)
    expect(tree.processes()).toEqual([])
  })

  it.each<NodeJS.Signals>(['SIGTERM', 'SIGKILL'])('leaves no process when npm alone gets %s', async (signal) => {
    const run = tree.start({}, true)
    await ready(run)
    await stop(run, signal)
    await until(() => tree.processes().length === 0)
    expect(await webAnswers()).toBe(false)
  })

  it('ends with the tail of the log when the web process cannot start', async () => {
    tree.sign('web.fails')
    const run = tree.start()
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('The web process ended (exit 7). The end of data/logs/web.log:')
    expect(run.output()).toContain('cannot open the books')
    expect(tree.processes()).toEqual([])
  })

  it.each(['web', 'worker'])('starts a %s process again that was killed', async (name) => {
    const run = tree.start()
    await ready(run)
    const pid = tree.processes().find((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(`dist/server/${name}.js`))
    if (pid === undefined) throw new Error(`no ${name} process runs`)
    process.kill(pid, 'SIGKILL')
    await until(() => tree.calls().filter((call) => call === name).length === 2)
    expect(run.output()).toContain(`The ${name} process ended (ended by SIGKILL; see data/logs/${name}.log). Starting it again.`)
    if (name === 'web') await until(webAnswers)
    expect(await stop(run)).toBe(0)
    expect(tree.processes()).toEqual([])
  })

  it('ends when the worker never comes up', async () => {
    writeFileSync(join(tree.folder, 'cms/web.ts'), 'setInterval(() => {}, 1000)')
    tree.sign('worker.fails')
    const second = tree.start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('The worker process ended (exit 7). The end of data/logs/worker.log:')
    expect(tree.processes()).toEqual([])
  })

  it('keeps its own files in the data folder and what is built in ignored folders', async () => {
    const run = tree.start()
    await ready(run)
    await stop(run)
    expect(readdirSync(tree.folder).sort()).toEqual([
      'cms',
      'data',
      'dist',
      'jobs',
      'node_modules',
      'package-lock.json',
      'package.json',
      'portal',
      'scripts',
      'shared',
    ])
    expect(readdirSync(tree.dataDir).sort()).toEqual(['calls', 'logs', 'portal.db', 'secret', 'seeded.json', 'tmp'])
    expect(readdirSync(join(tree.dataDir, 'tmp')).filter((name) => !name.startsWith('tsx-'))).toEqual([])
  })
})
