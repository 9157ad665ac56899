import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../../cms/server/settings'
import { refusesToken } from '../../cms/server/sourceTokens'
import { builds, isStale } from '../lib/builds.mjs'
import { isInstalled } from '../lib/install.mjs'
import { complaintAboutNode } from '../lib/nodeVersion.mjs'
import { complaintAboutPort, hostInUrl, reachableHost } from '../lib/ports.mjs'
import { ask } from '../lib/waitFor.mjs'
import type { Finding } from './finding'
import { type Holder, holdersOf } from './openFiles'

type Found = Omit<Finding, 'what'>

const gigabyte = 1024 ** 3
const leastFreeGigabytes = 1
/** A one-time code lives for 30 s, and one step of drift is forgiven. */
const clockToleranceSeconds = 30

export function checkNode(): Found {
  const complaint = complaintAboutNode(process.versions.node)
  return complaint
    ? { state: 'bad', found: `Node ${process.versions.node}`, remedy: complaint }
    : { state: 'ok', found: `Node ${process.versions.node}` }
}

export const checkPackages = (folder: string): Found =>
  isInstalled(folder)
    ? { state: 'ok', found: 'as the lockfile says' }
    : { state: 'note', found: 'not as the lockfile says', remedy: 'npm start installs them; or npm ci' }

export function checkBuilds(folder: string): Found {
  const stale = builds.filter((build) => isStale(folder, build)).map(({ name }) => name)
  if (stale.length === 0) return { state: 'ok', found: 'up to date' }
  return {
    state: 'note',
    found: `${stale.join(' and ')} older than the sources, or missing`,
    remedy: 'npm start builds them; or npm run build',
  }
}

/** Writes, reads the room left. Throws what the file system says. */
export function checkDataFolder({ dataDir }: Settings): Found {
  const probe = join(dataDir, `.doctor.${process.pid}`)
  writeFileSync(probe, 'x')
  rmSync(probe)
  const { bavail, bsize } = statfsSync(dataDir)
  const free = (bavail * bsize) / gigabyte
  const found = `${dataDir} can be written, ${free.toFixed(1)} GB free`
  return free < leastFreeGigabytes
    ? { state: 'bad', found, remedy: `Make room: below ${leastFreeGigabytes} GB the database may not be able to write` }
    : { state: 'ok', found }
}

/** Only reads: a look must not migrate. Throws what the driver says. */
export async function checkDatabase({ databaseUrl }: Settings): Promise<Found> {
  if (databaseUrl.startsWith('mongodb')) return checkMongo(databaseUrl)
  const path = databaseUrl.slice('file:'.length)
  if (!existsSync(path)) return { state: 'note', found: `${path} does not exist yet`, remedy: 'npm start makes it' }
  const { createClient } = await import('@libsql/client')
  const client = createClient({ url: databaseUrl })
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)')
    const answer = JSON.stringify(rows[0]?.[0])
    if (rows[0]?.[0] === 'ok') return { state: 'ok', found: `${path} is sound` }
    return {
      state: 'bad',
      found: `${path} is damaged: ${answer}`,
      remedy: 'Stop everything, keep a copy of the file, and restore the last backup',
    }
  } finally {
    client.close()
  }
}

/** Whether other programs than ours have the SQLite file open: one that writes makes people wait, and one that copies it may copy half a change. */
export function checkHolders({ databaseUrl }: Settings): Found | null {
  if (databaseUrl.startsWith('mongodb')) return null
  const path = databaseUrl.slice('file:'.length)
  const found = holdersOf([path, `${path}-wal`, `${path}-shm`])
  if (!found) return { state: 'note', found: 'who has the file open can be told on Linux only', remedy: `lsof ${path}` }
  const shown = (holders: readonly Holder[]) => holders.map(({ command, ours, pid }) => `process ${pid} (${ours ?? command})`).join(', ')
  const strangers = found.holders.filter(({ ours }) => ours === null)
  if (strangers.length > 0)
    return {
      state: 'bad',
      found: `also open in ${shown(strangers)}`,
      remedy: 'End it: nothing but Quayside may open the file; copies are made by npm run backup',
    }
  const own = found.holders.length === 0 ? 'nobody has the file open' : `open in ${shown(found.holders)} alone`
  if (found.isWhole) return { state: 'ok', found: own }
  return { state: 'note', found: `${own}, as far as this person may see`, remedy: 'Run it as root to see the processes of others' }
}

