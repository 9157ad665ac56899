import type { BaseDatabaseAdapter, DatabaseAdapterObj, Where } from 'payload'
import { recordMethods } from './mongoTurns'

/**
 * A list of ids may hold words that are no id of MongoDB's: what people send, or ids of another installation. Payload's adapter leaves them in a
 * question for `id`, where the driver refuses the whole list; here they match nothing, as everywhere else and on SQLite.
 *
 * What is not in the trash is asked by every list. Payload's adapter asks "not there, or null", and a question that begins with an `$or` is never
 * answered by the index of its order: a page sorted all records. Equal to null means both.
 */
export const withMongoQuestions = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const database: BaseDatabaseAdapter = adapter.init(args)
    const methods = database as unknown as Record<string, unknown>
    for (const method of recordMethods) {
      const own = methods[method]
      if (typeof own !== 'function') continue
      methods[method] = (asked: { where?: Where }): unknown =>
        Reflect.apply(own as (asked: object) => unknown, database, [asked.where ? { ...asked, where: forMongo(asked.where) } : asked])
    }
    return database
  },
})

const isExactly = (rule: unknown, expected: object): boolean => JSON.stringify(rule) === JSON.stringify(expected)

const isId = (value: unknown): boolean => typeof value !== 'string' || /^[\da-f]{24}$/i.test(value)

/** A copy of the question in which no list of ids holds a text that cannot be one, and the trash is asked for by one value. */
export const forMongo = (where: Where): Where =>
  Object.fromEntries<Where[string]>(
    Object.entries(where).map(([path, rule]) => {
      if (Array.isArray(rule)) return [path, rule.map((each) => forMongo(each))]
      if (path === 'deletedAt' && isExactly(rule, { exists: false })) return [path, { equals: null }]
      if (!/(^|\.)_?id$/.test(path) || rule === null || typeof rule !== 'object') return [path, rule]
      const known = Object.entries(rule).map(([operator, value]) => [
        operator,
        (operator === 'in' || operator === 'not_in') && Array.isArray(value) ? value.filter(isId) : value,
      ])
      return [path, Object.fromEntries(known) as Where[string]]
    }),
  )
