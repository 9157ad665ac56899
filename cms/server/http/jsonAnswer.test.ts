import { describe, expect, it } from '@jest/globals'
import { JsonAnswer } from './jsonAnswer'

describe('JsonAnswer', () => {
  it('is read as a Response is, as often as anybody likes', async () => {
    const answer = new JsonAnswer({ value: 'Άλφα' }, { status: 201, headers: { 'cache-control': 'no-store' } })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      201,
      'application/json',
      'no-store',
    ])
    expect(await answer.clone().text()).toBe('{"value":"Άλφα"}')
    expect(await answer.json()).toEqual({ value: 'Άλφα' })
  })
})
