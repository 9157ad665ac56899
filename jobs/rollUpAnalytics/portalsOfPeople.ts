import type { Payload } from 'payload'
import { idOf } from '../../collections/idOf'

type Row = Readonly<{ client?: unknown; team?: unknown; portal?: unknown }>

/** The portals of the accounts that each of these people has or looks after, by person. */
export async function portalsOfPeople(payload: Payload, people: readonly string[]): Promise<Map<string, readonly string[]>> {
  const portals = new Map<string, Set<string>>()
  if (people.length === 0) return new Map()
  // rights: the worker's own.
  const { docs } = await payload.db.find<Row & { id: string }>({
    collection: 'accounts',
    where: { or: [{ client: { in: [...people] } }, { team: { in: [...people] } }] },
    select: { client: true, team: true, portal: true },
    joins: false as never,
    limit: 0,
    pagination: false,
  })
  const asked = new Set(people)
  for (const { client, portal, team } of docs) {
    const id = idOf(portal)
    if (id === null) continue
    for (const person of [idOf(client), ...(Array.isArray(team) ? team.map(idOf) : [])]) {
      if (person === null || !asked.has(person)) continue
      const own = portals.get(person) ?? new Set()
      own.add(id)
      portals.set(person, own)
    }
  }
  return new Map([...portals].map(([person, ids]) => [person, [...ids]]))
}
