import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Brand, brandSchema, type Feed, type PublicBrand, type Source } from '../../shared/brands/brandSchema'
import { themesOfBrand } from '../../shared/theme/themes'
import { folderOfSource, parseSettings, settingOfSource, settings, SettingsError, type SourceSettings, sourceSettings } from './settings'

type Installation = Readonly<{ directories: readonly string[] } & Omit<SourceSettings, 'brandsDir'>>

/**
 * All brands of an installation: those that ship and those in BRANDS_DIR, where a file of the same name replaces the shipped one, but only those that
 * BRANDS names where it is set. Throws one `SettingsError` with every mistake: an unreadable field, a host or a source that two brands claim, a source
 * without an address while DEMO is off, one of files without its folder. Each names the file, and the source with its setting.
 */
export function loadBrands(installation: Installation): ReadonlyMap<string, Brand> {
  const { brandNames, directories } = installation
  const problems: string[] = []
  const found = new Map<string, { brand: Brand; file: string }>()
  for (const file of directories.flatMap(filesIn)) {
    const parsed = readBrand(file)
    if ('problem' in parsed) problems.push(parsed.problem)
    else found.set(parsed.brand.name, { brand: parsed.brand, file })
  }
  for (const name of brandNames ?? []) if (!found.has(name)) problems.push(`BRANDS names ${name}, and there is no such brand file`)
  const served = [...found.values()].filter(({ brand }) => brandNames === null || brandNames.includes(brand.name))

  const owners = new Map<string, string>()
  const claim = (what: string, { brand, file }: (typeof served)[number]) => {
    const other = owners.get(what)
    if (other) problems.push(`Brand file ${file}: ${what} is claimed by the brand ${other} too`)
    else owners.set(what, brand.name)
  }
  // Brands may share a feed, which is then one connection.
  const feedKinds = new Map<string, Feed['kind']>()
  for (const entry of served) {
    for (const host of entry.brand.hosts) claim(`the host ${host}`, entry)
    for (const { kind, name } of entry.brand.feeds) {
      if (feedKinds.get(name) !== undefined && feedKinds.get(name) !== kind)
        problems.push(`Brand file ${entry.file}: the feed ${name} is of another kind than in another brand file`)
      feedKinds.set(name, kind)
    }
    for (const source of entry.brand.sources) {
      claim(`the source ${source.name}`, entry)
      const problem = sourceProblem(source, installation)
      if (problem) problems.push(`Brand file ${entry.file}: the source ${source.name} has no ${problem}`)
    }
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return new Map(served.map(({ brand }) => [brand.name, brand]))
}

/** Sources of the other kinds lie in this installation. */
const kindsWithAddress: ReadonlySet<Source['kind']> = new Set(['first', 'second', 'third'])

/** What a source lacks, and which setting gives it; null when it can be asked. */
function sourceProblem({ kind, name }: Source, installation: Installation): string | null {
  const setting = settingOfSource(name)
  if (kindsWithAddress.has(kind) && !installation.isDemo && !installation.wealth[name])
    return `address. ${setting}_URL is required when DEMO is off; BRANDS leaves brands out`
  const folder = folderOfSource(installation, name)
  if (kind === 'static' && !isFolder(folder)) return `folder. ${folder} cannot be read; make it, or set ${setting}_DIR`
  return null
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path)
    return true
  } catch {
    return false
  }
}

const filesIn = (directory: string): string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(directory, name))

function readBrand(file: string): { brand: Brand } | { problem: string } {
  try {
    const parsed = brandSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (parsed.success) return { brand: parsed.data }
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`)
    return { problem: `Brand file ${file} is not valid. ${wrong.join('; ')}` }
  } catch (error) {
    return { problem: `Brand file ${file} is not valid. ${error instanceof Error ? error.message : String(error)}` }
  }
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

const installationOf = (own: SourceSettings): Installation => ({
  ...own,
  directories: [shippedDirectory(), own.brandsDir].filter((directory): directory is string => directory !== null),
})

let loaded: ReadonlyMap<string, Brand> | undefined

/** The brands of this process, loaded at the first call. Throws a `SettingsError` that says which file is wrong, so that a process can end with it. */
export function brands(): ReadonlyMap<string, Brand> {
  try {
    return (loaded ??= loadBrands(installationOf(settings())))
  } catch (error) {
    if (error instanceof SettingsError) throw error
    throw new SettingsError([error instanceof Error ? error.message : String(error)])
  }
}

/**
 * Checks settings and brand files together, so that an operator mends all mistakes at once. Throws one `SettingsError`; creates what `parseSettings`
 * creates.
 */
export function checkInstallation(environment: Readonly<Record<string, string | undefined>>): void {
  const own = attempt(() => parseSettings(environment))
  // With settings that are wrong themselves, the brand files are still worth a look, by what can be read.
  const files = attempt(() => loadBrands(installationOf(own.value ?? sourceSettings(environment))))
  const problems = [...own.problems, ...files.problems]
  if (problems.length > 0) throw new SettingsError(problems)
}

function attempt<T>(work: () => T): { value: T | null; problems: readonly string[] } {
  try {
    return { value: work(), problems: [] }
  } catch (error) {
    return {
      value: null,
      problems: error instanceof SettingsError ? error.problems : [error instanceof Error ? error.message : String(error)],
    }
  }
}

/** The host of a `Host` header's value: in lower case, without a port and without the dot that may end it. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** The brand of a `Host` header's value (a port is ignored); null when no brand answers on that host. */
export function brandOfHost(host: string | null | undefined): Brand | null {
  if (!host) return null
  const name = hostName(host)
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
  withoutTabs: brand.withoutTabs,
  transactionRange: brand.transactionRange,
  portfolioTypes: brand.portfolioTypes,
  theme: brand.theme,
  timeZone: brand.timeZone,
  mark: brand.mark,
  managerTerm: brand.managerTerm,
  firm: brand.firm,
  companyUrl: brand.companyUrl,
  signUp: brand.signUp,
  nationalLogin: brand.nationalLogin,
  motto: brand.motto,
  pitch: brand.pitch,
  disclaimer: brand.disclaimer,
  idleSeconds: brand.session.idle,
  ownThemes: themesOfBrand(brand.name),
})
