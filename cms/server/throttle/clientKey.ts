import { isIPv6 } from 'node:net'

/**
 * Whom an address stands for when requests are counted: an IPv4 address itself, an IPv6 address its /64, of which one household or machine
 * has as many as it likes. What is no address comes back as it is.
 */
export function clientKey(address: string | undefined): string {
  const plain = (address ?? 'unknown').replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
