import type { PayloadRequest } from 'payload'

type Named = Readonly<{ id: string; name: string }>
type Read = Readonly<{ portal?: Named; account?: Named & Readonly<{ portal: unknown }>; portfolio?: Named }>

const reads = new WeakMap<PayloadRequest, Read>()

/** What a request has been let in to: told by the services that find it with the person's rights. */
export const whatWasRead = (req: PayloadRequest): Read => reads.get(req) ?? {}

/** Adds to that. */
export const tellRead = (req: PayloadRequest, read: Read): void => void reads.set(req, { ...whatWasRead(req), ...read })
