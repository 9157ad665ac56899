// @ts-check

/**
 * What a part of a selector, such as `a.b[c]` in `p > a.b[c]:hover`, asks of an element, in small letters.
 * @typedef {{ tag: string | null, classes: readonly string[], attributes: readonly string[] }} Part
 */

/** The last part, and the one before it where that speaks of the parent (`>`) or of any element above (a space). @typedef {Part & { above: Part | null, isParent: boolean }} Wanted */

/**
 * What is known of an element; what is not given is not held against it.
 * @typedef {{ tag: string, classes: string, hasAttribute?: (name: string) => boolean, parent?: () => Asked | null }} Asked
 */

/** By selector; null for one that this file cannot read. @type {Map<string, readonly Wanted[] | null>} */
const known = new Map()

/** By the text of an attribute `class`. @type {Map<string, string>} */
const spaced = new Map()

/**
 * False for an element that a selector certainly does not match, by tags, classes and names of attributes, its own and those of the elements above; true where
 * the engine has to be asked.
 * @param {Readonly<Asked>} element @param {string} selector
 */
export function couldMatch(element, selector) {
  const wanted = wantedBy(selector)
  return wanted === null || wanted.some((each) => couldBe(element, each) && hasAbove(element, each))
}

/** What each part of a list of selectors wants; null for a selector that cannot be read. @param {string} selector */
export function wantedBy(selector) {
  let wanted = known.get(selector)
  if (wanted === undefined) known.set(selector, (wanted = read(selector)))
  return wanted
}

/** Whether a selector asks of an element its tag and its classes and nothing else. @param {string} selector */
export const asksOnlyTagAndClasses = (selector) =>
  selector.split(',').every((each) => /^(?:\*|[a-z][\w-]*)?(?:\.[\w-]+)*$/i.test(each.trim()) && each.trim() !== '')

/** @param {Readonly<Asked>} element @param {Part} part */
function couldBe({ classes, hasAttribute, tag }, part) {
  if (part.tag !== null && part.tag !== tag.toLowerCase()) return false
  if (part.classes.length > 0) {
    let own = spaced.get(classes)
    if (own === undefined) spaced.set(classes, (own = ` ${classes.toLowerCase().replaceAll(/\s/g, ' ')} `))
    for (const one of part.classes) if (!own.includes(` ${one} `)) return false
  }
  return !hasAttribute || part.attributes.every(hasAttribute)
}

/** @param {Readonly<Asked>} element @param {Wanted} wanted */
function hasAbove(element, { above, isParent }) {
  if (above === null || !element.parent) return true
  for (let one = element.parent(); one; one = one.parent?.() ?? null) {
    if (couldBe(one, above)) return true
    if (isParent) return false
  }
  return false
}

/** @param {string} selector @returns {readonly Wanted[] | null} */
function read(selector) {
  // What is asked beyond tag, class and the presence of an attribute becomes a `*`, which asks nothing: what stands in brackets, pseudo-classes.
  let plain = selector
    .toLowerCase()
    .replaceAll('@', '?')
    .replaceAll(/\[\s*([\w-]+)\s*(?:[~|^$*]?=[^\]]*)?\]/g, '@$1*')
    .replaceAll(/\[[^\]]*\]/g, '*')
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/\([^()]*\)/g, '')
  }
  plain = plain.replaceAll(/::?[\w-]+/g, '*')
  if (!/^[\w\s.#*,>+~@-]+$/.test(plain)) return null
  return plain.split(',').map((each) => {
    const [, before = '', joint = '', last = ''] = /^(?:(.*?)\s*([\s>+~])\s*)?([^\s>+~]*)$/s.exec(each.trim()) ?? []
    const isAbove = joint !== '' && joint !== '+' && joint !== '~'
    return { ...readPart(last), above: isAbove ? readPart(before.split(/[\s>+~]+/).at(-1) ?? '') : null, isParent: joint === '>' }
  })
}

/** @param {string} part @returns {Part} */
const readPart = (part) => ({
  tag: /^[a-z][\w-]*/.exec(part)?.[0] ?? null,
  classes: [...part.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  attributes: [...part.matchAll(/@([\w-]+)/g)].map(([, name = '']) => name),
})
