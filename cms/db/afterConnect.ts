import type { DatabaseAdapterObj } from 'payload'

/** An adapter that does something with its connection each time it has been made. `work` that throws fails the connection. */
export function afterConnect<Connection>(
  adapter: DatabaseAdapterObj,
  work: (connection: Connection | undefined) => Promise<void> | void,
): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      return Object.assign(database, {
        connect: async (options?: Parameters<NonNullable<typeof connect>>[0]) => {
          await connect?.call(database, options)
          await work((database as { connection?: Connection }).connection)
        },
      })
    },
  }
}
