import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAdapterObj } from 'payload'

/** So long a start goes on asking a server that was there when the settings were checked. */
const patienceMs = 30_000
const pauseMs = 500

/** What the driver says of a server that did not answer; Payload puts it at the end of its own words. */
const isNotThere = (error: unknown): boolean =>
  error instanceof Error &&
  /'connect' timed out|'secureConnect' timed out|ECONNREFUSED|ECONNRESET|EAI_AGAIN|Server selection timed out/.test(error.message)

/**
 * A start asks again when the server did not answer in time: while a process builds its models it may not hear an answer for seconds on a busy machine,
 * and one lost connection is no reason to end. A wrong address, a password that is refused or a migration that fails ends the start at once
 * (`checkBeforeStart` has looked already that a server is there).
 */
export const withPatientConnect = (adapter: DatabaseAdapterObj, patience: number = patienceMs): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const database = adapter.init(args)
    const { connect } = database
    return Object.assign(database, {
      connect: async (options?: Parameters<NonNullable<typeof connect>>[0]) => {
        const until = Date.now() + patience
        for (;;) {
          try {
            return await connect?.call(database, options)
          } catch (error) {
            if (!isNotThere(error) || Date.now() >= until) throw error
            await sleep(pauseMs)
          }
        }
      },
    })
  },
})
