import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import type { Counter, Counters } from '../../db/counters'
import { notForLong } from '../../db/notForLong'

type Options = Readonly<{
  payload: Payload
  counters: Counters
  name: string
  points: number
  seconds: number
  /** Whether people who read are counted, who do not wait for a database that takes no writes. */
  isHasty: boolean
}>

/**
 * A limiter of rate-limiter-flexible over the product's own database, so that all web processes count together. Each step is one
 * statement, which SQLite and MongoDB both run atomically; nothing is read first and written back.
 * A key that is used up is refused from memory until its window ends; while the database does not answer, or takes no writes, each process counts for itself.
 */
export class DatabaseLimiter extends RateLimiterStoreAbstract {
  private readonly payload: Payload
  private readonly counters: Counters
  private readonly isHasty: boolean

  constructor({ counters, isHasty, name, payload, points, seconds }: Options) {
    super({
      storeClient: payload,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    })
    this.payload = payload
    this.counters = counters
    this.isHasty = isHasty
  }

  protected _getRateLimiterRes(_key: string, changedPoints: number, { expiresAt, points }: Counter): RateLimiterRes {
    const left = Math.max(Date.parse(expiresAt) - Date.now(), 0)
    return new RateLimiterRes(Math.max(this.points - points, 0), left, points, points === changedPoints)
  }

  /** Adds `points` to a window that is open, or opens a new one. `forceExpire` starts a new window whatever there is. */
  protected async _upsert(key: string, points: number, msDuration: number, forceExpire = false): Promise<Counter> {
    if (forceExpire) await this._delete(key)
    const added = this.counters.add({ key, points, expiresAt: new Date(Date.now() + msDuration).toISOString() })
    return this.isHasty ? notForLong(added) : added
  }

  protected _get(key: string): Promise<Counter | null> {
    return this.counters.read(key)
  }

  protected async _delete(key: string): Promise<boolean> {
    await this.payload.db.deleteMany({ collection: 'throttles', where: { key: { equals: key } } })
    return true
  }
}
