import type { Page } from 'puppeteer-core'

/**
 * Words that go on in the next line without a hyphen. A line ends between words, after a hyphen of the text, or where a soft one stands; what is an address
 * or a code may end anywhere, and has no hyphen there.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      const element = node.parentElement
      if (!text.trim() || !element || element.closest('script, style, noscript')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      for (const { 0: run, index } of text.matchAll(/\S+/gu)) {
        if (/[@_\d]|:\/\/|\w\.\w/u.test(run)) continue
        for (const { 0: word, index: within } of run.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
          const lines = new Set<number>()
          for (let at = index + within; at < index + within + word.length; at += 1) {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            // A soft hyphen that is shown counts as the beginning of what follows it.
            const top = [...range.getClientRects()].at(-1)?.top
            if (top !== undefined) lines.add(Math.round(top))
          }
          if (lines.size > 1) found.add(`"${word}" in "${text.trim().slice(0, 60)}"`)
        }
      }
    }
    return [...found]
  })
