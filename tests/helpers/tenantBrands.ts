import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './children'

/** The brand of the tenant number `number`, counted from 1; also the name of its source and the first part of its host. */
export const tenantBrand = (number: number) => `tenant-${number}` as const

/** The token that the sandbox takes, whoever asks. */
export const sandboxToken = 'sandbox-akta-token'

/** What the brand files of some tenants have besides. Their numbers begin far behind those of all others. */
export const tenantKinds = {
  nationalLogin: {
    from: 901,
    count: 3,
    own: {
      locales: ['en', 'is', 'el'],
      nationalLogin: {
        url: 'https://login.national.example/portal?service=tenant',
        name: { en: 'Use your electronic ID', is: 'Nota rafræn skilríki', el: 'Με ηλεκτρονική ταυτότητα' },
      },
    },
    sourceKind: 'first',
  },
  /** Figures of our own records alone: no upstream is ever asked, nor the market. */
  hosted: { from: 921, count: 3, own: { feeds: [] }, sourceKind: 'hosted' },
  /** Mails may hold the text of messages. */
  openMails: { from: 941, count: 2, own: { messageMails: 'text' }, sourceKind: 'first' },
  withoutMessages: { from: 951, count: 2, own: { navigation: { messages: false } }, sourceKind: 'first' },
} as const
export type TenantKind = keyof typeof tenantKinds
type Planned = Readonly<{ number: number; settings: Readonly<Record<string, unknown> & { navigation?: object }>; kind: string }>

/** The `developerDomains` of every tenant. */
export const developerDomain = 'makers.example'

/**
 * Writes brand files like that of akta, each with a host and a source of its own over the one sandbox, for tests to make tenants of: the product reads brand
 * files at its start alone. Besides the `count` plain ones there are a few of each kind. Returns the settings that lead to them.
 */
export function writeTenantBrands(folder: string, count: number, sandboxUrl: string): Record<string, string> {
  mkdirSync(folder)
  const akta = JSON.parse(readFileSync(join(root, 'shared/brands/akta.json'), 'utf8')) as Record<string, unknown> & {
    firm: object
    navigation: object
  }
  const { firm, navigation } = akta
  const env: Record<string, string> = { BRANDS_DIR: folder }
  const plain = Array.from({ length: count }, (_, at): Planned => ({ number: at + 1, settings: {}, kind: 'first' }))
  const special = Object.values(tenantKinds).flatMap(({ count: some, from, own, sourceKind }) =>
    Array.from({ length: some }, (_, at): Planned => ({ number: from + at, settings: own, kind: sourceKind })),
  )
  for (const { kind, number, settings } of [...plain, ...special]) {
    const name = tenantBrand(number)
    const displayName = `Tenant ${number}`
    const own = {
      name,
      displayName,
      hosts: [`${name}.localhost`],
      sources: [{ name, kind, purpose: 'main' }],
      firm: { ...firm, name: displayName },
      developerDomains: [developerDomain],
    }
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({ ...akta, ...own, ...settings, navigation: { ...navigation, ...settings.navigation } }),
    )
    env[`WEALTH_TENANT_${number}_URL`] = sandboxUrl
    env[`WEALTH_TENANT_${number}_TOKEN`] = sandboxToken
  }
  return env
}
