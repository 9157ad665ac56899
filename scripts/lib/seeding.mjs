// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './builds.mjs'

/** A change in any of these may bring migrations to run or demo data to fill in; seeding finds out what is missing. */
const inputs = ['scripts/seed.ts', 'scripts/seed', 'cms/migrations']

/**
 * Names this very database. A file that was deleted, restored or put in place of another gets another name; other databases cannot be told apart cheaply.
 * @param {string} databaseUrl
 * @returns {string | null} null when there is no such file, or it is no file
 */
function databaseIdentity(databaseUrl) {
  if (!databaseUrl.startsWith('file:')) return null
  const path = databaseUrl.slice('file:'.length)
  if (!existsSync(path)) return null
  const { ino, birthtimeMs, size } = statSync(path)
  return size === 0 ? null : `${path} ${ino} ${Math.round(birthtimeMs)}`
}

/** @param {string} dataDir */
const markerPath = (dataDir) => join(dataDir, 'seeded.json')

/** @param {string} folder @param {string} databaseUrl */
function wantedMarker(folder, databaseUrl) {
  const database = databaseIdentity(databaseUrl)
  if (database === null) return null
  const digest = createHash('sha256').update(database).digest('hex')
  return `${JSON.stringify({ database: digest, inputs: fingerprint(folder, inputs) }, null, 2)}\n`
}

/**
 * Whether this database went through `scripts/seed.ts` as it stands now: then a start need not ask again, which would cost seconds.
 * @param {{ folder: string, dataDir: string, databaseUrl: string }} where
 */
export function isSeeded({ folder, dataDir, databaseUrl }) {
  const marker = markerPath(dataDir)
  return existsSync(marker) && readFileSync(marker, 'utf8') === wantedMarker(folder, databaseUrl)
}

/** @param {{ folder: string, dataDir: string, databaseUrl: string }} where */
export function markSeeded({ folder, dataDir, databaseUrl }) {
  const content = wantedMarker(folder, databaseUrl)
  if (content === null) return
  const draft = `${markerPath(dataDir)}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, markerPath(dataDir))
}
