import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../helpers/children'
import { type Actor, actors } from './world'

/** One line of expected.json: actor → cell; `*` stands for every actor that is not named. */
export type Line = Record<string, string>
export type Table = Record<string, Record<string, Line>>

/** The reviewed table, with the groups of collections written out. */
export function expectedTable(): Table {
  const { '(elsewhere)': _elsewhere, ...read } = JSON.parse(readFileSync(join(root, 'tests/access/expected.json'), 'utf8')) as Table
  return Object.fromEntries(Object.entries(read).flatMap(([names, lines]) => names.split(', ').map((name) => [name, lines])))
}

/** A line for every actor. Throws when the table leaves one out: no right is given by forgetting. */
export function everyActor(line: Line): Record<Actor, string> {
  return Object.fromEntries(
    actors.map((actor) => {
      const cell = line[actor] ?? line['*']
      if (cell === undefined) throw new Error(`The table says nothing of ${actor}`)
      return [actor, cell]
    }),
  ) as Record<Actor, string>
}

/** Statuses by target as a cell: `200 A P / 404`, the last part being that of an id that nobody has. */
export function cellOf(statuses: ReadonlyMap<string, number>, unknown: number): string {
  const groups = new Map<number, string[]>()
  for (const [owner, status] of statuses) if (status !== unknown) groups.set(status, [...(groups.get(status) ?? []), owner])
  const parts = [...groups].sort(([a], [b]) => a - b).map(([status, owners]) => [status, ...owners.sort()].join(' '))
  return [...parts, String(unknown)].join(' / ')
}
