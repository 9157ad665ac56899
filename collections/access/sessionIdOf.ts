import type { PayloadRequest } from 'payload'

/** Id of the session that a request came with; Payload carries it on the user under a name that its types leave out. */
export function sessionIdOf({ user }: Pick<PayloadRequest, 'user'>): string | null {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : null
}

/** When that session ends however often it is refreshed. */
export function sessionEndOf({ user }: Pick<PayloadRequest, 'user'>): Date | null {
  return user && '_endsAt' in user && typeof user._endsAt === 'string' ? new Date(user._endsAt) : null
}
