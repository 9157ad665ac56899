// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostInUrl } from './ports.mjs'

/** @typedef {{ email: string, brand: string | null, is: string, isRefused?: boolean, totpSecret?: string, telephone?: string }} DemoPerson */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Hosts that every machine resolves to itself; an operator's own host names need DNS, so they are for the runbook. @param {string} host */
const isLocal = (host) => host.endsWith('.localhost')

/** @param {DemoPerson} person */
function noteOn({ isRefused, telephone, totpSecret }) {
  if (isRefused) return ' (sign-in is refused)'
  if (telephone) return ' (the PIN is shown here and at /dev/mailbox)'
  return totpSecret ? ` (TOTP secret ${totpSecret})` : ''
}

/**
 * What `npm start` prints when it is ready.
 * @param {{ folder: string, host: string, port: number, dataDir: string, isDemo: boolean }} options
 */
export function announcement({ folder, host, port, dataDir, isDemo }) {
  const demo = /** @type {{ password: string, people: DemoPerson[] }} */ (readJson(join(folder, 'scripts/demoSignIns.json')))
  const brandsFolder = join(folder, 'shared/brands')
  const brands = /** @type {{ name: string, displayName: string, hosts: string[] }[]} */ (
    readdirSync(brandsFolder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => readJson(join(brandsFolder, file)))
  )
  const isLoopback = ['127.0.0.1', 'localhost', '::1'].includes(host)
  const here = isLoopback || host === '0.0.0.0' || host === '::' ? 'localhost' : hostInUrl(host)
  // In a demo a brand without people cannot be entered.
  const shownBrands = brands.filter((brand) => !isDemo || demo.people.some((person) => person.brand === brand.name))
  const addresses = [
    ...shownBrands.flatMap((brand) =>
      brand.hosts
        .filter(isLocal)
        .slice(0, 1)
        .map((name) => [brand.displayName, `http://${name}:${port}`]),
    ),
    ['Admin panel', `http://${here}:${port}/admin`],
    ['API docs', `http://${here}:${port}/api/docs`],
  ]
  const widestName = Math.max(...addresses.map(([name = '']) => name.length))
  const lines = addresses.map(([name = '', address]) => `  ${name.padEnd(widestName + 2)}${address}`)
  if (isDemo) {
    const widest = Math.max(...demo.people.map((person) => person.email.length))
    lines.push('', `Demo sign-ins, password ${demo.password} for all:`)
    lines.push(...demo.people.map((person) => `  ${person.email.padEnd(widest + 2)}${person.is}${noteOn(person)}`))
  }
  lines.push('', `Data and logs: ${dataDir}. Ctrl-C stops everything.`)
  return lines.join('\n')
}
