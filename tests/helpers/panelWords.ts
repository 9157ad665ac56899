import type { Page } from 'puppeteer-core'

/* What a page of the panel may not say, and what of its words is whose. */

/** Rule 3 of the drawings: what no screen of the panel may show, each with what it looks like. */
const neverShown: Readonly<Record<string, RegExp>> = {
  'true or false': /\b(true|false|undefined|null|NaN)\b/,
  'a bracket round what is missing': /<(No|Ekkert)\b/,
  'an id': /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/i,
  'a raw name': /\b[a-z]+(?:[A-Z][a-z0-9]+)+\b|\b(payload|access)-(jobs|groups)\b/,
  JSON: /\{"|\[object /,
  'an English month':
    /\b(January|February|March|April|June|July|August|September|October|November|December)\b|\b\d{1,2}(st|nd|rd|th) \d{4}/,
  'No Results': /No Results\./i,
}

/** Words that look like raw names and are names: file types and brands of others, addresses in a field. */
const properNames = /\b(ExO|QuaySide|eBay)\b/g

/** `names` are those of records and the texts in them, as people wrote them: an English month in one, such as in "Income from April", is no date. */
export const wrongWords = (text: string, names: readonly string[] = []): string[] =>
  Object.entries(neverShown).flatMap(([what, pattern]) => {
    const shown = text.replace(properNames, '')
    const [found] = pattern.exec(what === 'an English month' ? names.reduce((left, name) => left.replaceAll(name, ''), shown) : shown) ?? []
    return found === undefined ? [] : [`${what}: ${found}`]
  })

export const namesOn = (page: Page): Promise<string[]> =>
  page.$$eval('.table .qs-celllink, h1, [contenteditable=true] :is(p, h2, h3, li)', (named) =>
    named.map((each) => (each as HTMLElement).innerText.trim()).filter((name) => name !== ''),
  )

/** What is seen and heard on a page beside what people wrote: texts outside of cells and inputs, names of controls up to the colon before a name of a record. */
export const ownWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.replace(/\s+/g, ' ').trim() ?? ''
      if (text && !node.parentElement?.closest('script, style, noscript, td, h1, textarea, [contenteditable=true]')) found.add(text)
    }
    for (const key of ['aria-label', 'placeholder', 'title'])
      for (const node of document.querySelectorAll(`[${key}]`)) found.add(node.getAttribute(key)?.replace(/:.*$/s, '').trim() ?? '')
    return [...found]
  })

/** Words of English that stand in Payload's texts and in no name of the demo. */
const english =
  /(?<!\p{L})(?:to|while|add|edit|insert|drag|remove|select|choose|notifications?|dropdown|order|untitled|block|copy|url|mime|thumbnail|reset|responsive|loading|settings)(?!\p{L})/iu
/** The name of a field, "isProfessional", or of a text, "lexical:general:placeholder". */
const raw = /\b[a-z]+(?:[A-Z0-9][a-z]*)+\b|\b[a-z]+:[a-z]+:\w+|^select-all$/
export const isForeign = (text: string): boolean => {
  const words = text.replace(/SHA-256 [\da-f]{64}|https?:\S+|\S+@\S+|\S+\.\w{3,4}\b|<[^>]*>/g, '')
  return english.test(words) || raw.test(words)
}

/** Hints in inputs that have no room for them. */
export const cutHints = (page: Page): Promise<string[]> =>
  page.$$eval('input[placeholder]', (inputs) => {
    const pen = document.createElement('canvas').getContext('2d')
    return inputs.flatMap((input) => {
      const { placeholder } = input
      if (!pen || !input.checkVisibility() || input.clientWidth === 0) return []
      const { font, paddingInlineEnd, paddingInlineStart } = getComputedStyle(input)
      pen.font = font
      const room = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return pen.measureText(placeholder).width > room + 2 ? [placeholder] : []
    })
  })

/** What demo records are called, and what was typed into them. */
export const typed = (page: Page): Promise<string[]> =>
  page.$$eval(
    '.row-label, .rs__single-value, .rs__multi-value__label, .relationship--multi-value-label__text, .step-nav__last, .qs-rows b',
    (nodes) => nodes.map((node) => node.textContent?.trim() ?? ''),
  )
