import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFacts } from '../../tests/helpers/facts'
import { product } from '../../tests/helpers/product'
import type { Row } from './row'

const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Memory of the web process before and after the admin panel is used (Linux only), and the time of a second `npm start`. */
export async function measureProcess(): Promise<Row[]> {
  const rows: Row[] = []
  const row = (what: string, ours: string, aim: string): void =>
    void rows.push({ what, ours, baseline: null, ratio: null, aim, baselineIs: null })
  if (process.platform === 'linux') {
    const { pid } = readFacts().web
    row('web process, resident, before the admin panel', `${residentMb(pid).toFixed(0)} MB`, '< 300 MB')
    const get = (path: string) => fetch(`http://127.0.0.1:${product().port}${path}`).then((answer) => answer.text())
    for (let round = 0; round < 10; round++) await get('/admin/login')
    row('web process, resident, with the admin panel used', `${residentMb(pid).toFixed(0)} MB`, '< 450 MB')
  }
  row('npm start, second time, until ready', `${((await secondStartMs()) / 1000).toFixed(1)} s`, '< 10 s')
  return rows
}

async function secondStartMs(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qs-start-'))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '3977', SANDBOX_PORT: '4977', CLIENTS: '12', NODE_OPTIONS: '' }
  try {
    await startOnce(env)
    return await startOnce(env)
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

function startOnce(env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let took = Number.NaN
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (Number.isNaN(took) && output.includes('Quayside is ready')) {
        took = performance.now() - started
        child.kill('SIGINT')
      }
    })
    child.on('exit', () => (Number.isNaN(took) ? reject(new Error(`npm start did not get ready:\n${output}`)) : resolve(took)))
  })
}
