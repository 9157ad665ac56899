import type { Page } from 'puppeteer-core'

/**
 * Words that stand outside the box that clips them, or outside the window. What scrolls by itself shows them, what ends in an ellipsis says so (names of
 * people and funds may; labels of ours may not, and are told apart by hand), and what only a screen reader finds is left out.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (!text || !element || element.closest('script, style, noscript, [aria-hidden=true]')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = range.getBoundingClientRect()
      if (rect.width === 0) continue
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        const own = box.getBoundingClientRect()
        // Read aloud alone.
        if (own.width <= 1.5 || style.clipPath === 'inset(50%)') break
        if (/auto|scroll/.test(style.overflowX)) break
        const clipsSideways = /hidden|clip/.test(style.overflowX) && (rect.right > own.right + 1.5 || rect.left < own.left - 1.5)
        const clipsDown = /hidden|clip/.test(style.overflowY) && (rect.bottom > own.bottom + 3 || rect.top < own.top - 3)
        if (clipsSideways || clipsDown) {
          found.add(`"${text.slice(0, 60)}"${style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' ? ' (ellipsis)' : ''}`)
          break
        }
        if (style.position === 'fixed') break
      }
    }
    return [...found]
  })
