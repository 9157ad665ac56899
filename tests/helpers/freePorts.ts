import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * Ports that are free now, all different. They lie below those that systems give to whoever asks for any port (from 32768): a program
 * that is stopped and started again must find its port free, whatever other tests listen on meanwhile. `width` is how many ports in a row each of them
 * begins: the sandboxes stand side by side.
 */
export async function freePorts(count: number, width = 1): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(15_000, 32_000)
    const row = await Promise.all(Array.from({ length: width }, (_, place) => isFree(port + place)))
    if (row.every(Boolean)) ports.add(port)
  }
  return [...ports]
}
