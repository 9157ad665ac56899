import { describe, expect, it } from '@jest/globals'
import KeptEnvironment from '../../tests/helpers/keptEnvironment.mjs'

type Config = ConstructorParameters<typeof KeptEnvironment>[0]

/** Of a project that no test file of this run belongs to. */
const environmentOf = (id: string) =>
  new KeptEnvironment({ projectConfig: { id, globals: {}, fakeTimers: {} }, globalConfig: {} } as unknown as Config)

describe('the global object of tests without a page', () => {
  it('is the same for each file of a project, so that packages stay in it, and another for another project', async () => {
    const first = environmentOf('kept')
    await first.teardown()
    const next = environmentOf('kept')
    expect(next.global).toBe(first.global)
    expect(next.world).toBe(first.world)
    expect(environmentOf('other').global).not.toBe(next.global)
    await next.teardown()
  })

  it('is as it was when a file has ended that changed it', async () => {
    const { env } = process
    const former = environmentOf('changed')
    const { global } = former
    const { Date: date, fetch } = global
    Object.assign(global, { fetch: () => 'a test’s own', Date: class {} })
    Object.assign(global.process.env, { PATH: 'nowhere', QUAYSIDE_OF_A_TEST: 'on' })
    global.process.exit = () => undefined as never
    Object.defineProperty(global, Symbol('JEST_STATE_SYMBOL'), { configurable: true, value: 'all that its tests hold on to' })
    await former.teardown()
    const next = environmentOf('changed')
    expect([next.global.fetch, next.global.Date]).toEqual([fetch, date])
    expect([next.global.process.env.PATH, next.global.process.env.QUAYSIDE_OF_A_TEST]).toEqual([env.PATH, undefined])
    expect(next.global.process.exit).toBe(former.exit)
    expect(Object.getOwnPropertySymbols(next.global).filter(({ description }) => description?.startsWith('JEST_'))).toEqual([])
    await next.teardown()
  })

  it('has clocks of each file’s own: one that a file has stopped runs in the next', async () => {
    const former = environmentOf('clocks')
    former.fakeTimersModern.useFakeTimers({ now: 0 })
    expect(former.global.Date.now()).toBe(0)
    await former.teardown()
    const next = environmentOf('clocks')
    expect(next.global.Date.now()).toBeGreaterThan(0)
    await next.teardown()
  })
})
