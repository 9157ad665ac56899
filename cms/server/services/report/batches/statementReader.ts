import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** A request of the server's own for the statement of an account: with the right to read this one, while it is active, and nothing else. */
export function requestOfStatement(payload: Payload, account: string): Promise<PayloadRequest> {
  const reader = { id: 'statements', collection: 'users', _delegated: [{ account, mayDownload: true }] }
  return createLocalReq({ user: reader as unknown as NonNullable<PayloadRequest['user']> }, payload)
}
