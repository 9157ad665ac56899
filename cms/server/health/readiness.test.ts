import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Payload } from 'payload'
import { openOwnPayload, type OwnPayload } from '../../../tests/helpers/ownPayload'
import { checkReadiness } from './readiness'

let own: OwnPayload
let payload: Payload

beforeAll(async () => {
  own = await openOwnPayload('readiness')
  payload = own.payload
})
afterAll(() => own.close())

describe('the check of the database', () => {
  const asked = async () => (await checkReadiness(payload, null)).find(({ name }) => name === 'database')

  it('writes once a minute, however often and however many at once it is asked for', async () => {
    const writes = jest.spyOn(payload.kv, 'set')
    const clock = jest.spyOn(Date, 'now')
    const start = new Date().getTime()
    const after = (seconds: number) => void clock.mockReturnValue(start + seconds * 1_000)
    const written = async (times: number) => {
      writes.mockClear()
      const checks = await Promise.all(Array.from({ length: times }, asked))
      expect(checks.filter((check) => check?.ok !== true)).toEqual([])
      return writes.mock.calls.length
    }
    try {
      after(0)
      expect(await written(20)).toBe(1)
      after(59)
      expect(await written(5)).toBe(0)
      expect(await payload.kv.get('readiness:probe')).toEqual({ at: new Date(start).toISOString() })
      after(60)
      expect(await written(20)).toBe(1)
      expect(await payload.kv.get('readiness:probe')).toEqual({ at: new Date(start + 60_000).toISOString() })
    } finally {
      writes.mockRestore()
      clock.mockRestore()
    }
  })
})
