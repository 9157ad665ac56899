import type { PayloadRequest } from 'payload'

/** The header in which the web process says which brand's host was addressed; what a client sends under this name never arrives. */
export const brandHeader = 'x-quayside-brand'

/**
 * Name of the brand whose host was addressed: REST on one brand's host shows no other brand's records.
 * Null in jobs and scripts, which have no host: nothing is narrowed there.
 */
export const brandOfRequest = (req: Partial<Pick<PayloadRequest, 'headers'>>): string | null => req.headers?.get(brandHeader) ?? null
