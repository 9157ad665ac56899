import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type Service, startService } from './service.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-service-'))
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** Keeps this program running on a clock that only moves while the program does not run. */
function keep(program: string) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  let changes = 0
  let tellEnd = () => {}
  const isRunning = () => changes % 2 === 1
  const service: Service = startService({
    name: 'sandbox',
    args: ['-e', program],
    env: process.env,
    log: join(folder, 'sandbox.log'),
    say: () => {},
    onEnd: () => 'restart',
    onChange: () => {
      changes += 1
      if (!isRunning()) tellEnd()
    },
  })
  return {
    release: service.release,
    /** The seconds from the end of the program, which comes after as many as `ranFor`, to its next start. */
    pause: async (ranFor = 0) => {
      jest.setSystemTime(Date.now() + ranFor * 1000)
      if (isRunning()) await new Promise<void>((resolve) => (tellEnd = resolve))
      const ended = Date.now()
      while (!isRunning()) jest.advanceTimersToNextTimer()
      return Math.floor((Date.now() - ended) / 1000)
    },
  }
}

describe('a program that is kept running', () => {
  it('is started again after a second where it ends at once, later each time, and after half a minute at the most', async () => {
    const service = keep('process.exit(7)')
    const pauses = []
    for (let time = 0; time < 7; time += 1) pauses.push(await service.pause())
    service.release()
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30])
  })

  it('is started again after a second where it ran for more than a minute', async () => {
    const service = keep('process.exit(7)')
    const pauses = [await service.pause(), await service.pause(), await service.pause(61), await service.pause()]
    service.release()
    expect(pauses).toEqual([1, 2, 1, 2])
  })
})
