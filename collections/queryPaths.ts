import type { Field } from 'payload'
import { never } from './access/never'

type Paths = Readonly<{ own: readonly string[]; relations: ReadonlyMap<string, string>; joins: ReadonlyMap<string, string> }>

const registered = new Map<string, Paths>()

/** Fields that Payload adds, and that tell nothing of anybody. */
const common = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order']
/** What Payload adds to people and files, as far as lists need it. */
const added: Record<string, readonly string[]> = { users: ['email'], media: ['filename'], documents: ['filename'] }

/** Keeps which paths of a collection a list may be sorted and filtered by: fields that somebody may read. */
export function registerPaths(slug: string, fields: readonly Field[]): void {
  const own = [...common, ...(added[slug] ?? [])]
  const relations = new Map<string, string>()
  const joins = new Map<string, string>()
  walk(fields, '', (path, field) => {
    if (field.type === 'join') {
      if (typeof field.collection === 'string') joins.set(path, field.collection)
      return
    }
    own.push(path)
    const isOpen = !('access' in field) || field.access?.read === undefined
    if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string' && isOpen)
      relations.set(path, field.relationTo)
  })
  registered.set(slug, { own, relations, joins })
}

function walk(fields: readonly Field[], prefix: string, found: (path: string, field: Field) => void): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) walk(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix, found)
      continue
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      walk(field.fields, prefix, found)
      continue
    }
    if (!('name' in field) || !field.name) continue
    if ('access' in field && field.access?.read === never) continue
    if (field.type === 'group' || field.type === 'array') walk(field.fields, `${prefix}${field.name}.`, found)
    else if (field.type !== 'json' && field.type !== 'richText' && field.type !== 'ui') found(`${prefix}${field.name}`, field)
  }
}

const computed = new Map<string, ReadonlySet<string>>()

/**
 * The paths that a list of a collection may be sorted and filtered by: its own fields, and through one relation those of the other collection.
 * Never through two, never what nobody may read. Null for a collection that `defineCollection` does not know.
 */
export function queryPathsOf(slug: string): ReadonlySet<string> | null {
  const paths = registered.get(slug)
  if (!paths) return null
  const known = computed.get(slug)
  if (known) return known
  const all = new Set(paths.own)
  for (const [path, target] of paths.relations) for (const further of registered.get(target)?.own ?? ['id']) all.add(`${path}.${further}`)
  computed.set(slug, all)
  return all
}

/** The collection whose records a join of a collection lists; undefined where there is no such join. */
export const joinedBy = (slug: string, join: string): string | undefined => registered.get(slug)?.joins.get(join)
