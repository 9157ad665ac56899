import { mkdtempSync, rmSync } from 'node:fs'
import * as disk from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'

/** The files that were waited for. */
const awaited: string[] = []
jest.unstable_mockModule('node:fs/promises', () => ({
  ...disk,
  open: async (path: string, flags: string) => {
    const file = await disk.open(path, flags)
    const datasync = file.datasync.bind(file)
    return Object.assign(file, {
      datasync: async () => {
        await datasync()
        awaited.push(path)
      },
    })
  },
}))
const { awaitNoCommits, reachDisk } = await import('./commits')
const { openResilientClient } = await import('./resilientClient')

let folder: string
let url: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-commits-'))
  url = `file:${join(folder, 'a.db')}`
  awaited.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function written(): Promise<unknown> {
  const client = await openResilientClient(url)
  await client.execute('CREATE TABLE notes (text TEXT)')
  const { rows } = await client.execute('PRAGMA synchronous')
  await reachDisk(url)
  client.close()
  return rows[0]?.[0]
}

// The rest of the file has a process that does not wait: there is no way back.
it('a process waits for the disk at each commit, and for nothing further', async () => {
  // SQLite's number for FULL.
  expect(await written()).toBe(2)
  expect(awaited).toEqual([])
})

it('one that tells nobody anything does not, and reaches the disk when it has to', async () => {
  awaitNoCommits()
  // SQLite's number for NORMAL.
  expect(await written()).toBe(1)
  expect(awaited).toEqual([join(folder, 'a.db-wal')])
})

it('there is nothing to reach without a log, nor on another database', async () => {
  awaitNoCommits()
  await reachDisk(url)
  await reachDisk('mongodb://localhost:27017/quayside')
  expect(awaited).toEqual([])
})
