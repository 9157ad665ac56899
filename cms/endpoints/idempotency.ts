import { createHash } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import type { Actor } from '../../collections/access/rolesOf'

const slug = 'idempotency-keys'
const keepMs = 24 * 60 * 60_000
/** A request that is under way for longer has died with its process; its key may be claimed again. */
const abandonedMs = 2 * 60_000

type Write = Readonly<{
  req: PayloadRequest
  actor: Actor
  method: string
  /** The endpoint's own path, with its parameters unnamed. */
  path: string
  /** The parsed body. */
  body: unknown
  answer: () => Promise<Response>
}>
type Stored = Readonly<{ id: string; fingerprint: string; status: number | null; body: string; startedAt: string }>

/**
 * Runs a write, at most once for each `Idempotency-Key` of a person and endpoint: the same request again gets the stored answer with
 * `idempotent-replayed: true`. Throws an `APIError`: 400 for a key that is none, 409 `request_in_progress` while the first is under way,
 * 422 `idempotency_key_reused` for another request under the same key. A write that failed leaves nothing behind and may be tried again.
 * The claim stands outside the request's transaction, so that others see it at once.
 */
export async function answerOnce({ actor, answer, body, method, path, req }: Write): Promise<Response> {
  const given = req.headers.get('idempotency-key')
  if (given === null) return answer()
  if (!/^[\x21-\x7e]{8,128}$/.test(given))
    throw new APIError('Idempotency-Key takes 8 to 128 printable characters', 400, { code: 'invalid_input' }, true)
  const { db } = req.payload
  const key = digest([actor.id, method, path, given])
  const fingerprint = digest([new URL(req.url ?? '', 'http://localhost').href, body ?? null])

  const earlier = await claim(req, key, fingerprint)
  if (earlier) {
    if (earlier.fingerprint !== fingerprint)
      throw new APIError('This Idempotency-Key was used for another request', 422, { code: 'idempotency_key_reused' }, true)
    if (earlier.status === null)
      throw new APIError('The same request is under way', 409, { code: 'request_in_progress', retryAfter: 1 }, true)
    return new Response(earlier.body === '' ? null : earlier.body, {
      status: earlier.status,
      headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store', 'idempotent-replayed': 'true' },
    })
  }
  try {
    const response = await answer()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    await db.updateOne({
      collection: slug,
      where: { key: { equals: key } },
      data: { status: response.status, body: isJson ? await response.clone().text() : '' },
      options: { atomic: true },
    })
    return response
  } catch (error) {
    await db.deleteMany({ collection: slug, where: { key: { equals: key } } })
    throw error
  }
}

/** Claims a key for this request; the earlier claim when there is one. */
async function claim({ payload: { db } }: PayloadRequest, key: string, fingerprint: string): Promise<Stored | null> {
  const now = Date.now()
  const at = (ms: number) => new Date(ms).toISOString()
  const fresh = { fingerprint, status: null, body: null, startedAt: at(now), expiresAt: at(now + keepMs) }
  for (let attempt = 0; ; attempt++) {
    try {
      // rights: a working record of the server's own.
      await db.create({ collection: slug, data: { key, ...fresh }, returning: false })
      return null
    } catch (error) {
      const taken: unknown = await db.updateOne({
        collection: slug,
        where: {
          and: [
            { key: { equals: key } },
            {
              or: [
                { expiresAt: { less_than: at(now) } },
                { and: [{ status: { equals: null } }, { startedAt: { less_than: at(now - abandonedMs) } }] },
              ],
            },
          ],
        },
        data: fresh,
        options: { atomic: true },
      })
      if (taken) return null
      const row: unknown = await db.findOne({ collection: slug, where: { key: { equals: key } } })
      if (row) return asStored(row)
      // The earlier one failed in between and left its key free.
      if (attempt >= 2) throw error
    }
  }
}

const asStored = (row: unknown): Stored => {
  const { body, fingerprint, id, startedAt, status } = row as Record<string, unknown>
  return {
    id: String(id),
    fingerprint: String(fingerprint),
    status: typeof status === 'number' ? status : null,
    body: typeof body === 'string' ? body : '',
    startedAt: String(startedAt),
  }
}

const digest = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
