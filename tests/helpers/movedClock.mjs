// @ts-check
// Preloaded by `node --import` into the processes of an installation whose clock a test moves (`moveClock`). Their Date and performance.now are ahead by what
// the file says, in milliseconds; timers go at their own pace, so that nothing waits longer or shorter for it.
import { readFileSync } from 'node:fs'

const file = process.env.QUAYSIDE_TEST_CLOCK ?? ''
/** A move is seen by every process within this time. */
const readEveryMs = 20

const SystemDate = Date
const systemNow = performance.now.bind(performance)
let readAt = Number.NEGATIVE_INFINITY
let ahead = 0

function aheadMs() {
  const now = systemNow()
  if (now - readAt >= readEveryMs) {
    readAt = now
    ahead = Number(readFileSync(file, 'utf8'))
  }
  return ahead
}

const now = () => SystemDate.now() + aheadMs()

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new SystemDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
})
performance.now = () => systemNow() + aheadMs()
