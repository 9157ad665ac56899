import type { SanitizedConfig } from 'payload'
import { type IStringifyOptions, parse, stringify } from 'qs-esm'
import { fieldAtPath } from './fieldAtPath'

/** Most rows that one request may ask for. Payload itself reads `limit=0` and `pagination=false` as "everything". */
export const maxRows = 200
export const queryLimits = {
  /** Conditions in all `where` of a request. */
  conditions: 40,
  /** Levels of `and` and `or`. */
  depth: 5,
  /** Characters of one operand; SQLite searches for a text synchronously, in time that grows with its length. */
  operand: 1000,
  /** Characters of an operand that is looked for inside a text. */
  pattern: 200,
  /** Values of a list. */
  values: 500,
  /** Names in `select`, `populate` and `joins` together. */
  names: 300,
} as const

const operators = new Set(
  'equals not_equals contains like not_like in not_in all exists greater_than greater_than_equal less_than less_than_equal'.split(' '),
)
const listOperators = new Set(['in', 'not_in', 'all'])
const patternOperators = new Set(['contains', 'like', 'not_like'])

/** An empty list stays one: a condition that is dropped would match everything. The types leave the option out. */
const writing = { arrayFormat: 'indices', allowEmptyArrays: true } as IStringifyOptions

class QueryError extends Error {}

type Tree = Record<string, unknown>
type Context = { config: SanitizedConfig; slug: string | null; conditions: number; names: number }

const isTree = (value: unknown): value is Tree => value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * Bounds a REST query in place, as Payload will read it: `[limit]=0`, `limit[]=0` and `limit=0` are all one parameter to its parser, so
 * what was parsed is capped and written anew. Returns what is wrong with it, null when nothing is.
 * Parameters of other names pass as they are: those of our own endpoints are held to their contract.
 */
export function capQuery(url: URL, { config, slug }: { config: SanitizedConfig; slug: string | null }): string | null {
  if (url.search === '') return null
  // Exactly the options of Payload's `createPayloadRequest`.
  const query: Tree = parse(url.search, { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true })
  const context: Context = { config, slug, conditions: 0, names: 0 }
  try {
    capLevel(query, context, slug)
    if ('depth' in query) query.depth = bounded(query.depth, { from: 0, to: 3, otherwise: 3 })
    for (const name of ['select', 'populate']) if (name in query) checkNames(query[name], name, context)
    if ('joins' in query && query.joins !== 'false' && query.joins !== false) capJoins(query.joins, context)
  } catch (error) {
    if (error instanceof QueryError) return error.message
    throw error
  }
  const others = [...url.searchParams].filter(([name]) => isOther(name))
  for (const [name] of others) delete query[name]
  url.search = [stringify(query, writing), new URLSearchParams(others).toString()].filter(Boolean).join('&')
  return null
}

const bounds = new Set(['where', 'sort', 'limit', 'page', 'depth', 'pagination', 'select', 'populate', 'joins'])

/** A plain name that no bound is set for: it goes on as it came, twice if it came twice. */
const isOther = (name: string): boolean => !/[[\]]/.test(name) && !bounds.has(name)

/** What a list and a join have in common: rows, page, order, conditions. */
function capLevel(query: Tree, context: Context, slug: string | null): void {
  delete query.pagination
  if ('limit' in query) query.limit = bounded(query.limit, { from: 1, to: maxRows, otherwise: maxRows })
  if ('page' in query) query.page = bounded(query.page, { from: 1, to: 1_000_000, otherwise: 1 })
  if ('sort' in query && !isSortable(query.sort)) delete query.sort
  if ('where' in query) checkWhere(query.where, context, { slug, level: 0 })
}

function bounded(given: unknown, { from, to, otherwise }: { from: number; to: number; otherwise: number }): string {
  const first: unknown = Array.isArray(given) ? given[0] : given
  const wanted = typeof first === 'string' && first !== '' ? Number(first) : Number.NaN
  return String(Number.isInteger(wanted) && wanted >= from && wanted <= to ? wanted : otherwise)
}

