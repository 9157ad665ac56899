import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj, Payload, PayloadRequest, Where } from 'payload'
import { recordMethods } from './mongoTurns'
import { lookUpRelations, type Lookups } from './relationLookups'

/**
 * A list of ids may hold words that are no id of MongoDB's: what people send, or ids of another installation. Payload's adapter leaves them in a
 * question for `id`, where the driver refuses the whole list; here they match nothing, as everywhere else and on SQLite.
 *
 * What is not in the trash is asked by every list. Payload's adapter asks "not there, or null", and a question that begins with an `$or` is never
 * answered by the index of its order: a page sorted all records. Equal to null means both.
 *
 * Conditions on related records are looked up together, each record's once (`lookUpRelations`).
 */
export const withMongoQuestions = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const database: BaseDatabaseAdapter = adapter.init(args)
    const methods = database as unknown as Record<string, unknown>
    for (const method of recordMethods) {
      const own = methods[method]
      if (typeof own !== 'function') continue
      methods[method] = async ({ where, ...asked }: Asked): Promise<unknown> => {
        if (!where) return Reflect.apply(own as (asked: object) => unknown, database, [asked])
        // Versions and drafts are asked by other paths than the record's own.
        const mongo = database as unknown as MongoDatabase
        const resolved = ofVersions.test(method) ? where : await withoutRelations(mongo, { ...asked, where }, lookUpsOf(mongo, asked.req))
        return Reflect.apply(own as (asked: object) => unknown, database, [{ ...asked, where: forMongo(resolved) }])
      }
    }
    return database
  },
})

type Asked = Readonly<{ collection?: string; req?: Partial<PayloadRequest>; where?: Where }>

const ofVersions = /version|draft|updateJobs/i

/** What is used here of mongoose, whose models Payload hands out as `any`. */
type Model = Readonly<{
  collection: Readonly<{ name: string; aggregate: <Row>(stages: readonly object[]) => { toArray: () => Promise<Row[]> } }>
  buildQuery: (asked: { payload: Payload; where: Where }) => Promise<object>
  find: (filter: object, projection: object, options: object) => { lean: () => Promise<{ _id: unknown }[]> }
}>
export type MongoDatabase = BaseDatabaseAdapter & Readonly<{ collections: Record<string, Model>; sessions?: Record<string, object> }>

/** Ids of the records of a collection that answer a question, which speaks of no related ones. */
export type IdsOf = Lookups['idsOf']

/** The question with ids in place of conditions on related records. */
export const withoutRelations = (database: MongoDatabase, { collection = '', where = {} }: Asked, idsOf: IdsOf): Promise<Where> =>
  lookUpRelations(collection, where, {
    fieldsOf: (slug) => database.payload.collections[slug as CollectionSlug]?.config.flattenedFields ?? [],
    idsOf,
  })

/**
 * Looks up in the transaction of a request, where there is one. By the models and not by `find` of the adapter: whoever asks has the transaction's
 * turn already.
 */
const lookUpsOf =
  (database: MongoDatabase, req: Asked['req']): IdsOf =>
  async (collection, where) => {
    const id: unknown = await req?.transactionID
    const session = typeof id === 'string' ? database.sessions?.[id] : undefined
    const model = database.collections[collection]
    if (!model) return []
    const filter = await model.buildQuery({ payload: database.payload, where: forMongo(where) })
    return (await model.find(filter, { _id: 1 }, session ? { session } : {}).lean()).map(({ _id }) => String(_id))
  }

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
