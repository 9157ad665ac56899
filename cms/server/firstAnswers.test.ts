import { EventEmitter } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import type { Request, Response } from 'express'
import { firstAnswers } from './firstAnswers'
import type { ReadForPage } from './http/payloadHandler'

const request = { method: 'GET', path: '/dashboard/akta', headers: {} } as Request
const response = () => new EventEmitter() as unknown as Response

describe('the first answers of a page', () => {
  it('are those that are there in time: a source that stalls does not hold up the page, nor what it takes in later', async () => {
    let answerLate = (_: string): void => undefined
    const read: ReadForPage = (_req, path) =>
      path === '/api/session' ? Promise.resolve('{"user":1}') : new Promise((resolve) => (answerLate = resolve))
    const started = performance.now()
    const answers = await firstAnswers(read, request, response(), null)
    expect(performance.now() - started).toBeLessThan(1000)
    answerLate('{}')
    await new Promise((resolve) => setTimeout(resolve))
    expect([...answers]).toEqual([['/api/session', '{"user":1}']])
  })

  it('leave out what fails or is refused', async () => {
    const read: ReadForPage = (_req, path) => (path === '/api/session' ? Promise.resolve(null) : Promise.reject(new Error('down')))
    expect((await firstAnswers(read, request, response(), null)).size).toBe(0)
  })

  it('tell where they are shown, for the log of views', async () => {
    const screens = new Set<string | null>()
    const read: ReadForPage = (_req, _path, { screen }) => {
      screens.add(screen)
      return Promise.resolve(null)
    }
    await firstAnswers(read, { ...request, path: '/dashboard/akta/portfolio/p' } as Request, response(), 'holdings')
    expect([...screens]).toEqual(['portfolio/holdings'])
  })
})
