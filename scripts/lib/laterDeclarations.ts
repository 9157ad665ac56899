import { readFileSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'

/** A module of a dependency, and which of its declarations first screens use. */
export type Cut = Readonly<{ of: RegExp; first: RegExp }>

type Statement = Readonly<{
  /** With the comment before it. */
  text: string
  mentions: ReadonlySet<string>
  names: readonly string[]
  isExported: boolean
  isImport: boolean
}>

const ending = '?later'

/** The top-level statements of a module with what they declare. */
function statementsOf(code: string): Statement[] {
  let from = 0
  return parseAst(code).body.map((node) => {
    // With the comment before it, which may say that a call has no side effects.
    const text = code.slice(from, node.end)
    from = node.end
    const declaration = node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node
    const names =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
        : (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id
          ? [declaration.id.name]
          : declaration.type === 'ExportNamedDeclaration' && declaration.source === null
            ? declaration.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
            : []
    return {
      text,
      mentions: mentionedIn(node),
      names,
      isExported: node.type === 'ExportNamedDeclaration',
      isImport: node.type === 'ImportDeclaration',
    }
  })
}

/** Names that a piece of code mentions, other than those of properties. */
function mentionedIn(node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const each of node) mentionedIn(each, found)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return found
  const { computed, name, shorthand, type } = node as { computed?: boolean; name?: string; shorthand?: boolean; type?: string }
  if (type === 'Identifier' && name !== undefined) found.add(name)
  for (const [key, child] of Object.entries(node)) {
    const isProperty = (key === 'property' || key === 'key') && !computed && !shorthand
    if (!isProperty) mentionedIn(child, found)
  }
  return found
}

/**
 * A module as two: what `first` names with all that this mentions, and the rest. The bundler puts a module into one file whole, with all that anybody
 * uses of it; cut in two, the first screens load what they use.
 */
export function cutModule(
  code: string,
  first: RegExp,
  self: string,
): Readonly<{ first: string; later: string; laterNames: readonly string[] }> {
  const statements = statementsOf(code)
  const declarations = statements.filter(({ isImport, names }) => !isImport && names.length > 0)
  // What declares nothing stays too: imports, and what is handed on from other modules.
  const kept = new Set(statements.filter((one) => !declarations.includes(one) || one.names.some((name) => first.test(name))))
  const isMentioned = (one: Statement): boolean =>
    !kept.has(one) && [...kept].some((user) => one.names.some((name) => user.mentions.has(name)))
  for (let found = declarations.filter(isMentioned); found.length > 0; found = declarations.filter(isMentioned))
    for (const one of found) kept.add(one)

  const firsts = declarations.filter((one) => kept.has(one))
  const laters = declarations.filter((one) => !kept.has(one))
  const text = (some: readonly Statement[]): string => some.map((one) => one.text).join('')
  const isUsedLater = (name: string): boolean => laters.some((user) => user.mentions.has(name))
  const usedLater = (some: readonly Statement[]): string[] => [...new Set(some.flatMap(({ names }) => names.filter(isUsedLater)))]
  const shared = usedLater(firsts)
  // Helpers are handed over by name as well, as if they were exported.
  const hidden = usedLater(firsts.filter(({ isExported }) => !isExported))
  const imports = text(statements.filter(({ isImport }) => isImport))
  return {
    first: `${text(statements.filter((one) => kept.has(one)))}\n${hidden.length > 0 ? `export { ${hidden.join(', ')} }\n` : ''}export * from '${self}${ending}'\n`,
    later: `${imports}\nimport { ${shared.join(', ')} } from '${self}'\n${text(laters)}\n`,
    laterNames: laters.flatMap(({ names }) => names),
  }
}

/** Whether a module holds declarations that no first screen needs. */
export const isLaterModule = (id: string): boolean => id.endsWith(ending)

/** Cuts such modules in two. One that has nothing to give away fails the build: an upgrade has changed its names. */
export function laterDeclarations(cuts: readonly Cut[]): Plugin {
  const nameOf = (id: string): string => `./${id.slice(id.lastIndexOf('/') + 1)}`
  const effective = new Set<Cut>()
  const halvesOf = (id: string, code: string) => {
    const cut = cuts.find(({ of }) => of.test(id))
    if (!cut) return null
    const halves = cutModule(code, cut.first, nameOf(id))
    if (halves.laterNames.length > 0) effective.add(cut)
    return halves
  }
  return {
    name: 'quayside-later-declarations',
    enforce: 'pre',
    load: {
      filter: { id: /\?later$/ },
      handler(id) {
        const path = id.slice(0, -ending.length)
        const code = halvesOf(path, readFileSync(path, 'utf8'))?.later
        return code === undefined ? null : { code, moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: cuts.map(({ of }) => of) },
      handler(code, id) {
        if (isLaterModule(id)) return null
        return { code: halvesOf(id, code)?.first ?? code, map: null, moduleSideEffects: false }
      },
    },
    generateBundle() {
      for (const cut of cuts) if (!effective.has(cut)) this.error(`nothing to cut off ${String(cut.of)}`)
    },
  }
}
