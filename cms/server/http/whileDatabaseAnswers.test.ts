import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from '@jest/globals'
import express from 'express'
import type { Presence } from '../../db/presence'
import { whileDatabaseAnswers } from './whileDatabaseAnswers'

let server: Server
afterEach(() => void server.close())

function fakePresence() {
  const watchers = new Set<() => void>()
  let isAway = false
  const presence: Presence = {
    isAway: () => isAway,
    watch: (onAway) => {
      watchers.add(onAway)
      return () => void watchers.delete(onAway)
    },
  }
  const become = (now: boolean) => {
    isAway = now
    if (now) for (const onAway of [...watchers]) onAway()
  }
  return { presence, become, watched: () => watchers.size }
}

/** A server whose `/slow` is answered, and whose `/long` ends, when the test says so. */
async function serve(presence: Presence) {
  const ending = { finish: () => {} }
  const faults: unknown[] = []
  const app = express()
  app.use(whileDatabaseAnswers(presence))
  app.get('/slow', async (_req, res) => {
    await new Promise<void>((resolve) => (ending.finish = resolve))
    res.setHeader('x-late', 'yes')
    res.end('slow')
  })
  app.get('/long', (_req, res) => {
    res.write('begun ')
    ending.finish = () => res.end('and ended')
  })
  app.use(((error, _req, res, next) => {
    if (res.writableEnded) return void faults.push(error)
    next(error)
  }) satisfies express.ErrorRequestHandler)
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { ending, faults, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

it('answers those who wait, and those who come meanwhile, and lets in again when the database is back', async () => {
  const { become, presence, watched } = fakePresence()
  const { ask, ending, faults } = await serve(presence)
  const waiting = ask('/slow')
  while (watched() === 0) await new Promise(setImmediate)
  become(true)
  for (const answer of [await waiting, await ask('/slow')]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'database_unavailable' }] })
  }
  // What was under way ends late, and changes nothing.
  ending.finish()
  while (faults.length === 0) await new Promise(setImmediate)
  become(false)
  const next = ask('/slow')
  while (watched() === 0) await new Promise(setImmediate)
  ending.finish()
  expect(await (await next).text()).toBe('slow')
  while (watched() > 0) await new Promise(setImmediate)
})

it('lets an answer that has begun come to its end', async () => {
  const { become, presence } = fakePresence()
  const { ask, ending } = await serve(presence)
  const answer = await ask('/long')
  become(true)
  ending.finish()
  expect([answer.status, await answer.text()]).toEqual([200, 'begun and ended'])
})
