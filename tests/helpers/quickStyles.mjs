// @ts-check
// jsdom's styles, asked less. It compares every element with every rule of every sheet, after each change of the page anew, and reads each matching rule into
// a new declaration. Here the rules stand by tag and class; elements that the same rules match share one declaration; and those of them that inherit the same
// share what is computed from it. All of it is computed by jsdom itself, the first time. What it rests on: no test changes the declarations of a rule that
// stands in a sheet.
import { createRequire } from 'node:module'
import { asksOnlyTagAndClasses, couldMatch, wantedBy } from '../../scripts/lib/couldMatch.mjs'

/** @typedef {{ selectorText?: string, media?: ArrayLike<string>, cssRules?: Rule[] }} Rule */
/** @typedef {{ cssRules: Rule[] }} Sheet */
/** @typedef {{ length: number, cssText: string, getPropertyValue: (name: string) => string, _readonly: boolean }} Declaration */
/** @typedef {{ _styleCache: WeakMap<ElementOfJsdom, Declaration> | null, activeElement: unknown, styleSheets: { _list: Sheet[] } }} DocumentOfJsdom */
/**
 * @typedef {{
 *   _localName: string, _namespaceURI: string | null, _ownerDocument: DocumentOfJsdom, parentElement: ElementOfJsdom | null, style?: Declaration,
 *   getAttributeNS: (namespace: null, name: string) => string | null, hasAttributeNS: (namespace: null, name: string) => boolean,
 * }} ElementOfJsdom
 */
/** @typedef {(element: ElementOfJsdom, selector: string | undefined) => boolean} Matches */
/** @typedef {import('../../scripts/lib/couldMatch.mjs').Asked} Known */
/** @typedef {{ rule: Rule, selector: string, isSure: boolean }} Candidate */
/** @typedef {{ sheets: Sheet[], change: number, rules: Rule[], byName: Map<string, number[]>, bySignature: Map<string, Candidate[]> }} Index */
/** @typedef {{ style: Declaration, passedOn: string }} Computed */

const load = createRequire(import.meta.url)
const html = 'http://www.w3.org/1999/xhtml'

const selectors = /** @type {{ matchesDontThrow: Matches }} */ (load('jsdom/lib/jsdom/living/helpers/selectors.js'))
const { matchesDontThrow: matches } = selectors
if (typeof matches !== 'function') throw mustBeElsewhere()

/** @type {Matches} */
const matchesQuickly = (element, selector) => couldBeMatched(element, knownOf(element), String(selector)) && matches(element, selector)

/** @param {ElementOfJsdom} element @param {Known} known @param {string} selector */
function couldBeMatched(element, known, selector) {
  // A rule of jsdom's own sheet, which its reader of sheets takes for a selector.
  if (selector.startsWith('@')) return false
  if (selector === ':root' && element.parentElement) return false
  if (selector === ':focus' && element._ownerDocument.activeElement !== element) return false
  return couldMatch(known, selector)
}

/** @param {ElementOfJsdom} element @returns {Known} */
function knownOf(element) {
  /** @type {Known | null | undefined} */
  let parent
  const known = {
    tag: element._localName,
    classes: element.getAttributeNS(null, 'class') ?? '',
    parent: () => (parent === undefined ? (parent = element.parentElement && knownOf(element.parentElement)) : parent),
  }
  // In other languages than HTML an attribute may have capitals in its name.
  return element._namespaceURI === html ? { ...known, hasAttribute: (name) => element.hasAttributeNS(null, name) } : known
}

// Before jsdom's styles take it.
Object.assign(selectors, { matchesDontThrow: matchesQuickly })

const styleRules =
  /** @type {{ getDeclarationForElement: (element: ElementOfJsdom) => Declaration, getResolvedValue: (element: ElementOfJsdom, name: string) => string, propertiesWithResolvedValueImplemented: Record<string, { inherited: boolean }> }} */ (
    load('jsdom/lib/jsdom/living/helpers/style-rules.js')
  )
const { getDeclarationForElement: declare, getResolvedValue, propertiesWithResolvedValueImplemented: resolved } = styleRules
const { implForWrapper } = /** @type {{ implForWrapper: (element: unknown) => ElementOfJsdom | null }} */ (
  load('jsdom/lib/jsdom/living/generated/utils.js')
)
const cssom = load('rrweb-cssom')
if (typeof declare !== 'function' || typeof getResolvedValue !== 'function' || !resolved.visibility?.inherited) throw mustBeElsewhere()

const ownSheet = /** @type {Sheet} */ (cssom.parse(load('jsdom/lib/jsdom/browser/default-stylesheet.js')))
const inheritedNames = Object.keys(resolved).filter((name) => resolved[name]?.inherited)

let changes = 0
for (const { prototype } of [cssom.CSSStyleSheet, cssom.CSSGroupingRule]) {
  for (const name of ['insertRule', 'deleteRule']) {
    const change = prototype[name]
    if (typeof change !== 'function') throw mustBeElsewhere()
    prototype[name] = function (/** @type {unknown[]} */ ...asked) {
      changes += 1
      return change.apply(this, asked)
    }
  }
}

/** @type {WeakMap<DocumentOfJsdom, Index>} */
const indexes = new WeakMap()
/** By document, the rules that match and the element's own declarations. @type {WeakMap<DocumentOfJsdom, Map<string, Declaration>>} */
const declarations = new WeakMap()
/** What jsdom's engine said, by document, tag with classes, selector. @type {WeakMap<DocumentOfJsdom, Map<string, boolean>>} */
const answers = new WeakMap()
/** By what is declared and what is inherited. @type {WeakMap<Declaration, Map<string, Computed>>} */
const computed = new WeakMap()
/** By a cache of jsdom's, which lives until the page changes. @type {WeakMap<object, WeakMap<ElementOfJsdom, Computed>>} */
const untilChange = new WeakMap()
/** @type {WeakMap<Rule, number>} */
const numbers = new WeakMap()
let lastNumber = 0

