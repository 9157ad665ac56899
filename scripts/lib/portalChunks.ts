import { basename } from 'node:path'
import { locales } from '../../shared/i18n/locales.ts'
import { firstPartsOf, isStartScreen, type ScreenId, screenIds, shellTexts } from '../../shared/routes/screens.ts'
import { textFileOf } from '../../shared/routes/textFileOf.ts'
import { isLaterModule } from './laterDeclarations.ts'

/** What the bundler knows of a module. */
type Module = Readonly<{ importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }>
type ModuleOf = (id: string) => Module | null

/** What changes only with a dependency, and every screen needs; and what the bundler puts beside it. */
const core =
  /^\0rolldown\/runtime|node_modules.(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion|@formatjs)[\\/]/

/** What two of them share is cut by who shares it; every other screen takes what there is. */
const startScreens = screenIds.filter(isStartScreen)

const firstNames = new Set(
  startScreens.flatMap((id) => {
    const { files, texts } = firstPartsOf(id)
    return [...files, ...[...shellTexts, ...texts].flatMap((namespace) => locales.map((locale) => textFileOf(namespace, locale)))]
  }),
)

/** Whether a file of this name is of the first load of some screen, which somebody waits for. */
export const isOfFirstLoad = (name: string): boolean => /^(core|shell|for-.*)$/.test(name) || firstNames.has(name)

/** `start` and all that it imports, but not what it fetches later. */
function closure(start: string, moduleOf: ModuleOf): Set<string> {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    moduleOf(id)?.importedIds.forEach(add)
  }
  add(start)
  return found
}

/**
 * Cuts the portal into few files, none of which a first screen loads in vain: `core` (dependencies of every screen), `shell` (our own code of
 * every screen), and for each set of screens one file of what exactly these share, and what is only fetched later is left to the bundler. `entry` is the id of the module that the page starts with.
 */
export function portalChunks(entry: string): (id: string, context: Readonly<{ getModuleInfo: ModuleOf }>) => string | null {
  let names: ReadonlyMap<string, string> | undefined

  const cut = (moduleOf: ModuleOf): ReadonlyMap<string, string> => {
    const shell = closure(entry, moduleOf)
    const fetchedBy = (ids: Iterable<string>) => [...ids].flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? [])
    const screensOrParts = fetchedBy(shell)
    // Tabs are fetched by a list that is fetched itself; a screen of the same name comes first.
    const late = new Map([...fetchedBy(screensOrParts), ...screensOrParts].map((id) => [basename(id, '.tsx'), id]))
    const users = new Map<string, ScreenId[]>()
    for (const screen of startScreens) {
      const own = new Set(firstPartsOf(screen).files.flatMap((file) => [...closure(late.get(file) ?? file, moduleOf)]))
      for (const id of own) users.set(id, [...(users.get(id) ?? []), screen])
    }
    // A group that holds the file of a screen bears its name, by which the server finds it.
    const leaders = new Map<string, string>()
    for (const screen of startScreens) {
      for (const file of firstPartsOf(screen).files) {
        const group = users.get(late.get(file) ?? '')?.join('-')
        if (group !== undefined && !leaders.has(group)) leaders.set(group, file)
      }
    }
    const named = new Map<string, string>()
    for (const [id, screens] of users) {
      const group = screens.join('-')
      const isShell = screens.includes('signIn') && screens.length > 1
      named.set(id, isShell ? 'shell' : (leaders.get(group) ?? `for-${group}`))
    }
    for (const id of shell) named.set(id, 'shell')
    // By itself it is the one script that the page names; its name changes with every release, as `loadPart` expects.
    named.delete(entry)
    return named
  }

  return (id, context) => {
    if (core.test(id)) return 'core'
    if (isLaterModule(id)) return null
    names ??= cut((module) => context.getModuleInfo(module))
    return names.get(id) ?? null
  }
}
