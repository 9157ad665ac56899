import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Client, createClient, type InStatement } from '@libsql/client'
import { openResilientClient, resilientClient } from './resilientClient'
import { DatabaseBusyError, databaseFaultOf } from './unavailable'

let folder: string
let url: string
let other: Client
let ours: Client

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-busy-'))
  url = `file:${join(folder, 'a.db')}`
  other = createClient({ url })
  ours = await openResilientClient(url)
  await ours.execute('CREATE TABLE notes (text TEXT)')
})

afterEach(() => {
  other.close()
  ours.close()
  rmSync(folder, { recursive: true, force: true })
})

const note = (client: Client, text: string) => client.execute({ sql: 'INSERT INTO notes (text) VALUES (?)', args: [text] })

/** What a third program reads from the file. */
async function seenByOthers(): Promise<string[]> {
  const reader = createClient({ url })
  const { rows } = await reader.execute('SELECT text FROM notes')
  reader.close()
  return rows.map(({ text }) => (typeof text === 'string' ? text : '?')).toSorted()
}

it('is on the disk when it is confirmed, so that a machine that loses its power keeps it', async () => {
  const { rows } = await ours.execute('PRAGMA synchronous')
  // SQLite's number for FULL.
  expect(rows[0]?.[0]).toBe(2)
})

describe('a database that another program holds', () => {
  it('gets every write that was acknowledged, while and after it is held', async () => {
    const lock = await other.transaction('write')
    await lock.execute("INSERT INTO notes (text) VALUES ('other')")
    const waiting = ['a', 'b', 'c'].map((text) => note(ours, text))
    await sleep(80)
    await lock.commit()
    await Promise.all(waiting)
    for (const text of ['d', 'e']) await note(ours, text)
    expect(await seenByOthers()).toEqual(['a', 'b', 'c', 'd', 'e', 'other'])
  })

  it('leaves the file free for others afterwards', async () => {
    const lock = await other.transaction('write')
    const waiting = note(ours, 'a')
    await sleep(60)
    await lock.rollback()
    await waiting
    await expect(note(other, 'free')).resolves.toBeDefined()
  })

  it('lets the process go on with other things meanwhile', async () => {
    const lock = await other.transaction('write')
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    const waiting = note(ours, 'a')
    await sleep(200)
    clearInterval(timer)
    await lock.rollback()
    await waiting
    expect(turns).toBeGreaterThan(2)
  })

  it('that takes the lock again at once starves nobody: once one has its turn, all who wait follow', async () => {
    // It holds the file for 50 ms at a time, without a pause, until it is told to end.
    const program = `
      const Database = require('libsql')
      const db = new Database(process.argv[1])
      db.exec('PRAGMA busy_timeout = 5000')
      for (;;) {
        db.exec('BEGIN IMMEDIATE')
        db.exec("INSERT INTO notes (text) VALUES ('other')")
        for (const until = Date.now() + 50; Date.now() < until; );
        db.exec('COMMIT')
      }`
    const patient = resilientClient(createClient({ url }), { patience: 120_000 })
    const holder = spawn(process.execPath, ['-e', program, join(folder, 'a.db')], { stdio: 'ignore' })
    try {
      while ((await seenByOthers()).length < 3) await sleep(20)
      // A machine with much to do may stop us between two statements; the other takes its turns then. Not every time.
      let fewest = Infinity
      for (let round = 0; round < 6 && fewest >= 24; round += 1) {
        const ours = Array.from({ length: 12 }, (_, at) => `ours ${round} ${at}`)
        await Promise.all(ours.map((text) => note(patient, text)))
        const { rows } = await patient.execute('SELECT text FROM notes ORDER BY rowid')
        const texts = rows.map(({ text }) => text as string)
        const isOurs = (text: string) => text.startsWith(`ours ${round} `)
        const between = texts.slice(texts.findIndex(isOurs), texts.findLastIndex(isOurs) + 1)
        expect(between.filter((text) => text !== 'other').toSorted()).toEqual(ours.toSorted())
        fewest = Math.min(fewest, between.length)
      }
      expect(fewest).toBeLessThan(24)
    } finally {
      holder.kill('SIGKILL')
      patient.close()
    }
  })

  it('says that it is busy when the lock stays, and writes nothing later', async () => {
    const impatient = resilientClient(createClient({ url }), { patience: 50 })
    const lock = await other.transaction('write')
    await expect(note(impatient, 'too late')).rejects.toThrow(DatabaseBusyError)
    await lock.rollback()
    await note(impatient, 'next')
    expect(await seenByOthers()).toEqual(['next'])
    impatient.close()
  })

  it('gets a write whose new connection is refused its settings at first, and is on the disk all the same', async () => {
    const plain = createClient({ url })
    const asked: string[] = []
    let refusals = 2
    const execute = plain.execute.bind(plain)
    Object.assign(plain, {
      execute: async (statement: InStatement) => {
        const sql = typeof statement === 'string' ? statement : statement.sql
        asked.push(sql)
        // The first attempt meets a lock; then the log of the file is being brought in order.
        if (asked.length === 1) throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
        if (sql.startsWith('PRAGMA synchronous') && refusals-- > 0)
          throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY_RECOVERY' })
        return execute(statement)
      },
    })
    await note(resilientClient(plain), 'a')
    expect(await seenByOthers()).toEqual(['a'])
    expect((await execute('PRAGMA synchronous')).rows[0]?.[0]).toBe(2)
    plain.close()
  })

  it('passes errors of the statement itself on', async () => {
    await expect(ours.execute('INSERT INTO nowhere VALUES (1)')).rejects.toThrow('no such table')
  })
})

describe('what an error means to whoever asked', () => {
  it.each([
    [
      'a busy database under two wrappers',
      new Error('x', { cause: new Error('y', { cause: new DatabaseBusyError() }) }),
      503,
      'database_busy',
    ],
    ['a full disk', Object.assign(new Error('x'), { code: 'SQLITE_FULL' }), 507, 'disk_full'],
    ['a MongoDB that is away', Object.assign(new Error('x'), { name: 'MongoServerSelectionError' }), 503, 'database_unavailable'],
    ['a write conflict', Object.assign(new Error('x'), { code: 112 }), 409, 'write_conflict'],
  ])('%s', (_, error, status, code) => {
    expect(databaseFaultOf(error)).toMatchObject({ status, code })
  })

  it('nothing, when the error is none of the database', () => {
    expect(databaseFaultOf(new TypeError('no'))).toBeNull()
  })
})
