import type { DatabaseAdapterObj } from 'payload'
import { databaseStatements } from '../server/health/metrics'

type Monitored = { on: (event: 'commandStarted', listener: (event: { commandName: string }) => void) => unknown }
type WithConnection = { connection?: { getClient: () => Monitored } }

/** What asks for or changes records; not what drivers and servers tell each other. */
const asking = new Set(['find', 'aggregate', 'count', 'distinct', 'insert', 'update', 'delete', 'findAndModify', 'getMore', 'bulkWrite'])

/** Counts the commands of an adapter whose connection was opened with `monitorCommands`, as `resilientClient` counts SQLite's statements. */
export function countCommands(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      return Object.assign(database, {
        connect: async (options?: Parameters<NonNullable<typeof connect>>[0]) => {
          await connect?.call(database, options)
          ;(database as WithConnection).connection?.getClient().on('commandStarted', ({ commandName }) => {
            if (asking.has(commandName)) databaseStatements.inc()
          })
        },
      })
    },
  }
}
