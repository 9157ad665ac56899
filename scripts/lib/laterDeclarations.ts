import { readFileSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'

/** A module of a dependency, and which of its declarations no first screen needs. */
export type Cut = Readonly<{ of: RegExp; later: RegExp }>

type Statement = Readonly<{ text: string; names: readonly string[]; isExported: boolean; isImport: boolean }>

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
    return { text, names, isExported: node.type === 'ExportNamedDeclaration', isImport: node.type === 'ImportDeclaration' }
  })
}

const mentions = (text: string, name: string): boolean => new RegExp(`(?<![\\w$.])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(text)

/**
 * A module as two: what `later` names, with the helpers that nothing else uses, and all the rest. The bundler puts a module into one file whole, with
 * all that anybody uses of it; cut in two, the first screens load what they use.
 */
export function cutModule(
  code: string,
  later: RegExp,
  self: string,
): Readonly<{ first: string; later: string; movedNames: readonly string[] }> {
  const statements = statementsOf(code)
  const moved = new Set(statements.filter(({ names }) => names.length > 0 && names.every((name) => later.test(name))))
  const isMovable = (statement: Statement): boolean => {
    if (moved.has(statement) || statement.isExported || statement.isImport || statement.names.length === 0) return false
    const users = statements.filter((user) => user !== statement && statement.names.some((name) => mentions(user.text, name)))
    return users.length > 0 && users.every((user) => moved.has(user))
  }
  for (let found = statements.filter(isMovable); found.length > 0; found = statements.filter(isMovable))
    for (const one of found) moved.add(one)

  const kept = statements.filter((statement) => !moved.has(statement))
  const text = (some: readonly Statement[]): string => some.map((statement) => statement.text).join('')
  const laterText = text(statements.filter((statement) => moved.has(statement)))
  const shared = kept.filter(({ isImport }) => !isImport).flatMap(({ names }) => names.filter((name) => mentions(laterText, name)))
  // Helpers are handed over by name as well, as if they were exported.
  const hidden = kept.filter(({ isExported }) => !isExported).flatMap(({ names }) => names.filter((name) => shared.includes(name)))
  return {
    first: `${text(kept)}\n${hidden.length > 0 ? `export { ${hidden.join(', ')} }\n` : ''}export * from '${self}${ending}'\n`,
    later: `${text(statements.filter(({ isImport }) => isImport))}\nimport { ${shared.join(', ')} } from '${self}'\n${laterText}\n`,
    movedNames: [...moved].flatMap(({ names }) => names),
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
    const halves = cutModule(code, cut.later, nameOf(id))
    if (halves.movedNames.some((name) => cut.later.test(name))) effective.add(cut)
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
