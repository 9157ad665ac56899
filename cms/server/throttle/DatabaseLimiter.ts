import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'

type Counter = Readonly<{ points: number; expiresAt: string }>
type Options = Readonly<{ payload: Payload; name: string; points: number; seconds: number }>

const slug = 'throttles'

/**
 * A limiter of rate-limiter-flexible over the product's own database, so that all web processes count together. Each step is one
 * conditional statement, which SQLite and MongoDB both run atomically; nothing is read first and written back.
 * A key that is used up is refused from memory until its window ends; while the database does not answer, each process counts for itself.
 */
export class DatabaseLimiter extends RateLimiterStoreAbstract {
  private readonly payload: Payload

  constructor({ name, payload, points, seconds }: Options) {
    super({
      storeClient: payload,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    })
    this.payload = payload
  }

  protected _getRateLimiterRes(_key: string, changedPoints: number, { expiresAt, points }: Counter): RateLimiterRes {
    const left = Math.max(Date.parse(expiresAt) - Date.now(), 0)
    return new RateLimiterRes(Math.max(this.points - points, 0), left, points, points === changedPoints)
  }

  /** Adds `points` to a window that is open, or opens a new one. `forceExpire` starts a new window whatever there is. */
  protected async _upsert(key: string, points: number, msDuration: number, forceExpire = false): Promise<Counter> {
    for (let attempt = 0; ; attempt++) {
      const now = new Date().toISOString()
      const fresh = { points, expiresAt: new Date(Date.now() + msDuration).toISOString() }
      const added = forceExpire
        ? await this.change({ key: { equals: key } }, fresh)
        : ((await this.change({ and: [{ key: { equals: key } }, { expiresAt: { greater_than: now } }] }, { points: { $inc: points } })) ??
          (await this.change({ and: [{ key: { equals: key } }, { expiresAt: { less_than_equal: now } }] }, fresh)))
      if (added) return added
      try {
        // rights: a counter of the server's own.
        await this.payload.db.create({ collection: slug, data: { key, ...fresh }, returning: false })
        return fresh
      } catch (error) {
        // Another request or process made the row in between: the next round adds to it.
        if (attempt >= 3) throw error
      }
    }
  }

  private async change(where: Parameters<Payload['db']['updateOne']>[0]['where'], data: Record<string, unknown>): Promise<Counter | null> {
    const row: unknown = await this.payload.db.updateOne({ collection: slug, where: where ?? {}, data, options: { atomic: true } })
    return asCounter(row)
  }

  protected async _get(key: string): Promise<Counter | null> {
    const row: unknown = await this.payload.db.findOne({
      collection: slug,
      where: { and: [{ key: { equals: key } }, { expiresAt: { greater_than: new Date().toISOString() } }] },
    })
    return asCounter(row)
  }

  protected async _delete(key: string): Promise<boolean> {
    await this.payload.db.deleteMany({ collection: slug, where: { key: { equals: key } } })
    return true
  }
}

const asCounter = (row: unknown): Counter | null =>
  row !== null && typeof row === 'object' && 'points' in row && 'expiresAt' in row
    ? { points: Number(row.points), expiresAt: String(row.expiresAt) }
    : null