/** Payload takes an order as text or as a list; which paths there are to order by is for `refusedPath`. */
function isSortable(given: unknown): boolean {
  const parts = (Array.isArray(given) ? given : [given]).flatMap((each) => (typeof each === 'string' ? each.split(',') : [null]))
  return parts.length <= 5 && parts.every((part) => part !== null && part.length <= 200)
}

function capJoins(given: unknown, context: Context): void {
  if (!isTree(given)) throw new QueryError('joins takes names of joins')
  countName(context, Object.keys(given).length)
  for (const [path, join] of Object.entries(given)) {
    if (!isTree(join)) continue
    const field = context.slug === null ? null : fieldAtPath(context.config, context.slug, path)
    capLevel(join, context, field?.field.type === 'join' && typeof field.field.collection === 'string' ? field.field.collection : null)
  }
}

function checkNames(given: unknown, name: string, context: Context): void {
  if (!isTree(given)) throw new QueryError(`${name} takes names of fields`)
  countName(context, Object.keys(given).length)
  for (const value of Object.values(given)) if (isTree(value)) checkNames(value, name, context)
}

function countName(context: Context, names: number): void {
  context.names += names
  if (context.names > queryLimits.names) throw new QueryError(`A query names at most ${queryLimits.names} fields`)
}

function checkWhere(given: unknown, context: Context, at: { slug: string | null; level: number }): void {
  if (given === '') return
  if (!isTree(given)) throw new QueryError('where takes conditions such as where[name][equals]=…')
  if (at.level > queryLimits.depth) throw new QueryError(`where nests at most ${queryLimits.depth} levels`)
  for (const [path, condition] of Object.entries(given)) {
    if (/^(and|or)$/i.test(path)) {
      if (!Array.isArray(condition)) throw new QueryError(`where[${path}] takes a list of conditions`)
      for (const each of condition) checkWhere(each, context, { ...at, level: at.level + 1 })
    } else checkCondition(path, condition, context, at.slug)
  }
}

function checkCondition(path: string, condition: unknown, context: Context, slug: string | null): void {
  if (!isTree(condition)) throw new QueryError(`where[${shown(path)}] takes an operator and a value`)
  const field = slug === null ? null : fieldAtPath(context.config, slug, path.replaceAll('__', '.'))
  if (field && field.relations > 1) throw new QueryError(`where[${shown(path)}] goes through more than one relation`)
  for (const [operator, operand] of Object.entries(condition)) {
    context.conditions += 1
    if (context.conditions > queryLimits.conditions) throw new QueryError(`where takes at most ${queryLimits.conditions} conditions`)
    const name = `where[${shown(path)}][${shown(operator)}]`
    if (!operators.has(operator)) throw new QueryError(`${name} is no condition`)
    const isList = listOperators.has(operator)
    if (typeof operand !== 'string' && !(isList && Array.isArray(operand)))
      throw new QueryError(isList ? `${name} takes a list of values` : `${name} takes one value`)
    const values: unknown[] = Array.isArray(operand) ? operand : [operand]
    if (values.length > queryLimits.values) throw new QueryError(`${name} takes at most ${queryLimits.values} values`)
    const longest = patternOperators.has(operator) ? queryLimits.pattern : isList ? queryLimits.operand * 20 : queryLimits.operand
    for (const value of values) {
      if (typeof value !== 'string') throw new QueryError(`${name} takes texts`)
      if (value.length > longest) throw new QueryError(`${name} takes at most ${longest} characters`)
    }
    if (field?.field.type === 'date' && operator !== 'exists' && !values.every(isDateOrNull))
      throw new QueryError(`${name} takes a date such as 2026-03-31`)
  }
}

const isDateOrNull = (value: unknown): boolean => value === 'null' || value === '' || !Number.isNaN(Date.parse(String(value)))

/** A name of the client's as a message may repeat it. */
const shown = (name: string): string => name.replace(/[^\w.-]/g, '?').slice(0, 60)
