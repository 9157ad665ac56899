// @ts-check
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { errorCode } from './errorCode.mjs'

/** The host to ask when a server listens on `host`. @param {string} host */
export const reachableHost = (host) => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host)

/** `host` as it stands in an address. @param {string} host */
export const hostInUrl = (host) => (host.includes(':') ? `[${host}]` : host)

/** @param {string} host @param {number} port @returns {Promise<string | null>} the code of the error */
const bindingError = (host, port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(errorCode(error) ?? error.message))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)))
  })

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
const isAnswering = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 })
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false))
  })

/**
 * What is wrong with listening on that port, in a sentence that says what to do; null when it is free.
 * @param {{ host: string, port: number, setting: string, other: number }} ask `setting` is the variable that moves it, `other` a number to propose
 * @returns {Promise<string | null>}
 */
export async function complaintAboutPort({ host, port, setting, other }) {
  const code = await bindingError(host, port)
  // Some systems let a second server listen on one address while another already has all of them: browsers would then reach the other.
  if (code === null && !(await isAnswering(reachableHost(host), port))) return null
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose another: ${setting}=${other} npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`
  if (code !== null && code !== 'EADDRINUSE')
    return `Port ${port} on ${host} cannot be used (${code}). Choose another: ${setting}=${other} npm start`
  const owner = portOwner(port)
  return `Port ${port} is in use${owner ? ` by ${owner}` : ''}. Stop that program, or choose another port: ${setting}=${other} npm start`
}

/** @param {number} port @returns {string | null} such as "node server.js (process 123)" */
function portOwner(port) {
  try {
    const pid = process.platform === 'linux' ? listenerOnLinux(port) : listenerByLsof(port)
    if (pid === null) return null
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return `${command.slice(0, 80)} (process ${pid})`
  } catch {
    return null // Another user's process, or a system without these tools: the port's number has to do.
  }
}

/** @param {number} port @returns {number | null} */
function listenerOnLinux(port) {
  const listening = '0A'
  const local = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
      readFileSync(table, 'utf8')
        .split('\n')
        .flatMap((row) => {
          const fields = row.trim().split(/\s+/)
          return fields[1]?.endsWith(`:${local}`) && fields[3] === listening && fields[9] ? [`socket:[${fields[9]}]`] : []
        }),
    ),
  )
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      for (const file of readdirSync(`/proc/${pid}/fd`)) if (inodes.has(readlinkSync(`/proc/${pid}/fd/${file}`))) return Number(pid)
    } catch {
      // It ended, or it is not ours to look into.
    }
  }
  return null
}

/** @param {number} port @returns {number | null} */
function listenerByLsof(port) {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return Number(output.trim().split('\n')[0]) || null
}
