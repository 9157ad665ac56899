import type { Payload } from 'payload'

const collections = ['sessions', 'one-time-keys', 'throttles', 'idempotency-keys'] as const

export async function removeExpired({ payload }: { payload: Payload }): Promise<void> {
  const where = { expiresAt: { less_than: new Date().toISOString() } }
  // rights: the server's own working records.
  for (const collection of collections) await payload.db.deleteMany({ collection, where })
}
