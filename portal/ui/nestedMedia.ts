import type { IStyleSheetManager } from 'styled-components'

type Middleware = NonNullable<IStyleSheetManager['stylisPlugins']>[number]

/** Not in browsers of before the end of 2023: their rules stay as they are written. */
const canNest = typeof CSS !== 'undefined' && (CSS as Partial<typeof CSS>).supports?.('selector(&)') === true

/**
 * Writes `@media … { .a { … } }` as `.a { @media … { & { … } } }`, which says the same. When a rule that is none of style comes into a sheet, Chromium
 * styles everything anew that any rule of the sheet is about, which is the page; a rule of style costs what its own selector is about (2026-11, Chromium 147).
 * The `&` within is needed: declarations that stand in a nested block by themselves have a selector that every change of a class asks after.
 */
export function nestedMedia(...[element, , , serialize]: Parameters<Middleware>): void {
  if (!canNest || element.root || !/^@(m|con|su)/.test(element.type) || typeof element.children === 'string') return
  let top = element.parent
  while (top?.parent) top = top.parent
  // The class of the component. Styles of the whole page have none.
  const own = top?.props[0] ?? ''
  const named = new RegExp(`\\${own}\\b`, 'g')
  const rules = element.children.map((child, index, all) => serialize(child, index, all, serialize)).join('')
  // `& + &` names the component by another class. And some of the browsers that can nest take no selector that starts with the name of an element.
  if (!element.children.flatMap(({ props }) => props).every((selector) => /^\W/.test(selector) && selector.match(named))) return
  element.type = 'decl'
  element.return = `${own}{${element.value}{${rules.replace(named, '&')}}}`
}
