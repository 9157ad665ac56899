import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Client, createClient, type Row } from '@libsql/client'
import { waitFor } from '../../tests/helpers/children'
import { isSearch, type SearchThreads, searchThreads } from './searchThreads'
import { DatabaseBusyError } from './unavailable'

let folder: string
let url: string
let client: Client
let threads: SearchThreads

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-search-'))
  url = `file:${join(folder, 'a.db')}`
  client = createClient({ url })
  threads = searchThreads(url)
  await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE notes (id INTEGER, text TEXT, part BLOB)')
  await client.execute({ sql: 'INSERT INTO notes VALUES (1, ?, ?), (2, ?, NULL)', args: ['a letter', new Uint8Array([1, 2]), 'a note'] })
})
afterEach(() => {
  threads.close()
  client.close()
  rmSync(folder, { recursive: true, force: true })
})

const found = { sql: 'SELECT id, text, part, id FROM notes WHERE text LIKE ?', args: ['%letter%'] }
/** Takes seconds on any machine. */
const endless =
  "SELECT count(*) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 25000000) SELECT i FROM n) WHERE i LIKE '%7%7%7%'"

describe('a search', () => {
  it('is what compares texts with a pattern', () => {
    expect([found, endless, 'SELECT id FROM notes', "INSERT INTO notes SELECT * FROM notes WHERE text LIKE 'a'"].map(isSearch)).toEqual([
      ...[true, true, false, false],
    ])
  })

  it('is answered as by the client itself', async () => {
    const [ours, theirs] = [await threads.search(found), await client.execute(found)]
    const shown = (row: Row) => [Object.keys(row), row.length, row[1], row['text'], Array.from(row as ArrayLike<unknown>)]
    expect(ours.rows.map(shown)).toEqual(theirs.rows.map(shown))
    expect([ours.columns, ours.columnTypes]).toEqual([theirs.columns, theirs.columnTypes])
  })

  it('finds what was written a moment ago, and writes nothing', async () => {
    const { search } = threads
    await search(found)
    await client.execute("INSERT INTO notes VALUES (3, 'the last letter', NULL)")
    expect((await search(found)).rows).toHaveLength(2)
    await expect(search('DELETE FROM notes')).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_/) })
  })

  it('that fails says what the database said', async () => {
    await expect(threads.search("SELECT missing FROM notes WHERE text LIKE 'a'")).rejects.toMatchObject({
      code: 'SQLITE_ERROR',
      message: 'SQLITE_ERROR: no such column: missing',
    })
  })

  it('that takes too long is given up, while the process goes on and others are answered', async () => {
    threads = searchThreads(url, { budget: 1000 })
    const { search } = threads
    await Promise.all([search(found), search(found)])
    let turns = 0
    const clock = setInterval(() => (turns += 1), 10)
    const late = search(endless)
    await expect(late).rejects.toBeInstanceOf(DatabaseBusyError)
    expect(turns).toBeGreaterThan(10)
    expect((await search(found)).rows).toHaveLength(1)
    // Nobody holds more processors than there are threads.
    await expect(search(endless)).rejects.toBeInstanceOf(DatabaseBusyError)
    const before = turns
    await expect(search(found)).rejects.toBeInstanceOf(DatabaseBusyError)
    expect(turns - before).toBeLessThan(10)
    clearInterval(clock)
    // Those that were given up come to their end.
    await waitFor(
      'The threads',
      () =>
        search(found).then(
          ({ rows }) => rows.length === 1,
          () => false,
        ),
      60_000,
    )
  })
})
