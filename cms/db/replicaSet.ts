import type { DatabaseAdapterObj } from 'payload'
import { afterConnect } from './afterConnect'

type Connection = { db?: { admin: () => { command: (command: object) => Promise<{ setName?: string; msg?: string }> } } }

/** Refuses a MongoDB server that stands alone: it has no transactions, and half-written records would be the first sign of it. */
export const requireReplicaSet = (adapter: DatabaseAdapterObj): DatabaseAdapterObj =>
  afterConnect<Connection>(adapter, async (connection) => {
    const hello = await connection?.db?.admin().command({ hello: 1 })
    // A router of a sharded cluster names no set; it says "isdbgrid".
    if (hello && !hello.setName && hello.msg !== 'isdbgrid') throw new StandaloneServerError()
  })

/** MongoDB runs without a replica set. The message is for the operator. */
export class StandaloneServerError extends Error {
  override readonly name = 'StandaloneServerError'
  constructor() {
    super(
      'DATABASE_URL leads to a MongoDB server that stands alone, and such a server has no transactions. Start it as a replica set, of one node if need be: mongod --replSet rs0, then rs.initiate() once.',
    )
  }
}
