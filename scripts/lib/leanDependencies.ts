import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import type { Alias, Plugin } from 'vite'
import type { Cut } from './laterDeclarations.ts'
import { partsMapAddress } from './partsMap.ts'

/** A module of a dependency, and its code without what no browser of ours runs. */
type Leaner = Readonly<{ of: RegExp; code: (code: string) => string }>

/** Draws an icon's shapes with the attributes that it is given. */
const plainIcons = `
import { createElement } from 'react'
export default (shapes) => (props) =>
  createElement('svg', { viewBox: '0 0 24 24', ...props }, ...shapes.map((shape) => createElement(...shape)))
`

/**
 * Starts to fetch what a part imports, as soon as the map of the parts is there, and the part. Vite's own brings the map with every file, also fetches
 * style sheets, the only one of which stands in the page, and announces a failure to the window; `loadPart` tries again and tells the person.
 */
const plainPreload = `
const asked = new Set()
let imports = {}
export const __vitePreload = (load, part) => {
  for (const file of imports[part] ?? []) {
    if (asked.has(file)) continue
    asked.add(file)
    if (document.querySelector('link[href="/' + file + '"]')) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.nonce = document.querySelector('meta[property=csp-nonce]')?.nonce
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}
const address = '${partsMapAddress}'
const read = () => import(/* @vite-ignore */ address).then((map) => { imports = map.default }, () => {})
addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(read))
`

const iconData = /^const __iconData = (\{[\s\S]*?^\});\n__iconData\.node;$/m

/** The shapes in the source of an icon's data, as source, without the keys that React asks of a list. */
function shapesIn(data: string): string {
  const { node } = runInNewContext(`(${data})`) as { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
  return JSON.stringify(node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]))
}

const portal = fileURLToPath(new URL('../../portal/', import.meta.url))

/** Elements that some component of the portal styles by their name, `styled.div`. */
function styledElements(): string[] {
  const sources = readdirSync(portal, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const names = sources.flatMap((file) => readFileSync(join(portal, file), 'utf8').match(/(?<=\bstyled\.)\w+/g) ?? [])
  return [...new Set(names)].toSorted()
}

/** Options of swr as constants, which the minifier then follows. */
const unsetOptions = {
  suspense: false,
  revalidateOnMount: undefined,
  refreshWhenHidden: false,
  refreshWhenOffline: false,
  keepPreviousData: false,
  strictServerPrefetchWarning: false,
}

/** `const { a, b } = config;` with those options written out. */
function withoutUnset(statement: string): string {
  const names = Object.keys(unsetOptions)
  const others = (/\{(.*)\}/.exec(statement)?.[1] ?? '').split(',').filter((name) => !names.includes(name.trim()))
  const constants = Object.entries(unsetOptions).map(([name, value]) => `const ${name} = ${String(value)};`)
  return [`const {${others.join(',')}} = config;`, ...constants].join(' ')
}

const leaners: readonly Leaner[] = [
  {
    // The router names its components and gives them contexts by writing to them, and its error boundaries extend a member of React:
    // all of that keeps alive what nobody uses (its forms and its server framework). Without a data router of its own a page has no data routes.
    of: /node_modules.react-router.dist/,
    code: (code) =>
      code
        .replace(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
        .replace(/^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();')
        .replace(/^var (\w+) = (?=new (?:Set|WeakMap|URL)\(|React\d*\.createContext\()/gm, 'var $1 = /* @__PURE__ */ ')
        .replace('return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'),
  },
  // Every element that HTML and SVG have.
  {
    of: /styled-components.dist.styled-components\.browser\.esm/,
    code: (code) => code.replace(/new Set\(\["a","abbr",[^\]]*\]\)/, () => `new Set(${JSON.stringify(styledElements())})`),
  },
  // Of swr what a server, a React before 18 and options that the portal never sets would need. `swrConfig` and `defineRead` are all that sets any.
  {
    of: /node_modules.swr.dist.(?:config-context|use-swr|_internal)/,
    code: (code) =>
      code
        .replace('const isWindowDefined = typeof window != STR_UNDEFINED;', 'const isWindowDefined = true;')
        .replace(/(?<!as |const )\b(?:IS_SERVER|IS_REACT_LEGACY)\b(?=[ ,)]* (?:&&|\?)|\))/g, 'false')
        .replace(/const \{ cache, compare, suspense, .*\} = config;/, withoutUnset)
        .replace('const enableDevtools = isWindowDefined && window.__SWR_DEVTOOLS_USE__;', 'const enableDevtools = false;')
        .replace('const BUILT_IN_MIDDLEWARE = use.concat(middleware);', 'const BUILT_IN_MIDDLEWARE = [];')
        .replace('const serverCacheData = config.cacheData;', 'const serverCacheData = undefined;'),
  },
  // Of zod the face that other libraries ask, what only writing by a schema, a memory of results and templates of texts need, and the way of a check
  // that has no answer at once: `parse` throws before it comes to a schema that holds another.
  {
    of: /node_modules.zod.v4.core.schemas\.js$/,
    code: (code) =>
      code
        .replace(/, \{(?:\s*\/\/.*)?\s*get "~standard"\(\) \{[\s\S]*?^\}\);/m, ');')
        .replaceAll('ctx.direction === "backward"', 'false')
        .replaceAll('core.globalConfig.memoizer', 'undefined')
        .replace(/^ {4}util\.defineLazyInternal\(inst, "pattern", (?:.*\);\n|[\s\S]*?^ {4}\}\);\n)/gm, '')
        .replace(/\w+ instanceof Promise(?=\)\s*\{?\s*(?:return \w+\.then|proms\.push))/g, 'false'),
  },
  {
    of: /node_modules.zod.v4.mini.schemas\.js$/,
    code: (code) => code.replace(/^ {4}(?:safeParseAsync|parseAsync)\(data, params\) \{[\s\S]*?^ {4}\},\n/gm, ''),
  },
  // Prefixes for browsers older than our target; they are off.
  { of: /node_modules.stylis.src.Prefixer/, code: () => 'export const prefix = (value) => value' },
  // A builder of attributes that `Icon` sets all by itself.
  { of: /lucide-react.dist.esm.createLucideIcon/, code: () => plainIcons },
  // An icon's old names, size and keys: its shapes never change their order.
  {
    of: /lucide-react.dist.esm.icons./,
    code: (code) => code.replace(iconData, (_, data: string) => `const __iconData = ${shapesIn(data)};`),
  },
  { of: /vite.preload-helper/, code: () => plainPreload },
]

