import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { openOwnPayload, type OwnPayload } from '../../../tests/helpers/ownPayload'
import { checkReadiness } from './readiness'

let own: OwnPayload
beforeAll(async () => {
  own = await openOwnPayload('readiness')
})
afterAll(() => own.close())

describe('whether an installation is ready', () => {
  it('is asked of the database each time, and takes a write once a minute at most', async () => {
    const written = jest.spyOn(own.payload.kv, 'set')
    const clock = jest.spyOn(Date, 'now')
    const now = Date.now()
    const databaseAt = async (ms: number) => {
      clock.mockReturnValue(now + ms)
      const { detail, ok } = (await checkReadiness(own.payload, null)).find(({ name }) => name === 'database') ?? {}
      return [ok, detail]
    }
    try {
      expect(await databaseAt(0)).toEqual([true, 'answers and takes a write'])
      for (const ms of [1, 30_000, 59_999]) expect(await databaseAt(ms)).toEqual([true, 'answers, and took a write within the last minute'])
      expect(written).toHaveBeenCalledTimes(1)
      expect(await databaseAt(60_000)).toEqual([true, 'answers and takes a write'])
      expect(written).toHaveBeenCalledTimes(2)
    } finally {
      clock.mockRestore()
    }
  })
})
