/**
 * The text of an element as it is drawn, with plain spaces. A figure that explains itself says its name and what a press does as well, to those who hear it
 * (`ExplainFigure`): tests of what stands in a table leave that out.
 */
export function seenText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const figure of copy.querySelectorAll('button[data-explains]')) {
    const [name, use] = [figure.firstElementChild, figure.lastElementChild]
    if (name?.textContent?.endsWith(': ')) name.remove()
    if (use?.textContent?.startsWith(': ')) use.remove()
  }
  return textOf(copy)
}

/** All text of an element, with plain spaces. */
export const textOf = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ')