async function checkMongo(url: string): Promise<Found> {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 4000 })
  try {
    const hello = await client.db().command({ hello: 1 })
    if (typeof hello.setName === 'string') return { state: 'ok', found: `answers, replica set ${hello.setName}` }
    return {
      state: 'bad',
      found: 'answers, but is no replica set',
      remedy: 'Start it with --replSet and run rs.initiate(): without one there are no transactions',
    }
  } finally {
    await client.close()
  }
}

/** The same browser that renders the reports. Throws when it does not start. */
export async function checkChromium({ dataDir, chromiumPath }: Settings): Promise<Found> {
  const { launchChromium } = await import('../../jobs/pdf/chromium')
  const browser = await launchChromium({ dataDir, chromiumPath })
  const version = await browser.version()
  await browser.close()
  return { state: 'ok', found: `${version} starts` }
}

/** Any answer will do but a refusal of the token. `setting` is that of the address. */
export async function checkUpstream({ setting, token = '', url }: { url: string; setting: string; token?: string }): Promise<Found> {
  const began = performance.now()
  const response = await Promise.race([fetch(url, { redirect: 'manual' }), sleep(5000, null, { ref: false })]).catch(() => null)
  if (response && (await refusesToken({ url, token })))
    return { state: 'bad', found: `${url} refuses the token`, remedy: `Look at ${setting.replace(/_URL$/, '_TOKEN')}` }
  if (response) return { state: 'ok', found: `${url} answers in ${Math.round(performance.now() - began)} ms` }
  const isSandbox = /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url)
  if (isSandbox) return { state: 'note', found: `${url} does not answer`, remedy: 'npm start starts the sandbox' }
  return {
    state: 'bad',
    found: `${url} does not answer`,
    remedy: `Look at the address (${setting}), the network and the firewall from this machine`,
  }
}

/** Against the clock of an upstream on another machine: one-time codes and sessions go by the time. */
export async function checkClock(urls: readonly string[], now: () => Date = () => new Date()): Promise<Found> {
  const shown = now().toISOString()
  for (const url of urls.filter((each) => !/^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(each))) {
    const response = await Promise.race([fetch(url, { redirect: 'manual' }), sleep(5000, null, { ref: false })]).catch(() => null)
    const date = response?.headers.get('date')
    if (!date) continue
    const seconds = Math.round((now().getTime() - Date.parse(date)) / 1000)
    if (Math.abs(seconds) <= clockToleranceSeconds) return { state: 'ok', found: `${shown}, as ${new URL(url).host} has it` }
    return {
      state: 'bad',
      found: `${shown} is ${Math.abs(seconds)} s ${seconds > 0 ? 'after' : 'before'} ${new URL(url).host}`,
      remedy: 'Let the machine follow a time server: one-time codes fail otherwise',
    }
  }
  return { state: 'ok', found: `${shown} (no other machine to compare it with)` }
}

export async function checkPort({ host, port }: Settings): Promise<Found> {
  const answer = await ask(`http://${hostInUrl(reachableHost(host))}:${port}/readyz`)
  if (answer?.status === 200) return { state: 'ok', found: `Quayside runs on port ${port} and is ready` }
  if (answer?.status === 503)
    return {
      state: 'bad',
      found: `Quayside on port ${port} is not ready: ${answer.body.slice(0, 200)}`,
      remedy: 'Look at the logs folder below DATA_DIR',
    }
  const complaint = await complaintAboutPort({ host, port, setting: 'PORT', other: port + 1 })
  return complaint
    ? { state: 'bad', found: `port ${port} cannot be used`, remedy: complaint }
    : { state: 'ok', found: `port ${port} is free; Quayside does not run` }
}
