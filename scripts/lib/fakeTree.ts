import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePorts } from '../../tests/helpers/freePorts'
import { root } from './environment.mjs'
import { serverPrograms } from './serverPrograms.mjs'

/** A child that stays and answers on its port; like the real one it is ready when a worker has shown itself. */
const server = (portVariable: string, paths: string) => `
  import { createServer } from 'node:http'
  import { appendFileSync, existsSync, readFileSync } from 'node:fs'
  appendFileSync(process.env.DATA_DIR + '/calls', process.env.QUAYSIDE_PROCESS + '\\n')
  if (existsSync(process.env.DATA_DIR + '/' + process.env.QUAYSIDE_PROCESS + '.fails')) { console.error('cannot open the books'); process.exit(7) }
  const port: number = Number(process.env.${portVariable})
  createServer((req, res) => { 
    const isReady = req.url !== '/readyz' || readFileSync(process.env.DATA_DIR + '/calls', 'utf8').includes('worker')
    res.statusCode = !isReady ? 503 : ${paths}.includes(req.url ?? '') ? 200 : 404
    res.end('{}')
  }).listen(port, '127.0.0.1')
  console.log(JSON.stringify({ level: 30, msg: 'listens' }))
  console.log(JSON.stringify({ level: 30, msg: 'request', method: 'GET', path: '/', status: 200 }))
  console.log(JSON.stringify({ level: 50, msg: 'request', method: 'GET', path: '/api/x', status: 500 }))
  console.log(JSON.stringify({ level: 50, msg: 'upstream failed', err: { message: 'reset' } }))
`

const tool = (proof: string, more = '') => `
  const fs = require('node:fs')
  fs.appendFileSync(process.env.DATA_DIR + '/calls', process.argv.slice(1, 3).map((part) => part.split('/').pop()).join(' ') + '\\n')
  ${more}
  fs.mkdirSync('${proof}'.split('/').slice(0, -1).join('/'), { recursive: true })
  fs.writeFileSync('${proof}', '')
`

const files: Record<string, string> = {
  // All of them are compiled; those that do something here stand below.
  ...Object.fromEntries(Object.values(serverPrograms).map((path) => [path, ''])),
  'package.json': '{ "type": "module", "scripts": { "start": "node scripts/start.mjs" } }',
  'package-lock.json': '{ "packages": { "": {} } }',
  'node_modules/.package-lock.json': '{ "packages": {} }',
  'portal/main.tsx': '',
  'shared/brands/akta.json': '{ "name": "akta", "displayName": "Akta Wealth", "hosts": ["akta.localhost", "localhost"] }',
  'cms/web.ts': server('PORT', "['/readyz', '/healthz']"),
  'jobs/worker.ts': `
    import { appendFileSync, existsSync } from 'node:fs'
    appendFileSync(process.env.DATA_DIR + '/calls', 'worker\\n')
    if (existsSync(process.env.DATA_DIR + '/worker.fails')) { console.error('no database'); process.exit(7) }
    setInterval(() => {}, 1000)`,
  'scripts/sandbox/startFirst.ts': server('SANDBOX_PORT', "['/__health']"),
  'scripts/sandbox/startSecond.ts': server('SANDBOX_PORT', "['/__health']"),
  'scripts/sandbox/startThird.ts': server('SANDBOX_PORT', "['/__health']"),
  'scripts/sandbox/startMarket.ts': server('SANDBOX_PORT', "['/__health']"),
  'scripts/seed.ts':
    "import { appendFileSync } from 'node:fs'\nappendFileSync(process.env.DATA_DIR + '/calls', 'seed\\n'); appendFileSync(process.env.DATA_DIR + '/portal.db', 'rows')",
  'node_modules/vite/bin/vite.js': tool('dist/portal/index.html'),
  'node_modules/next/dist/bin/next': tool(
    'cms/.next/BUILD_ID',
    `if (fs.existsSync(process.env.DATA_DIR + '/build.hangs')) {
       const worker = require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'])
       worker.on('spawn', () => fs.appendFileSync(process.env.DATA_DIR + '/calls', 'next worker\\n'))
       return
     }`,
  ),
}

export type Run = Readonly<{
  pid: number
  /** Does nothing once it has ended. */ kill: (signal: NodeJS.Signals) => void
  output: () => string
  ended: Promise<number | null>
}>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for something that comes, and throws after half a minute: a loop left behind would keep the test run alive. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > patience) throw new Error(`never came: ${isSo.toString()}`)
    await wait(40)
  }
}

let ownFiles: readonly string[] | undefined

/** These programs and every file of ours that they import, at whatever depth. In a process of its own: esbuild does not run inside jest. */
function filesOf(programs: readonly string[]): readonly string[] {
  const list = `
    const { build } = await import('esbuild')
    const { metafile } = await build({ entryPoints: ${JSON.stringify(programs)}, bundle: true, write: false, metafile: true,
      packages: 'external', platform: 'node', format: 'esm', outdir: 'unwritten' })
    console.log(Object.keys(metafile.inputs).join('\\n'))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', list], { cwd: root, encoding: 'utf8' }).trim().split('\n')
}

/** A repository as `npm start` sees it, with our own start in it and small programs in place of the product's. */
export async function createFakeTree() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quayside-start-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const path of ['scripts/demoSignIns.json', ...(ownFiles ??= filesOf(['scripts/start.mjs', 'scripts/checkSettings.ts']))])
    cpSync(join(root, path), join(folder, path))
  for (const path of ['shared/brands', 'shared/domain', 'shared/i18n', 'shared/routes', 'shared/theme'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  cpSync(join(root, 'scripts/lib'), join(folder, 'scripts/lib'), { recursive: true })
  for (const name of ['esbuild', 'tsx', 'zod']) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const [port = 0] = await freePorts(1)
  const [sandboxPort = 0] = await freePorts(1, 4)
  const runs: Run[] = []

  return {
    folder,
    dataDir,
    port,
    /** Through npm, or straight; straight is quicker. */
    start(more: Record<string, string> = {}, isThroughNpm = false): Run {
      const child = spawn(isThroughNpm ? 'npm' : process.execPath, isThroughNpm ? ['start'] : ['scripts/start.mjs'], {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          PORT: String(port),
          SANDBOX_PORT: String(sandboxPort),
          DATA_DIR: dataDir,
          ...more,
        } as unknown as NodeJS.ProcessEnv,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
      const { pid } = child
      if (pid === undefined) throw new Error('npm start could not be run')
      const run = {
        pid,
        kill: (signal: NodeJS.Signals) => child.kill(signal),
        output: () => output,
        ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
      }
      runs.push(run)
      return run
    },
    /** Puts a file into the data folder: a sign for the programs to fail or hang. */
    sign: (name: string) => writeFileSync(join(dataDir, name), ''),
    unsign: (name: string) => rmSync(join(dataDir, name)),
    /** The programs that were run, in order. */
    calls: () => (existsSync(join(dataDir, 'calls')) ? readFileSync(join(dataDir, 'calls'), 'utf8').trim().split('\n') : []),
    forgetCalls: () => rmSync(join(dataDir, 'calls'), { force: true }),
    /** Every process that works in this tree. */
    processes: () =>
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .filter((pid) => {
          try {
            return realpathSync(`/proc/${pid}/cwd`).startsWith(folder) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
          } catch {
            return false
          }
        })
        .map(Number),
    async remove() {
      for (const { kill, ended } of runs) {
        kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type FakeTree = Awaited<ReturnType<typeof createFakeTree>>
