// @ts-check

/** What the last part of a selector, such as `a.b` in `p > a.b:hover`, asks of an element, in small letters. @typedef {{ tag: string | null, classes: readonly string[] }} Wanted */

/** By selector; null for one that this file cannot read. @type {Map<string, readonly Wanted[] | null>} */
const known = new Map()

/**
 * False for an element that a selector certainly does not match, by its tag and its classes alone; true where the engine has to be asked.
 * @param {Readonly<{ tag: string, classes: string }>} element @param {string} selector
 */
export function couldMatch({ classes, tag }, selector) {
  let wanted = known.get(selector)
  if (wanted === undefined) known.set(selector, (wanted = read(selector)))
  if (wanted === null) return true
  const name = tag.toLowerCase()
  const own = ` ${classes.toLowerCase().replaceAll(/\s/g, ' ')} `
  return wanted.some((each) => (each.tag === null || each.tag === name) && each.classes.every((one) => own.includes(` ${one} `)))
}

/** @param {string} selector @returns {readonly Wanted[] | null} */
function read(selector) {
  // What is asked beyond tag and class becomes a `*`, which asks nothing: attributes, what stands in brackets, pseudo-classes.
  let plain = selector.toLowerCase().replaceAll(/\[[^\]]*\]/g, '*')
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/\([^()]*\)/g, '')
  }
  plain = plain.replaceAll(/::?[\w-]+/g, '*')
  if (!/^[\w\s.#*,>+~-]+$/.test(plain)) return null
  return plain.split(',').map((each) => {
    const last =
      each
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    return { tag: /^[a-z][\w-]*/.exec(last)?.[0] ?? null, classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) }
  })
}
