// @ts-check
// Preloaded by `node --import` into the processes of the product that a whole run shares. Caches measure age with performance.now: it is ahead there by what
// the file says, in milliseconds, so that a test which needs older answers (`product().ageCaches`) does not wait for them. Date and timers are the real
// ones: sessions, PINs and schedules of other tests stay as they are. An installation whose whole clock moves has `movedClock.mjs` instead.
import { readFileSync } from 'node:fs'

const file = process.env.QUAYSIDE_TEST_AGE ?? ''
/** A change is seen by every process within this time. */
const readEveryMs = 20

const systemNow = performance.now.bind(performance)
let readAt = Number.NEGATIVE_INFINITY
let ahead = 0

performance.now = () => {
  const now = systemNow()
  if (now - readAt >= readEveryMs) {
    readAt = now
    ahead = Number(readFileSync(file, 'utf8'))
  }
  return now + ahead
}
