import type { BaseDatabaseAdapter, DatabaseAdapterObj, Where } from 'payload'
import { recordMethods } from './mongoTurns'

/**
 * A list of ids may hold words that are no id of MongoDB's: what people send, or ids of another installation. Payload's adapter leaves them in a
 * question for `id`, where the driver refuses the whole list; here they match nothing, as everywhere else and on SQLite.
 */
export const withAnyIds = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const database: BaseDatabaseAdapter = adapter.init(args)
    const methods = database as unknown as Record<string, unknown>
    for (const method of recordMethods) {
      const own = methods[method]
      if (typeof own !== 'function') continue
      methods[method] = (asked: { where?: Where }): unknown =>
        Reflect.apply(own as (asked: object) => unknown, database, [
          asked.where ? { ...asked, where: withoutStrangeIds(asked.where) } : asked,
        ])
    }
    return database
  },
})

const isId = (value: unknown): boolean => typeof value !== 'string' || /^[\da-f]{24}$/i.test(value)

/** A copy of the question in which no list of ids holds a text that cannot be one. */
export const withoutStrangeIds = (where: Where): Where =>
  Object.fromEntries<Where[string]>(
    Object.entries(where).map(([path, rule]) => {
      if (Array.isArray(rule)) return [path, rule.map((each) => withoutStrangeIds(each))]
      if (!/(^|\.)_?id$/.test(path) || rule === null || typeof rule !== 'object') return [path, rule]
      const known = Object.entries(rule).map(([operator, value]) => [
        operator,
        (operator === 'in' || operator === 'not_in') && Array.isArray(value) ? value.filter(isId) : value,
      ])
      return [path, Object.fromEntries(known) as Where[string]]
    }),
  )
