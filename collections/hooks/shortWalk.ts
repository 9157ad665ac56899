import type {
  Collection,
  CollectionBeforeOperationHook,
  CollectionBeforeReadHook,
  Field,
  FieldAccess,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { fieldAffectsData, tabHasName } from 'payload/shared'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'
import { staffField } from '../access/staffField'

type Doc = Record<string, unknown>
type Asked = Readonly<{
  collection: Collection
  depth?: number | string
  joins?: false | Readonly<Record<string, unknown>>
  overrideAccess?: boolean
  req: PayloadRequest
}>

/**
 * A read that is under way: what it asked for, what its person may read of every row or of none, once its rows have come, and of which fields one of
 * them has no value, or a list with holes.
 */
type Reading = { readonly asked: Asked; rights: ReadonlyMap<string, boolean> | null; readonly odd: Set<string> }

/** Rules that look at who asks, and not at the row: they are asked once a read. */
const rulesOfPerson: ReadonlySet<unknown> = new Set([adminOnlyField, staffField, never])

const readings = new WeakMap<object, Reading>()

/**
 * After a read Payload walks every field of every row, with a promise for each, though most have nothing to be done: no rule, no hook, nothing to
 * fill in, to hide or to look up. Of a list of fifty that was half of the time. These two hooks let it walk the others alone; what is checked
 * before the rows are read (conditions, order, rights) still sees every field.
 */
export const beginShortWalk: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read') return args
  const asked = args as unknown as Asked
  const reading: Reading = { asked, rights: null, odd: new Set() }
  const { config } = asked.collection
  let walked: Field[] | undefined
  const own: SanitizedCollectionConfig = Object.defineProperty({ ...config }, 'fields', {
    enumerable: true,
    get: () => (reading.rights ? (walked ??= walkedOf(config.fields, reading)) : config.fields),
  })
  readings.set(own, reading)
  return { ...args, collection: { ...asked.collection, config: own } }
}

/** The last of a collection's hooks between its rows and Payload's walk over them. */
export const lookAtRow: CollectionBeforeReadHook = ({ collection, doc }) => {
  const reading = readings.get(collection)
  if (!reading) return
  const rights = (reading.rights ??= rightsOf(collection, reading.asked))
  const row = doc as Doc
  for (const name of mayLack(collection)) {
    const value = row[name]
    if (value === undefined || (Array.isArray(value) && value.some(isHole))) reading.odd.add(name)
  }
  for (const [name, isReadable] of rights) if (!isReadable && row[name] !== undefined) delete row[name]
}

const mayLackOf = new WeakMap<object, readonly string[]>()

/** Fields that have work where a row has no value of them, or a list with holes (`hasWork`). */
function mayLack({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): readonly string[] {
  const known = mayLackOf.get(flattenedFields)
  if (known) return known
  const names = flattenedFields.filter((field) => needsValue(field)).map(({ name }) => name)
  mayLackOf.set(flattenedFields, names)
  return names
}

/** By field, whether it may be read in all rows, or in none; fields without a rule, or with one about each row, are left out. */
function rightsOf({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>, { overrideAccess, req }: Asked) {
  const rights = new Map<string, boolean>()
  for (const field of flattenedFields) {
    const rule = 'access' in field ? (field.access?.read as FieldAccess | undefined) : undefined
    if (rule && overrideAccess) rights.set(field.name, true)
    else if (rule && rulesOfPerson.has(rule)) rights.set(field.name, rule({ req }) === true)
  }
  return rights
}

const isHole = (value: unknown): boolean => value === null || (typeof value === 'object' && 'value' in value && value.value === null)

function walkedOf(fields: readonly Field[], reading: Reading): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.type === 'row' || field.type === 'collapsible' || (field.type === 'group' && !('name' in field && field.name))) {
      const inner = walkedOf(field.fields, reading)
      return inner.length > 0 ? [{ ...field, fields: inner }] : []
    }
    if (field.type === 'tabs') {
      const tabs = field.tabs
        .map((tab) => (tabHasName(tab) ? tab : { ...tab, fields: walkedOf(tab.fields, reading) }))
        .filter((tab) => tabHasName(tab) || tab.fields.length > 0)
      return tabs.length > 0 ? [{ ...field, tabs }] : []
    }
    return hasWork(field, reading) ? [field] : []
  })
}

const withParts = new Set(['array', 'blocks', 'group', 'point', 'richText'])

function hasWork(field: Field, { asked, odd, rights }: Reading): boolean {
  if (!fieldAffectsData(field)) return false
  if (field.type === 'join') return asked.joins !== false && asked.joins?.[field.name] !== false
  if (withParts.has(field.type)) return true
  if (field.hidden || ('localized' in field && field.localized) || ('virtual' in field && typeof field.virtual === 'string')) return true
  if ((field.hooks?.afterRead?.length ?? 0) > 0) return true
  const right = rights?.get(field.name)
  if (field.access?.read && right === undefined) return true
  // Taken out already, and with it what would fill it in.
  if (right === false) return false
  // As Payload reads it: without a depth its own, which is more than none.
  if (isRelated(field) && Number.parseInt(String(asked.depth), 10) !== 0) return true
  return needsValue(field) && odd.has(field.name)
}

type Kind = Readonly<{ type: string }>

const isRelated = ({ type }: Kind): boolean => type === 'relationship' || type === 'upload'

const needsValue = (field: Kind): boolean => ('defaultValue' in field && field.defaultValue !== undefined) || isRelated(field)
