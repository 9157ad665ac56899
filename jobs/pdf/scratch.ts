import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const folder = (dataDir: string): string => join(dataDir, 'tmp', 'scratch')
const host = hostname().replace(/[^A-Za-z0-9-]/g, '_')

/** A fresh folder that this process alone uses, for the profile of a browser and the like; `remove` takes it away again. */
export function createScratch(dataDir: string): { path: string; remove: () => void } {
  const path = join(folder(dataDir), `${host}.${process.pid}.${randomUUID()}`)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) }
}

/** Removes what processes of this machine left behind that were killed before they could clean up. */
export function removeStaleScratch(dataDir: string): void {
  const path = folder(dataDir)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(path)) {
    const [owner, pid] = name.split('.')
    if (owner === host && !isRunning(Number(pid))) rmSync(join(path, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