/**
 * Takes out of the dependencies what no browser of ours runs. One of the above that finds nothing to take out fails the build: an upgrade
 * has changed the code that it knows.
 */
export function leanDependencies(): Plugin {
  const effective = new Set<Leaner>()
  return {
    name: 'quayside-lean-dependencies',
    transform: {
      filter: { id: leaners.map(({ of }) => of) },
      handler(code, id) {
        const leaner = leaners.find(({ of }) => of.test(id))
        const lean = leaner?.code(code) ?? code
        if (/= createLucideIcon\(__iconData\)/.test(code) && lean === code) this.error(`an icon of another form than those known: ${id}`)
        if (leaner && lean !== code) effective.add(leaner)
        return { code: lean, map: null }
      },
    },
    generateBundle() {
      for (const leaner of leaners) if (!effective.has(leaner)) this.error(`nothing left to take out of ${String(leaner.of)}`)
    },
  }
}

/** What the contracts of first screens are made of. */
const firstKinds =
  'Type|String|StringFormat|ISODate|ISODateTime|Number|Boolean|Array|Object|Enum|Literal|Optional|Nullable|Default|Catch|Pipe|Transform|Readonly'

export const firstOfZod: readonly Cut[] = [
  { of: /node_modules.zod.v4.core.schemas\.js$/, first: new RegExp(`^\\$Zod(?:${firstKinds})$`) },
  {
    of: /node_modules.zod.v4.core.api\.js$/,
    first: /^_(?:string|isoDate|isoDateTime|number|boolean|array|enum|literal|regex|minLength|maxLength)$/,
  },
  { of: /node_modules.zod.v4.core.checks\.js$/, first: /^\$ZodCheck(?:|StringFormat|Regex|MinLength|MaxLength)$/ },
  {
    of: /node_modules.zod.v4.core.util\.js$/,
    first: /^(?!(?:partial|required|pick|merge|safeExtend|NUMBER_FORMAT_RANGES|BIGINT_FORMAT_RANGES|issue)$)/,
  },
  { of: /node_modules.zod.v4.core.regexes\.js$/, first: /^(?:date|datetime|number|boolean|string|anyString)$/ },
  {
    of: /node_modules.zod.v4.mini.schemas\.js$/,
    first: new RegExp(
      `^ZodMini(?:${firstKinds})$|^(?:string|number|boolean|array|object|extend|omit|enum|_enum|literal|optional|nullable|_default|_catch|pipe|transform|readonly)$`,
    ),
  },
  { of: /node_modules.zod.v4.mini.coerce\.js$/, first: /^$/ },
]

const inPackages = (path: string): string => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))

/** Other files of the same dependencies that do the same with less. */
export const leanAliases: Alias[] = [
  { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  // The package leads bundlers to its development build.
  { find: /^react-router$/, replacement: inPackages('react-router/dist/production/index.mjs') },
  // For versions of React that have none.
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: inPackages('react/index.js') },
]
