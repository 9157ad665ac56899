import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { ApiError } from '../lib/apiClient'
import { waitForSecondFactor } from '../lib/waitingStep'
import { exchangeToken } from './exchangeToken'
import { testBootstrap } from './testing/testBootstrap'

let answer: () => Response = () => HttpResponse.json({})
const refuse = (status: number, code: string) => () => HttpResponse.json({ errors: [{ message: code, code }] }, { status })
const server = setupServer(http.post('/api/users/custom-token', () => answer()))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => history.replaceState(null, '', '/'))

const page = '/dashboard/harbour'
async function open(hasSession: boolean) {
  history.replaceState(null, '', page)
  const { hasSession: isIn } = await exchangeToken({ ...testBootstrap, hasSession, customToken: 'row.key' })
  return [isIn, `${location.pathname}${location.search}`]
}
const login = (error: string) => `/login?redirectTo=${encodeURIComponent(page)}&error=${error}`

describe('a token in the address', () => {
  it('that is good leaves the person on its page, signed in', async () => {
    answer = () => HttpResponse.json({ exp: 1 })
    expect(await open(false)).toEqual([true, page])
  })

  it('that is of no use leads to the sign-in, which says why', async () => {
    answer = refuse(400, 'link_expired')
    expect(await open(false)).toEqual([false, login('link_expired')])
    answer = refuse(401, 'pin_required')
    expect(await open(false)).toEqual([false, login('pin_required')])
  })

  it('that is of no use leaves whoever is signed in where they are', async () => {
    answer = refuse(401, 'pin_required')
    expect(await open(true)).toEqual([true, page])
  })
})

it('a refusal that carries no step begins no second step', () => {
  const refusal = (detail?: unknown) => new ApiError({ status: 401, code: 'pin_required', message: 'A PIN', detail })
  expect([
    waitForSecondFactor(refusal()),
    waitForSecondFactor(refusal({})),
    waitForSecondFactor(refusal({ step: 'row.key', kind: 'app' })),
  ]).toEqual([false, false, true])
})
