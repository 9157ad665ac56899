import { lookup as lookUp } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { type DataHosts, type DataLocation, isPublicAddress, readLocation } from '../../../../collections/DataProcessSteps/dataLocation'
import type { StepOrigin } from '../../../../shared/contracts/dataProcesses'
import { DataError } from './DataError'
import { type DataTable, readRows } from './readRows'

/** Bytes of an answer, and of a kept dataset. */
export const maxDataBytes = 2_000_000
/** Milliseconds; `total` over everything, the look-up of the name included. */
const timeouts = { connect: 2000, headers: 5000, body: 10_000, total: 12_000 }

type Address = Readonly<{ address: string; family: number }>
/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly Address[]>

const resolveName: Resolve = (hostname) => lookUp(hostname, { all: true, verbatim: true })

export type FetchedData = DataTable & Readonly<{ bytes: number }>

/** The rows of a step: fetched, or read from what was pasted in. Throws a `DataError`. */
export async function dataOf(origin: StepOrigin, hosts: DataHosts, resolve: Resolve = resolveName): Promise<FetchedData> {
  if (!origin.getFromApi) {
    const content = origin.content ?? ''
    return { ...readRows(content, 'csv'), bytes: Buffer.byteLength(content) }
  }
  const location = readLocation(origin.location ?? '', hosts)
  if ('problem' in location) throw new DataError(location.problem)
  return fetchRows(location, origin, resolve)
}

/**
 * Asks an address once. Its name is resolved once and the connection goes to what was looked at, so that no second answer of a name server leads
 * elsewhere; a name of which any address is not public is refused whole. Redirects are not followed.
 */
async function fetchRows({ isSandbox, url }: DataLocation, { body, method }: StepOrigin, resolve: Resolve): Promise<FetchedData> {
  const deadline = AbortSignal.timeout(timeouts.total)
  const [address] = isSandbox ? [literal(url)] : await publicAddresses(url, resolve, deadline)
  if (!address) throw new DataError('unknown_host')
  const agent = new Agent({
    connections: 1,
    pipelining: 0,
    connect: { timeout: timeouts.connect, lookup: always(address) },
    headersTimeout: timeouts.headers,
    bodyTimeout: timeouts.body,
    maxHeaderSize: 16_384,
  })
  try {
    const isSent = method === 'POST' && body !== null && body.trim() !== ''
    const response = await request(url, {
      dispatcher: agent,
      method,
      signal: deadline,
      headers: {
        accept: 'application/json, text/csv',
        'user-agent': 'quayside/data',
        ...(isSent ? { 'content-type': 'application/json' } : {}),
      },
      ...(isSent ? { body } : {}),
    })
    const { headers, statusCode } = response
    if (statusCode >= 300 && statusCode < 400) throw new DataError('redirected', String(statusCode))
    if (statusCode < 200 || statusCode > 299) throw new DataError('unavailable', `status ${statusCode}`)
    const kind = kindOf(headers['content-type'])
    if (kind === null) throw new DataError('not_data', 'neither JSON nor CSV by its content type')
    if (Number(headers['content-length'] ?? 0) > maxDataBytes) throw new DataError('too_large')
    const text = await readText(response.body)
    return { ...readRows(text, kind), bytes: Buffer.byteLength(text) }
  } catch (error) {
    if (error instanceof DataError) throw error
    const reason = error instanceof Error ? ('code' in error && String(error.code)) || error.name : 'unknown'
    throw new DataError(/TIMEOUT|TimeoutError|AbortError/i.test(reason) ? 'timed_out' : 'unavailable', reason)
  } finally {
    await agent.destroy()
  }
}

const literal = ({ hostname }: URL): Address => ({ address: hostname, family: 4 })

async function publicAddresses({ hostname }: URL, resolve: Resolve, deadline: AbortSignal): Promise<readonly Address[]> {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(bare) === 0 ? await within(deadline, resolve(bare)) : [{ address: bare, family: isIP(bare) }]
  if (addresses.length > 0 && !addresses.every(({ address }) => isPublicAddress(address))) throw new DataError('private_address')
  return addresses
}

async function within(deadline: AbortSignal, asked: Promise<readonly Address[]>): Promise<readonly Address[]> {
  const late = new Promise<never>((_resolve, reject) =>
    deadline.addEventListener('abort', () => reject(new DataError('timed_out')), { once: true }),
  )
  return Promise.race([
    asked.catch((error: unknown) => {
      throw new DataError('unknown_host', error instanceof Error && 'code' in error ? String(error.code) : '')
    }),
    late,
  ])
}

/** Answers every look-up of the socket with one address. */
const always =
  ({ address, family }: Address): LookupFunction =>
  (_hostname, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family)

function kindOf(type: string | string[] | undefined): 'json' | 'csv' | null {
  const text = String(type ?? '')
  if (/^application\/(?:[\w.+-]+\+)?json\b/i.test(text)) return 'json'
  return /^(text|application)\/csv\b/i.test(text) ? 'csv' : null
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    // Leaving the loop destroys the body and its socket.
    if (size > maxDataBytes) throw new DataError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
