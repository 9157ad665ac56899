import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { tokenProblems } from './sourceTokens'

let server: Server
let url: string

beforeAll(async () => {
  server = createServer(({ headers, url: path }, res) =>
    res.writeHead(path === '/gateway' ? 403 : headers.authorization === 'Bearer right' ? 404 : 401).end('{}'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it('names the token that a source refuses, and neither one that it takes nor a source that does not answer', async () => {
  const problems = await tokenProblems({
    wealth: {
      akta: { url, token: 'right' },
      'bowmore-private-equity': { url, token: 'wrong' },
      gateway: { url: `${url}/gateway`, token: 'right' },
      iolcus: { url: 'http://127.0.0.1:1', token: 'wrong' },
    },
  })
  expect(problems).toEqual([`WEALTH_BOWMORE_PRIVATE_EQUITY_TOKEN is refused by ${new URL(url).host}`])
})
