import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { type Client, createClient } from '@libsql/client'
import Database from 'libsql'
import { openResilientClient } from './resilientClient'

let folder: string
let client: Client

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-kept-'))
  client = await openResilientClient(`file:${join(folder, 'a.db')}`)
  await client.execute('CREATE TABLE notes (id INTEGER PRIMARY KEY, writer TEXT, text TEXT)')
  for (const [writer, text] of [
    ['anna', 'first'],
    ['björn', 'second'],
  ])
    await client.execute({ sql: 'INSERT INTO notes (writer, text) VALUES (?, ?)', args: [writer ?? null, text ?? null] })
})

afterEach(() => {
  jest.restoreAllMocks()
  client.close()
  rmSync(folder, { recursive: true, force: true })
})

const question = 'select json_group_array(text) as texts from notes where writer = ? limit ?'
const textsOf = async (writer: string | null): Promise<unknown> =>
  (await client.execute({ sql: question, args: [writer, 10] })).rows.map(({ texts }) => texts)

it('answers each question with its own values', async () => {
  expect(await textsOf('anna')).toEqual(['["first"]'])
  expect(await textsOf('björn')).toEqual(['["second"]'])
  expect(await textsOf(null)).toEqual(['[]'])
  expect(await textsOf('anna')).toEqual(['["first"]'])
})

it('sees what was written and what the tables have become meanwhile', async () => {
  expect(await textsOf('anna')).toEqual(['["first"]'])
  await client.execute("INSERT INTO notes (writer, text) VALUES ('anna', 'third')")
  await client.execute('ALTER TABLE notes ADD COLUMN place TEXT')
  await client.execute('CREATE INDEX notes_writer ON notes (writer)')
  await client.execute('ANALYZE')
  expect(await textsOf('anna')).toEqual(['["first","third"]'])
})

it('writes with each its own values, and says how many rows it wrote', async () => {
  const write = async (...args: (string | null)[]) =>
    (await client.execute({ sql: 'insert into notes (writer, text) values (?, ?)', args })).rowsAffected
  expect(await write('anna', 'third')).toBe(1)
  expect(await write(null, 'nobody’s')).toBe(1)
  await expect(write('anna')).rejects.toThrow('takes 2 values')
  const { rows } = await client.execute('select writer, text from notes where id > 2 order by id')
  expect(rows.map(({ text, writer }) => [writer, text])).toEqual([
    ['anna', 'third'],
    [null, 'nobody’s'],
  ])
  const change = (text: string, id: number) =>
    client.execute({ sql: 'update notes set text = ? where id = ? returning id, text', args: [text, id] })
  for (const [text, id] of [['new', 3] as const, ['newer', 4] as const])
    expect((await change(text, id)).rows.map((row) => [row.id, row.text])).toEqual([[id, text]])
})

it('writes again after a write that was refused', async () => {
  await client.execute('CREATE UNIQUE INDEX one_text ON notes (text)')
  const write = (text: string) => client.execute({ sql: "insert into notes (writer, text) values ('anna', ?)", args: [text] })
  await expect(write('first')).rejects.toThrow('UNIQUE')
  expect((await write('third')).rowsAffected).toBe(1)
  expect(await textsOf('anna')).toEqual(['["first","third"]'])
})

it('takes the columns that a table has by now', async () => {
  const all = async () => Object.keys((await client.execute('select * from notes limit 1')).rows[0] ?? {})
  expect(await all()).toEqual(['id', 'writer', 'text'])
  await client.execute('ALTER TABLE notes ADD COLUMN place TEXT')
  expect(await all()).toEqual(['id', 'writer', 'text', 'place'])
})

it('refuses a question with fewer values than the one before it: the driver would take the other’s for it', async () => {
  await textsOf('anna')
  await expect(client.execute({ sql: question, args: [] })).rejects.toThrow('takes 2 values')
})

it('holds no lock: another program writes as soon as an answer is read', async () => {
  await textsOf('anna')
  const other = createClient({ url: `file:${join(folder, 'a.db')}` })
  const turn = await other.transaction('write')
  await turn.execute("INSERT INTO notes (writer, text) VALUES ('anna', 'theirs')")
  await turn.commit()
  const { rows } = await other.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  other.close()
  // SQLite's number for a checkpoint that somebody's reading kept from its end.
  expect(rows[0]?.busy).toBe(0)
  expect(await textsOf('anna')).toEqual(['["first","theirs"]'])
})

it('prepares anew what has failed, and after a connection was left behind', async () => {
  await textsOf('anna')
  await client.execute('ALTER TABLE notes RENAME TO former')
  await expect(textsOf('anna')).rejects.toThrow('no such table')
  await client.execute('ALTER TABLE former RENAME TO notes')
  expect(await textsOf('anna')).toEqual(['["first"]'])
  const left = await client.transaction('deferred')
  left.close()
  expect(await textsOf('björn')).toEqual(['["second"]'])
})

it('keeps the last few hundred, and prepares each once', async () => {
  const columns = jest.spyOn(Object.getPrototypeOf(new Database(':memory:').prepare('select 1')) as { columns: () => unknown }, 'columns')
  const ask = async (number: number) => (await client.execute({ sql: `select ${number} + ? as n`, args: [1] })).rows[0]?.n
  for (let number = 0; number < 300; number += 1) expect(await ask(number)).toBe(number + 1)
  const first = columns.mock.calls.length
  for (let number = 0; number < 300; number += 1) expect(await ask(number)).toBe(number + 1)
  expect(columns.mock.calls.length).toBe(first)
  await ask(300)
  await ask(0)
  expect(columns.mock.calls.length).toBe(first + 2)
})
