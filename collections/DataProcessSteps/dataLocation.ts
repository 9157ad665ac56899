import { BlockList, isIP, isIPv6 } from 'node:net'

/** Why rows could not be fetched or read. Each has its sentence in the labels (`option.problem.<code>`). */
export const dataProblems = [
  'invalid_address',
  'https_only',
  'credentials_in_address',
  'host_not_allowed',
  'private_address',
  'unknown_host',
  'redirected',
  'timed_out',
  'unavailable',
  'too_large',
  'not_data',
  'bad_rows',
  'empty',
  'too_many_rows',
  'too_many_columns',
] as const
export type DataProblem = (typeof dataProblems)[number]

/** Which hosts data may come from: names, or `name:port` for another port than 443. `sandbox` is the demo's own, by plain http on this machine. */
export type DataHosts = Readonly<{ allowed: readonly string[]; sandbox: string | null }>

/** Where to connect: `isSandbox` alone may be private and without https. */
export type DataLocation = Readonly<{ url: URL; isSandbox: boolean }>

/**
 * Networks that nothing is fetched from: this machine, private and carrier networks, link-local ones with the clouds' metadata, documentation,
 * multicast, and IPv6 forms that carry an IPv4 address past these rules (RFC 6890).
 */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4')

/** The public part of IPv6; everything beside it is local, mapped, translated or unassigned. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is one of the public internet. False for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
  return isIP(address) === 4 && !closed.check(address, 'ipv4')
}

/**
 * Reads the address of a step. `URL` has made every way of writing an IPv4 address (127.1, 0x7f000001, 2130706433) into the usual one by then.
 * What a host name resolves to is looked at when it is fetched.
 */
export function readLocation(text: string, { allowed, sandbox }: DataHosts): DataLocation | { problem: DataProblem } {
  if (!URL.canParse(text)) return { problem: 'invalid_address' }
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return { problem: 'credentials_in_address' }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && sandbox !== null && url.host === sandbox) return { url, isSandbox: true }
  if (url.protocol !== 'https:') return { problem: 'https_only' }
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) return { problem: 'private_address' }
  // A name with a dot at its end is the same host.
  return allowed.includes(url.host.replace(/\.(?=:|$)/, '')) ? { url, isSandbox: false } : { problem: 'host_not_allowed' }
}
