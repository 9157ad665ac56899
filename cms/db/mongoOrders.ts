import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** What is used here of mongoose, whose models Payload hands out as `any`. */
type Model = Readonly<{ schema: { index: (fields: Record<string, 1 | -1>) => unknown } }>

/** Besides a collection's own order: lists by name, and by the last change. */
const everyList = ['searchName', 'updatedAt']

/**
 * Indexes for the orders in which lists come on MongoDB. Payload orders equal values by their age, newest first, and MongoDB sorts all records of a
 * collection when no index has both. One index a direction: age falls in both, so neither is the other one walked from its end.
 */
export const withOrderIndexes = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const database: BaseDatabaseAdapter = adapter.init(args)
    const init = database.init?.bind(database)
    return Object.assign(database, {
      init: async () => {
        await init?.()
        const models = (database as unknown as { collections: Record<string, Model> }).collections
        for (const { config } of Object.values(database.payload.collections)) {
          if (!config.timestamps) continue
          const schema = models[config.slug]?.schema
          for (const field of ordersOf(config)) {
            schema?.index({ [field]: 1, createdAt: -1 })
            schema?.index({ [field]: -1, createdAt: -1 })
          }
        }
      },
    })
  },
})

type Ordered = Readonly<{ defaultSort?: string | string[]; flattenedFields: readonly { name: string; unique?: boolean }[] }>

/** Fields of a collection that its lists are ordered by, and whose values several records may share. Exported for its test. */
export const ordersOf = ({ defaultSort, flattenedFields }: Ordered): string[] => {
  const names = [...[defaultSort ?? []].flat().map((name) => name.replace(/^-/, '')), ...everyList]
  const isShared = (name: string) => flattenedFields.some((field) => field.name === name && field.unique !== true)
  return [...new Set(names)].filter((name) => name !== 'createdAt' && isShared(name))
}
