import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Brand, brandSchema, type PublicBrand } from '../../shared/brands/brandSchema'
import { settings, SettingsError } from './settings'

/**
 * All brands of this installation: those that ship and those in BRANDS_DIR, where a file of the same name replaces the shipped one.
 * Throws an `Error` that names the file and the field when one is wrong, or when two brands claim one host.
 */
export function loadBrands(directories: readonly string[]): ReadonlyMap<string, Brand> {
  const brands = new Map<string, Brand>()
  for (const directory of directories) {
    for (const file of readdirSync(directory)
      .filter((name) => name.endsWith('.json'))
      .sort()) {
      const parsed = brandSchema.safeParse(JSON.parse(readFileSync(join(directory, file), 'utf8')))
      if (!parsed.success) {
        const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`)
        throw new Error(`Brand file ${join(directory, file)} is not valid. ${wrong.join('; ')}`)
      }
      brands.set(parsed.data.name, parsed.data)
    }
  }
  const owners = new Map<string, string>()
  for (const brand of brands.values()) {
    for (const host of brand.hosts) {
      const other = owners.get(host)
      if (other) throw new Error(`Brands ${other} and ${brand.name} both claim the host ${host}`)
      owners.set(host, brand.name)
    }
  }
  return brands
}

const shippedDirectory = () => {
  // Next compiles this file to another place, so the shipped folder is found from the working directory there.
  const beside = join(dirname(fileURLToPath(import.meta.url)), '../../shared/brands')
  try {
    readdirSync(beside)
    return beside
  } catch {
    return join(process.cwd(), 'shared/brands')
  }
}

let loaded: ReadonlyMap<string, Brand> | undefined

/** The brands of this process, loaded at the first call. Throws a `SettingsError` that says which file is wrong, so that a process can end with it. */
export function brands(): ReadonlyMap<string, Brand> {
  try {
    return (loaded ??= loadBrands(
      [shippedDirectory(), settings().brandsDir].filter((directory): directory is string => directory !== null),
    ))
  } catch (error) {
    if (error instanceof SettingsError) throw error
    throw new SettingsError([error instanceof Error ? error.message : String(error)])
  }
}

/** The brand of a `Host` header's value (a port is ignored); null when no brand answers on that host. */
export function brandOfHost(host: string | null | undefined): Brand | null {
  if (!host) return null
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  for (const brand of brands().values()) if (brand.hosts.includes(name)) return brand
  return null
}

/** What the browser may know of a brand, field by field. */
export const toPublicBrand = (brand: Brand): PublicBrand => ({
  name: brand.name,
  displayName: brand.displayName,
  locales: brand.locales,
  defaultLocale: brand.defaultLocale,
  currency: brand.currency,
  navigation: brand.navigation,
  portfolioTypes: brand.portfolioTypes,
  theme: brand.theme,
  companyUrl: brand.companyUrl,
  motto: brand.motto,
  pitch: brand.pitch,
  disclaimer: brand.disclaimer,
  idleSeconds: brand.session.idle,
})
