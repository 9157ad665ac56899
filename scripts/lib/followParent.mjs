// @ts-check
// Preloaded by `node --import` into every process that start and test run: when their parent is killed without a chance to stop them, they stop themselves.
import { isMainThread } from 'node:worker_threads'

const parent = Number(process.env.QUAYSIDE_PARENT)

// Workers and forks inherit the flag that loads this file; only the direct child watches.
if (isMainThread && parent === process.ppid) {
  const endWithParent = async () => {
    const { descendants, identify, endAll, signal } = await import('./processes.mjs')
    if (process.env.QUAYSIDE_STOP === 'at-once') {
      for (const child of descendants(process.pid)) signal(child, 'SIGKILL')
      process.exit(1)
    }
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => {
      void endAll(descendants(process.pid), { graceMs: 500 }).finally(() => signal(identify(process.pid), 'SIGKILL'))
    }, 10_000)
  }
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    void endWithParent()
  }, 500)
  watch.unref()
}
