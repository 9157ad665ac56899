import { LRUCache } from 'lru-cache'
import { Gauge } from 'prom-client'
import { registry } from './health/metrics'

type Bounds<Value> = Readonly<{
  /** What all entries together may take; one that alone takes more is not kept. What was not used for longest goes first. */
  bytes: number
  /** In milliseconds from when an entry was set; without it entries stay until they are in the way. */
  ttlMs?: number
  /** Where the value is no plain data. By default what `roughBytes` says. */
  sizeOf?: (value: Value) => number
}>

const caches: { name: string; cache: LRUCache<string, NonNullable<unknown>> }[] = []

new Gauge({
  name: 'quayside_cache_bytes',
  help: 'What a cache of this process holds, estimated',
  labelNames: ['cache'] as const,
  registers: [registry],
  collect() {
    this.reset()
    for (const { cache, name } of caches) this.inc({ cache: name }, cache.calculatedSize)
  },
})

/** Every cache of the server is one of these: strangers and large answers cannot make the process grow beyond what is written here. */
export function boundedCache<Value extends NonNullable<unknown>>(
  name: string,
  { bytes, sizeOf = roughBytes, ttlMs }: Bounds<Value>,
): LRUCache<string, Value> {
  const cache = new LRUCache<string, Value>({
    maxSize: bytes,
    sizeCalculation: (value, key) => entryBytes + key.length + sizeOf(value),
    ...(ttlMs === undefined ? {} : { ttl: ttlMs }),
  })
  caches.push({ name, cache: cache as unknown as LRUCache<string, NonNullable<unknown>> })
  return cache
}

/** Of the cache's own lists and of an object's head. */
const entryBytes = 100
const objectBytes = 40
const slotBytes = 8

/** Rows of a list that are looked at: those of a history are alike, and to look at all of them costs as much as to check them. */
const sampledRows = 32

/** What plain data takes in memory, near enough for a bound: strings by their length, the rest by the slots of their objects, long lists by a sample. */
export function roughBytes(value: unknown): number {
  let bytes = 0
  const left: unknown[] = [value]
  /** For how many each of them stands. */
  const counts: number[] = [1]
  while (left.length > 0) {
    const each = left.pop()
    const count = counts.pop() ?? 1
    bytes += count * slotBytes
    if (typeof each === 'string') bytes += count * each.length
    else if (each !== null && typeof each === 'object') {
      bytes += count * objectBytes
      const inner: readonly unknown[] = Array.isArray(each) ? each : Object.values(each)
      const step = Math.max(1, inner.length / sampledRows)
      for (let at = 0; at < inner.length; at += step) {
        left.push(inner[Math.floor(at)])
        counts.push(count * step)
      }
    }
  }
  return Math.ceil(bytes)
}
