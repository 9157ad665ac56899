import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isPublicAddress } from '../../../../collections/DataProcessSteps/dataLocation'
import type { StepOrigin } from '../../../../shared/contracts/dataProcesses'
import { DataError } from './DataError'
import { dataOf, type Resolve } from './fetchData'

let server: Server
let port = 0
let asked = 0
let answer: (response: ServerResponse) => void = (response) => response.end()

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1
    answer(response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const hosts = () => ({ allowed: ['data.example', 'localhost', `data.example:${port}`, '8.8.8.8'], sandbox: `127.0.0.1:${port}` })
const origin = (location: string): StepOrigin => ({ getFromApi: true, method: 'GET', location, body: null, content: null })

async function problemOf(location: string, resolve?: Resolve): Promise<string> {
  try {
    await dataOf(origin(location), hosts(), resolve)
    return 'fetched'
  } catch (error) {
    if (error instanceof DataError) return error.problem
    throw error
  }
}

describe('an address that is refused before anything is asked', () => {
  it.each([
    ['https://127.0.0.1/', 'private_address'],
    ['https://127.1/', 'private_address'],
    ['https://2130706433/', 'private_address'],
    ['https://0x7f.1/', 'private_address'],
    ['https://0177.0.0.1/', 'private_address'],
    ['https://0/', 'private_address'],
    ['https://[::1]/', 'private_address'],
    ['https://[::]/', 'private_address'],
    ['https://[::ffff:127.0.0.1]/', 'private_address'],
    ['https://[::ffff:7f00:1]/', 'private_address'],
    ['https://[64:ff9b::7f00:1]/', 'private_address'],
    ['https://[fe80::1]/', 'private_address'],
    ['https://[fd00::1]/', 'private_address'],
    ['https://169.254.169.254/latest/meta-data', 'private_address'],
    ['https://10.0.0.8/', 'private_address'],
    ['https://172.20.0.1/', 'private_address'],
    ['https://192.168.1.1/', 'private_address'],
    ['https://100.64.0.1/', 'private_address'],
    ['http://127.0.0.1:1/', 'https_only'],
    ['http://data.example/', 'https_only'],
    ['file:///etc/passwd', 'https_only'],
    ['gopher://data.example/', 'https_only'],
    ['ftp://data.example/', 'https_only'],
    ['https://data.example@other.example/', 'credentials_in_address'],
    ['https://name:word@data.example/', 'credentials_in_address'],
    ['https://other.example/', 'host_not_allowed'],
    ['https://data.example.other.example/', 'host_not_allowed'],
    ['https://data.example:8443/', 'host_not_allowed'],
    ['https://9.9.9.9/', 'host_not_allowed'],
    ['not an address', 'invalid_address'],
    ['', 'invalid_address'],
  ])('%s: %s', async (location, problem) => {
    const before = asked
    expect(await problemOf(location, () => Promise.reject(new Error('nothing may be resolved')))).toBe(problem)
    expect(asked).toBe(before)
  })
})

describe('a name on the list', () => {
  const to =
    (...addresses: string[]): Resolve =>
    () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))

  it.each([['127.0.0.1'], ['10.1.2.3'], ['::1'], ['169.254.169.254'], ['::ffff:10.0.0.1'], ['0.0.0.0']])(
    'that leads to %s is not asked',
    async (address) => {
      const before = asked
      expect(await problemOf(`https://data.example:${port}/`, to(address))).toBe('private_address')
      expect(asked).toBe(before)
    },
  )

  it('that leads to a private address among public ones is not asked', async () => {
    expect(await problemOf('https://data.example/', to('93.184.216.34', '10.0.0.1'))).toBe('private_address')
  })

  it('is resolved once: a second answer of the name server leads nowhere', async () => {
    let times = 0
    const rebinding: Resolve = () => {
      times += 1
      return Promise.resolve([{ address: times === 1 ? '203.0.114.1' : '127.0.0.1', family: 4 }])
    }
    // The first address does not answer here; what counts is that nobody reached this machine.
    const before = asked
    expect(['timed_out', 'unavailable']).toContain(await problemOf(`https://data.example:${port}/`, rebinding))
    expect([times, asked]).toEqual([1, before])
  })

  it('that nobody has is said to be unknown', async () => {
    expect(await problemOf('https://data.example/', () => Promise.reject(new Error('ENOTFOUND')))).toBe('unknown_host')
    expect(await problemOf('https://data.example/', to())).toBe('unknown_host')
  })

  it('of this machine is private, as the name server says', async () => {
    expect(await problemOf('https://localhost/')).toBe('private_address')
  })
})

describe("an answer, here of the demo's sandbox", () => {
  const sandbox = () => `http://127.0.0.1:${port}/datasets/x`
  const send = (type: string, text: string) => (response: ServerResponse) => {
    response.setHeader('content-type', type)
    response.end(text)
  }

  it('is read as JSON or CSV by its type', async () => {
    answer = send('application/json; charset=utf-8', '[{"a":1}]')
    expect(await dataOf(origin(sandbox()), hosts())).toEqual({ columns: ['a'], rows: [[1]], leftOut: [], bytes: 9 })
    answer = send('text/csv', 'a\n2')
    expect((await dataOf(origin(sandbox()), hosts())).rows).toEqual([[2]])
  })

  it('that leads on is not followed, wherever to', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const before = asked
      answer = (response) => response.writeHead(status, { location: sandbox() }).end()
      expect([await problemOf(sandbox()), asked]).toEqual(['redirected', before + 1])
    }
  })

  it.each([
    ['an error', (response: ServerResponse) => void response.writeHead(500).end(), 'unavailable'],
    ['a page', send('text/html', '<p>Sign in</p>'), 'not_data'],
    ['no JSON', send('application/json', '{'), 'not_data'],
    ['no rows', send('application/json', '[]'), 'empty'],
    [
      'too many bytes, by its own word',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '2000001' }).flushHeaders(),
      'too_large',
    ],
    [
      'too many bytes without a word',
      (response: ServerResponse) => {
        response.setHeader('content-type', 'text/csv')
        response.end('a\n'.repeat(1_100_000))
      },
      'too_large',
    ],
    ['a cut connection', (response: ServerResponse) => void response.destroy(), 'unavailable'],
  ])('%s', async (_, how, problem) => {
    answer = how
    expect(await problemOf(sandbox())).toBe(problem)
  })
})

it('rows that were pasted in are read without asking anybody', async () => {
  const pasted: StepOrigin = { getFromApi: false, method: 'GET', location: null, body: null, content: 'a,b\n1,x' }
  expect(await dataOf(pasted, hosts())).toEqual({ columns: ['a', 'b'], rows: [[1, 'x']], leftOut: [], bytes: 7 })
})

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['192.0.2.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['::7f00:1', false],
  ['ff02::1', false],
  ['fe80::1%eth0', false],
  ['name', false],
])('isPublicAddress(%s) is %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
