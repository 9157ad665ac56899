// @ts-check
// A test runs in a context whose global object is asked anew, past V8's caches, for each `Math` or `Object` in a loop: what computes prices or a simulation
// took four times as long for it, and Drizzle asks for `Object` with each part of a query. So each file has the names of the language's own objects at its top.
// Only what no test puts something else in the place of: `Date`, `Promise`, timers and the like are looked up as ever.

export const languageNames = [
  'Array',
  'BigInt',
  'Boolean',
  'Float64Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Set',
  'String',
  'Symbol',
]

/** Ahead of the first line, so that all lines keep their numbers. @param {readonly string[]} names */
export const headOf = (names) => (names.length > 0 ? `const {${names.join()}} = globalThis;` : '')

/** Of a package's file: what it uses, except what may be a name of its own there. @param {string} text */
export const namesUsedIn = (text) =>
  languageNames.filter(
    (name) =>
      new RegExp(`\\b${name}\\b`).test(text) &&
      !new RegExp(`(?:\\b(?:as|class|const|function|import|let|var)\\s+|[,{]\\s*)${name}\\b(?!\\s*[.:])|\\b${name}\\s*=(?!=)`).test(text),
  )
