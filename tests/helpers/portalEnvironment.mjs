// @ts-check
// The page of the component tests. Who asks for a role asks for the style of every element above it: what jsdom makes of that took a third of the suite.
import { createRequire } from 'node:module'
import { quickenStyles } from './quickStyles.mjs'

const load = createRequire(import.meta.url)

/** @typedef {new (...asked: unknown[]) => { global: { getComputedStyle: (...asked: any[]) => any } }} Environment */

export default class PortalEnvironment extends /** @type {Environment} */ (load('jest-fixed-jsdom')) {
  /** @param {unknown[]} asked */
  constructor(...asked) {
    super(...asked)
    quickenStyles(this.global)
  }
}
