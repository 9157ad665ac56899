import type { PayloadRequest } from 'payload'

/** The name of whoever is signed in; empty for nobody. */
export function nameOfUser({ user }: Pick<PayloadRequest, 'user'>): string {
  const name: unknown = (user as { name?: unknown } | null)?.name
  return typeof name === 'string' ? name : ''
}
