import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { asBuilt, compiledProgram, typescriptProgram } from '../../scripts/lib/nodeArguments.mjs'
import { serverPrograms } from '../../scripts/lib/serverPrograms.mjs'
import type { ProcessFacts } from './facts'

export const root = process.cwd()

const preloaded = (file: string): string[] => ['--import', pathToFileURL(join(root, file)).href]

/** Each process watches its parent and ends when that is gone, so a killed test run leaves nothing behind. */
const nodeArguments = (file: string, env: Record<string, string>): string[] => [
  ...(env.QUAYSIDE_TEST_AGE ? preloaded('tests/helpers/agedCaches.mjs') : []),
  ...(env.QUAYSIDE_TEST_CLOCK ? preloaded('tests/helpers/movedClock.mjs') : []),
  ...(env.QUAYSIDE_TEST_DEATH ? preloaded('tests/helpers/deathAtFile.mjs') : []),
  ...(env.QUAYSIDE_TEST_COSTS ? ['tests/helpers/quickPasswords.mjs', 'tests/helpers/quickDisk.mjs'].flatMap(preloaded) : []),
  ...(env.QUAYSIDE_TEST_COSTS && file === serverPrograms.worker ? preloaded('tests/helpers/quickRounds.mjs') : []),
  // What `npm start` runs is tested as it was compiled; a program of the tests or the bench stands as it is.
  ...(Object.values(serverPrograms).includes(file) ? compiledProgram(file) : [asBuilt, ...typescriptProgram(file)]),
]

type Ending = { code: number | null; signal: NodeJS.Signals | null }

export type Child = ProcessFacts & { ended: Promise<Ending>; /** How it ended; null while it runs. */ ending: () => Ending | null }

const watchingParent = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  ...env,
  QUAYSIDE_PARENT: String(process.pid),
  QUAYSIDE_STOP: 'at-once',
})

/** Starts a TypeScript program of the product; its output goes to `log`. */
export function startProgram(file: string, { env, log }: { env: Record<string, string>; log: string }): Child {
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, nodeArguments(file, env), {
    cwd: root,
    env: watchingParent(env),
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let ending: Ending | null = null
  const ended = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => resolve((ending = { code, signal })))
    child.once('error', () => resolve((ending = { code: null, signal: null })))
  })
  child.unref()
  if (child.pid === undefined) throw new Error(`${file} could not be started`)
  return { pid: child.pid, log, ended, ending: () => ending }
}

/** Runs a TypeScript program to its end, or kills it after `limitMs`. */
export function runProgram(
  file: string,
  { env, args = [], limitMs = 180_000 }: { env: Record<string, string>; args?: readonly string[]; limitMs?: number },
): Promise<Ending & { output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeArguments(file, env), ...args], {
      cwd: root,
      env: watchingParent(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString('utf8')))
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(limit)
      resolve({ code, signal, output })
    })
  })
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie whose parent has not looked yet answers too.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch (error) {
    return error !== null && typeof error === 'object' && 'code' in error && error.code === 'ENOENT' && process.platform !== 'linux'
  }
}

/** Sends a signal and waits until the process is gone; SIGKILL after `graceMs`. */
export async function endProcess(pid: number, signal: NodeJS.Signals = 'SIGTERM', graceMs = 12_000): Promise<void> {
  const send = (name: NodeJS.Signals) => {
    try {
      process.kill(pid, name)
    } catch {
      // Gone already.
    }
  }
  send(signal)
  const deadline = Date.now() + graceMs
  while (isAlive(pid) && Date.now() < deadline) await pause(50)
  if (isAlive(pid)) send('SIGKILL')
  while (isAlive(pid)) await pause(20)
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The last lines of a log. */
export function tailOf(log: string, lines = 25): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
  } catch {
    return '(no output)'
  }
}

/** How often a worker has said in this log that it is ready. */
export const timesReady = (log: string): number => (existsSync(log) ? readFileSync(log, 'utf8').split('worker ready').length - 1 : 0)

/** Asks `check` until it says yes. Throws with what it said last, in the words of `what`. */
export async function waitFor(
  what: string,
  check: () => Promise<boolean | string> | boolean | string,
  limitMs = 120_000,
  everyMs = 150,
): Promise<void> {
  const deadline = Date.now() + limitMs
  let last: boolean | string = false
  while (Date.now() < deadline) {
    last = await check()
    if (last === true) return
    await pause(everyMs)
  }
  throw new Error(`${what} did not come within ${limitMs / 1000} s${last === false ? '' : `: ${last}`}`)
}
