import type { DatabaseAdapterObj } from 'payload'
import { databaseStatements } from '../server/health/metrics'
import { afterConnect } from './afterConnect'

type Monitored = { on: (event: 'commandStarted', listener: (event: { commandName: string }) => void) => unknown }
type Connection = { getClient: () => Monitored }

/** What asks for or changes records; not what drivers and servers tell each other. */
const asking = new Set(['find', 'aggregate', 'count', 'distinct', 'insert', 'update', 'delete', 'findAndModify', 'getMore', 'bulkWrite'])

/** Counts the commands of an adapter whose connection was opened with `monitorCommands`, as `resilientClient` counts SQLite's statements. */
export const countCommands = (adapter: DatabaseAdapterObj): DatabaseAdapterObj =>
  afterConnect<Connection>(adapter, (connection) => {
    connection?.getClient().on('commandStarted', ({ commandName }) => {
      if (asking.has(commandName)) databaseStatements.inc()
    })
  })
