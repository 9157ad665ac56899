/*
 * `npm run migrate:create <name>`: Payload writes the migration, and what drizzle-kit gets wrong in it is put right. A table that is built anew
 * is filled from the former one by the names of all its columns, those too that the former one has not: SQLite refuses that. Only columns that
 * are in both are copied; the new ones get their defaults. Former snapshots go: a new migration is compared with the newest alone.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../cms/migrations/sqlite')
const snapshots = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

const former = snapshots()
const payload = ['--import', './scripts/lib/loadEnvironment.mjs', 'node_modules/payload/bin.js', 'migrate:create', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, payload, { stdio: 'inherit', cwd: join(import.meta.dirname, '..') })
const made = snapshots().filter((name) => !former.includes(name))
if (status !== 0 || made.length === 0) process.exit(status ?? 1)

const columnsOf = (snapshot) => {
  const { tables } = JSON.parse(readFileSync(join(folder, snapshot), 'utf8'))
  return new Map(Object.entries(tables).map(([name, { columns }]) => [name, new Set(Object.keys(columns))]))
}
const [before, after] = [former.at(-1), made.at(-1)].map((snapshot) => (snapshot ? columnsOf(snapshot) : new Map()))
const file = join(folder, made.at(-1).replace(/\.json$/, '.ts'))
const copying = /(INSERT INTO \\`__new_(\w+)\\`)\(([^)]*)\) SELECT ([^)]*?) FROM (\\`\2\\`)/g

/** Copies only what the table that is read from has. */
const mend = (code, known) =>
  code.replaceAll(copying, (_whole, insert, table, columns, _selected, from) => {
    const kept = columns.split(', ').filter((column) => known.get(table)?.has(column.replaceAll('"', '')))
    return `${insert}(${kept.join(', ')}) SELECT ${kept.join(', ')} FROM ${from}`
  })

const code = readFileSync(file, 'utf8')
const down = code.indexOf('export async function down')
writeFileSync(file, mend(code.slice(0, down), before) + mend(code.slice(down), after))

for (const name of former) rmSync(join(folder, name))