Object.assign(styleRules, { getDeclarationForElement: declareQuickly })

/** Has a window compute its styles so. @param {{ getComputedStyle: (...asked: any[]) => any }} window */
export function quickenStyles(window) {
  const compute = window.getComputedStyle
  window.getComputedStyle = (wrapper, ...asked) => {
    const element = asked[0] ? null : implForWrapper(wrapper)
    return element?.style ? computeQuickly(element, compute).style : compute(wrapper, ...asked)
  }
}

/** @param {ElementOfJsdom} element @param {(wrapper: any) => Declaration} compute @returns {Computed} */
function computeQuickly(element, compute) {
  const declared = declareQuickly(element)
  const cache = kept(untilChange, element._ownerDocument._styleCache ?? {}, () => new WeakMap())
  return kept(cache, element, () => {
    const inherited = element.parentElement ? computeQuickly(element.parentElement, compute).passedOn : ''
    return kept(kept(computed, declared, newMap), inherited, () => {
      const style = compute(wrapperOf(element))
      // As in a browser; it is others' too.
      style._readonly = true
      return { style, passedOn: inheritedNames.map((name) => getResolvedValue(element, name)).join('|') }
    })
  })
}

/** @param {ElementOfJsdom} element @returns {Declaration} */
function declareQuickly(element) {
  const document = element._ownerDocument
  const cache = (document._styleCache ??= new WeakMap())
  return kept(cache, element, () => {
    if (!element.style) return declare(element)
    const key = `${matchingRules(element).map(numberOf).join()} ${element.style.length ? element.style.cssText : ''}`
    return kept(kept(declarations, document, newMap), key, () => declare(element))
  })
}

/** @param {ElementOfJsdom} element */
function matchingRules(element) {
  const known = knownOf(element)
  return candidatesFor(element)
    .filter(({ isSure, selector }) => isSure || (couldBeMatched(element, known, selector) && matches(element, selector)))
    .map(({ rule }) => rule)
}

/** @param {ElementOfJsdom} element @returns {Candidate[]} */
function candidatesFor(element) {
  const index = indexOf(element._ownerDocument)
  const classes = element.getAttributeNS(null, 'class') ?? ''
  const signature = `${element._namespaceURI} ${element._localName} ${classes}`
  return kept(index.bySignature, signature, () => {
    const names = [
      '*',
      element._localName.toLowerCase(),
      ...classes
        .toLowerCase()
        .split(/\s+/)
        .map((name) => `.${name}`),
    ]
    const found = [...new Set(names.flatMap((name) => index.byName.get(name) ?? []))].sort((a, b) => a - b)
    return found.flatMap(
      /** @returns {Candidate[]} */ (at) => {
        const rule = /** @type {Rule} */ (index.rules[at])
        const selector = String(rule.selectorText)
        if (!asksOnlyTagAndClasses(selector))
          return couldMatch({ tag: element._localName, classes }, selector) ? [{ rule, selector, isSure: false }] : []
        const said = kept(kept(answers, element._ownerDocument, newMap), `${signature} ${selector}`, () => matches(element, selector))
        return said ? [{ rule, selector, isSure: true }] : []
      },
    )
  })
}

/** @param {DocumentOfJsdom} document @returns {Index} */
function indexOf(document) {
  const sheets = document.styleSheets._list
  const last = indexes.get(document)
  if (last?.change === changes && last.sheets.length === sheets.length && sheets.every((sheet, at) => sheet === last.sheets[at]))
    return last
  const rules = [ownSheet, ...sheets].flatMap(({ cssRules }) => cssRules.flatMap(rulesOnScreen))
  /** @type {Map<string, number[]>} */
  const byName = new Map()
  rules.forEach((rule, at) => {
    for (const name of namesOf(String(rule.selectorText))) kept(byName, name, newList).push(at)
  })
  const index = { sheets: [...sheets], change: changes, rules, byName, bySignature: new Map() }
  indexes.set(document, index)
  return index
}

/** As jsdom has it. @param {Rule} rule */
const rulesOnScreen = (rule) => (rule.media ? (Array.from(rule.media).includes('screen') ? (rule.cssRules ?? []) : []) : [rule])

/** Where a rule is to be looked for. @param {string} selector */
function namesOf(selector) {
  const wanted = wantedBy(selector)
  return wanted ? new Set(wanted.map(({ classes, tag }) => (classes[0] === undefined ? (tag ?? '*') : `.${classes[0]}`))) : ['*']
}

/** @param {Rule} rule */
const numberOf = (rule) => kept(numbers, rule, () => (lastNumber += 1))

/** @param {object} element */
const wrapperOf = (element) => load('jsdom/lib/jsdom/living/generated/utils.js').wrapperForImpl(element)

/** @returns {Map<any, any>} */
const newMap = () => new Map()

/** @returns {any[]} */
const newList = () => []

/**
 * @template K, V
 * @param {{ get: (key: K) => V | undefined, set: (key: K, value: V) => unknown }} map @param {K} key @param {() => V} make
 */
function kept(map, key, make) {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

function mustBeElsewhere() {
  return new Error('This jsdom computes styles elsewhere: tests/helpers/quickStyles.mjs')
}
