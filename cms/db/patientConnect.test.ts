import { describe, expect, it } from '@jest/globals'
import type { DatabaseAdapterObj } from 'payload'
import { withPatientConnect } from './patientConnect'

/** What Payload throws when the driver says `reason`. */
const failure = (reason: string) => new Error(`Error: cannot connect to MongoDB: Error: cannot connect to MongoDB. Details: ${reason}`)

/** An adapter whose connection fails with these reasons, one after another, and is then there. */
function adapterThatFails(...reasons: string[]) {
  let tries = 0
  const connect = () => {
    const reason = reasons[tries]
    tries += 1
    return reason === undefined ? Promise.resolve() : Promise.reject(failure(reason))
  }
  const adapter = { init: () => ({ connect }) } as unknown as DatabaseAdapterObj
  const open = (patience: number) =>
    withPatientConnect(adapter, patience)
      .init({} as never)
      .connect?.()
  return { open, tries: () => tries }
}

describe('a start that connects to MongoDB', () => {
  it.each(["Socket 'connect' timed out after 3587ms (connectTimeoutMS: 2000)", 'connect ECONNREFUSED 127.0.0.1:27017'])(
    'asks again after: %s',
    async (reason) => {
      const { open, tries } = adapterThatFails(reason, reason)
      await open(10_000)
      expect(tries()).toBe(3)
    },
  )

  it.each(['Authentication failed.', 'Invalid scheme', 'MigrationError: 20261122 failed'])('ends at once with: %s', async (reason) => {
    const { open, tries } = adapterThatFails(reason)
    await expect(open(10_000)).rejects.toThrow(reason)
    expect(tries()).toBe(1)
  })

  it('ends when the server stays away', async () => {
    const { open, tries } = adapterThatFails(...Array.from({ length: 9 }, () => 'connect ECONNREFUSED 127.0.0.1:27017'))
    await expect(open(700)).rejects.toThrow('ECONNREFUSED')
    expect(tries()).toBeGreaterThan(1)
  })
})
