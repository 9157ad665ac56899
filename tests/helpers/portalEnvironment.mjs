// @ts-check
// The page of the component tests. Who asks for a role asks for the style of every element above it, and jsdom compares each of them with every rule of every
// sheet: that took a third of the suite. Tag and classes tell nearly all rules apart; jsdom's own engine is asked about the others.
import { createRequire } from 'node:module'
import { couldMatch } from '../../scripts/lib/couldMatch.mjs'

const require = createRequire(import.meta.url)
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js')

/** @typedef {{ _localName: string, getAttributeNS: (namespace: null, name: string) => string | null }} ElementOfJsdom */
/** @type {(element: ElementOfJsdom, selector: string | undefined) => boolean} */
const matches = selectors.matchesDontThrow
if (typeof matches !== 'function') throw new Error('This jsdom compares selectors elsewhere: tests/helpers/portalEnvironment.mjs')

// Before jsdom's styles take it.
selectors.matchesDontThrow = (/** @type {ElementOfJsdom} */ element, /** @type {string | undefined} */ selector) =>
  (selector === undefined || couldMatch({ tag: element._localName, classes: element.getAttributeNS(null, 'class') ?? '' }, selector)) &&
  matches(element, selector)

export default require('jest-fixed-jsdom')
