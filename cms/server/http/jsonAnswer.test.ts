import { afterAll, describe, expect, it } from '@jest/globals'
import { JsonAnswer, keepTextOfAnswers } from './jsonAnswer'

const { json } = Response
afterAll(() => void Object.assign(Response, { json }))

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
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('{"value":"Άλφα"}')
    const blob = await answer.blob()
    expect([blob.type, await blob.text()]).toEqual(['application/json', '{"value":"Άλφα"}'])
    expect(await new Response(answer.body).text()).toBe('{"value":"Άλφα"}')
  })

  it('is what the process answers with by itself', async () => {
    const of = (headers?: ResponseInit['headers']) => Response.json({ a: [1] }, { status: 400, ...(headers ? { headers } : {}) })
    const asBefore = [of(), of(new Headers({ 'x-a': 'b', 'content-type': 'application/problem+json' }))]
    keepTextOfAnswers()
    const now = [of(), of(new Headers({ 'x-a': 'b', 'content-type': 'application/problem+json' }))]
    expect(now.every((each) => each instanceof JsonAnswer)).toBe(true)
    const read = (all: Response[]) => Promise.all(all.map(async (each) => [each.status, [...each.headers], await each.text()]))
    expect(await read(now)).toEqual(await read(asBefore))
    expect(() => Response.json(undefined)).toThrow(TypeError)
  })
})
