// @ts-check
// The page of the component tests. Who asks for a role asks for the style of every element above it, and jsdom compares each of them with every rule of every
// sheet: that took a third of the suite. Tag and classes tell nearly all rules apart; jsdom's own engine is asked about the others.
import { createRequire } from 'node:module'
import { couldMatch } from '../../scripts/lib/couldMatch.mjs'

/** @typedef {{ _localName: string, getAttributeNS: (namespace: null, name: string) => string | null }} ElementOfJsdom */
/** @typedef {{ matchesDontThrow: (element: ElementOfJsdom, selector: string | undefined) => boolean }} Selectors */

const load = createRequire(import.meta.url)
const selectors = /** @type {Selectors} */ (load('jsdom/lib/jsdom/living/helpers/selectors.js'))
const { matchesDontThrow: matches } = selectors
if (typeof matches !== 'function') throw new Error('This jsdom compares selectors elsewhere: tests/helpers/portalEnvironment.mjs')

/** @type {Selectors['matchesDontThrow']} */
const matchesQuickly = (element, selector) =>
  (selector === undefined || couldMatch({ tag: element._localName, classes: element.getAttributeNS(null, 'class') ?? '' }, selector)) &&
  matches(element, selector)

// Before jsdom's styles take it.
Object.assign(selectors, { matchesDontThrow: matchesQuickly })

export default load('jest-fixed-jsdom')
