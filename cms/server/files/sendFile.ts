import { create as contentDisposition } from 'content-disposition'
import parseRange from 'range-parser'
import type { ByteRange, FileStore } from './storage'

/** What a file is sent as. */
type Sending = Readonly<{
  contentType: string
  /** The name that it is saved under. */
  name: string
  isInline: boolean
  cacheControl: string
}>

/** `range` is the request's, as it came. */
type Ask = Sending & Readonly<{ key: string; range: string | null }>

/** Shown by a browser in place; all else is saved, whatever was asked for. A drawing is among them, as its policy runs nothing. */
const shownInPlace = /^(image\/|application\/pdf$)/

/** A file as an answer: streamed, in parts when asked, never taken for anything else and never run. Null when there is no such file. */
export async function sendFile(store: FileStore, ask: Ask): Promise<Response | null> {
  const size = await store.size(ask.key)
  if (size === null) return null
  const range = rangeOf(size, ask.range)
  const headers = { 'accept-ranges': 'bytes', ...headersOf(ask) }
  if (range === 'none of it') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  if (!range) return new Response(await store.read(ask.key), { headers: { ...headers, 'content-length': String(size) } })
  return new Response(await store.read(ask.key, range), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    },
  })
}

/** A file that is not in our store, whole, in the same way. */
export const sendBytes = (bytes: Uint8Array<ArrayBuffer>, sending: Sending): Response =>
  new Response(bytes, { headers: { ...headersOf(sending), 'content-length': String(bytes.length) } })

const headersOf = ({ cacheControl, contentType, isInline, name }: Sending) => ({
  'cache-control': cacheControl,
  'content-disposition': contentDisposition(name, { type: isInline && shownInPlace.test(contentType) ? 'inline' : 'attachment' }),
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'content-type': contentType,
  'x-content-type-options': 'nosniff',
})

/** One range as asked; several, or what cannot be read, count as none asked (RFC 9110, 14.2). */
function rangeOf(size: number, header: string | null): ByteRange | 'none of it' | null {
  if (!header) return null
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'none of it'
  const [range] = ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? [] : ranges
  return range ?? null
}
