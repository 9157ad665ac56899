// @ts-check
import { dirname, isAbsolute, join, relative, sep } from 'node:path'

/** @typedef {{ from: string, to: string, isTest: boolean, isTypeOnly: boolean, isPackage: boolean }} ImportFacts paths from the repository's root, without extension for `to` */
/** Says what to do instead; null when the import is fine. @typedef {(facts: ImportFacts) => string | null} Arrow */

const isIn = (/** @type {string} */ path, /** @type {string[]} */ ...folders) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
const isPackageOf = (/** @type {ImportFacts} */ { isPackage, to }, /** @type {string[]} */ ...names) =>
  isPackage && names.some((name) => to === name || to.startsWith(`${name}/`))
/** Tests may use the helpers under tests/ as well. */
const isHelper = (/** @type {ImportFacts} */ { isTest, to }) => isTest && isIn(to, 'tests')

const featureOf = (/** @type {string} */ path) => /^portal\/features\/([^/]+)\//.exec(path)?.[1]

/** @type {Arrow} */
const portalReachesOnlyShared = (facts) => {
  if (facts.isPackage || !isIn(facts.from, 'portal') || isIn(facts.to, 'portal') || isHelper(facts)) return null
  if (isIn(facts.to, 'shared/brands')) {
    const isSchemaType = facts.isTypeOnly && facts.to === 'shared/brands/brandSchema'
    if (isSchemaType || facts.isTest) return null
    return 'The portal gets the public part of its own brand from the server. Take it from the session; import only types of shared/brands/brandSchema.'
  }
  if (isIn(facts.to, 'shared')) return null
  return 'The portal reaches only shared/. Move what both sides need into shared/, or ask for it over an endpoint whose contract stands in shared/contracts.'
}

/** @type {Arrow} */
const sharedReachesNobody = (facts) => {
  if (facts.isPackage || !isIn(facts.from, 'shared') || isIn(facts.to, 'shared') || isHelper(facts)) return null
  return 'shared/ runs anywhere and reaches nobody. Pass what this needs as a parameter, or move this file to the folder that it depends on.'
}

/** @type {Arrow} */
const featuresAreStrangers = (facts) => {
  const own = featureOf(facts.from)
  const other = featureOf(`${facts.to}/`)
  if (facts.isPackage || own === undefined || other === undefined || own === other) return null
  return 'A feature imports no sibling. Let the route in portal/app compose both, or move what they share to portal/wealth, portal/ui, portal/lib or shared/.'
}

const entries = ['cms/web.ts', 'jobs/worker.ts']

/** @type {Arrow} */
const configIsForEntries = (facts) => {
  const isConfig = facts.to === 'payload.config' || facts.to === '@payload-config'
  if (!isConfig || facts.isTest || entries.includes(facts.from) || isIn(facts.from, 'cms/app', 'scripts', 'tests')) return null
  return 'Only the entries, the Next shell, scripts and tests import payload.config.ts. Take `payload` from the request, or as a parameter.'
}

/** @type {Arrow} */
const ariaIsForUi = (facts) => {
  if (!isPackageOf(facts, 'react-aria-components', 'react-aria', '@react-aria') || isIn(facts.from, 'portal/ui')) return null
  return 'Only portal/ui imports react-aria. Use its wrapped component, or add one there.'
}

/** @type {Arrow} */
const kitKnowsNoWealth = (facts) => {
  if (facts.isPackage || facts.isTest || !isIn(facts.from, 'portal/ui', 'portal/charts', 'portal/lib')) return null
  if (!isIn(facts.to, 'portal/wealth', 'portal/features', 'portal/app')) return null
  return 'The kit serves any screen. Pieces that know wealth stand in portal/wealth, which may import the kit; pass what this needs as a parameter.'
}

/** @type {Arrow} */
const wealthKnowsNoFeature = (facts) => {
  if (facts.isPackage || facts.isTest || !isIn(facts.from, 'portal/wealth') || !isIn(facts.to, 'portal/features', 'portal/app')) return null
  return 'portal/wealth serves every feature and knows none. Pass what this needs as a parameter.'
}

/** @type {Arrow} */
const chartsAreForCharts = (facts) => {
  if (!isPackageOf(facts, 'chart.js', 'react-chartjs-2') || isIn(facts.from, 'portal/charts')) return null
  return 'Only portal/charts imports chart.js. Use its wrapped chart, or add one there.'
}

/** @type {Arrow} */
const zodIsMini = (facts) => {
  if (!facts.isPackage || !['zod', 'zod/v4'].includes(facts.to) || !isIn(facts.from, 'shared', 'portal')) return null
  return "Whole zod is 90 kB in the browser. Write: import * as z from 'zod/mini'."
}

const arrows = [
  portalReachesOnlyShared,
  sharedReachesNobody,
  featuresAreStrangers,
  configIsForEntries,
  ariaIsForUi,
  kitKnowsNoWealth,
  wealthKnowsNoFeature,
  chartsAreForCharts,
  zodIsMini,
]

const isTestFile = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path) || isIn(path, 'tests')

/** @param {string} cwd @param {string} filename @param {string} specifier @param {boolean} isTypeOnly @returns {ImportFacts} */
function factsOf(cwd, filename, specifier, isTypeOnly) {
  const toPosix = (/** @type {string} */ path) => path.split(sep).join('/')
  const from = toPosix(relative(cwd, isAbsolute(filename) ? filename : join(cwd, filename)))
  const isPackage = !specifier.startsWith('.')
  const to = isPackage ? specifier : toPosix(relative(cwd, join(cwd, dirname(from), specifier))).replace(/\.(ts|tsx|mjs|js|json)$/, '')
  return { from, to, isPackage, isTypeOnly, isTest: isTestFile(from) }
}

/** Who may import whom (design: "the tree"), by resolved path, so that the depth of a file changes nothing. @type {import('eslint').Rule.RuleModule} */
export const importArrows = {
  meta: { type: 'problem', schema: [], docs: { description: 'holds the directions of imports between the folders' } },
  create(context) {
    const check = (/** @type {any} */ node, /** @type {any} */ source, isTypeOnly = false) => {
      if (typeof source?.value !== 'string') return
      const facts = factsOf(context.cwd, context.filename, source.value, isTypeOnly)
      for (const arrow of arrows) {
        const message = arrow(facts)
        if (message) context.report({ node, message })
      }
    }
    const isTypes = (/** @type {any} */ node, /** @type {string} */ kind) =>
      node[kind] === 'type' ||
      (node.specifiers?.length > 0 && node.specifiers.every((/** @type {any} */ specifier) => specifier[kind] === 'type'))
    return {
      ImportDeclaration: (/** @type {any} */ node) => check(node, node.source, isTypes(node, 'importKind')),
      ExportNamedDeclaration: (/** @type {any} */ node) => check(node, node.source, isTypes(node, 'exportKind')),
      ExportAllDeclaration: (/** @type {any} */ node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (/** @type {any} */ node) => check(node, node.source),
      TSImportType: (/** @type {any} */ node) => check(node, node.source ?? node.argument?.literal, true),
    }
  },
}
