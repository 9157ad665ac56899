import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { complaintAboutPort, hostInUrl, reachableHost } from './ports.mjs'

const listenAnywhere = async (host: string) => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

describe('ports', () => {
  it('has nothing to say of a free port', async () => {
    const { server, port } = await listenAnywhere('127.0.0.1')
    server.close()
    await once(server, 'close')
    expect(await complaintAboutPort({ host: '127.0.0.1', port, setting: 'PORT', other: 3001 })).toBeNull()
  })

  it.each(['127.0.0.1', '0.0.0.0'])('says who has the port on %s, and what to do', async (host) => {
    const { server, port } = await listenAnywhere(host)
    const complaint = await complaintAboutPort({ host: '127.0.0.1', port, setting: 'PORT', other: port + 1 })
    server.close()
    expect(complaint).toMatch(
      new RegExp(
        `^Port ${port} is in use by .*\\(process ${process.pid}\\)\\. Stop that program, or choose another port: PORT=${port + 1} npm start$`,
      ),
    )
  })

  it('says when HOST is no address of this machine', async () => {
    const complaint = await complaintAboutPort({ host: '192.0.2.1', port: 3999, setting: 'PORT', other: 3001 })
    expect(complaint).toBe('HOST 192.0.2.1 is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.')
  })

  it('asks this machine when the server listens everywhere', () => {
    expect(reachableHost('0.0.0.0')).toBe('127.0.0.1')
    expect(hostInUrl(reachableHost('::'))).toBe('[::1]')
  })
})
