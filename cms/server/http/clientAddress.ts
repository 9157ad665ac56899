import type { PayloadRequest } from 'payload'

/** Where a request comes from, as the web process has found it: the key of throttles for those who are not signed in. */
export const clientAddress = (req: PayloadRequest): string => req.headers.get('x-quayside-client') ?? 'unknown'
