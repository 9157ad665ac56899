import type { Page } from 'puppeteer-core'

/**
 * What can be pressed and is smaller than `least` px in either direction. Links within a sentence are exempt (WCAG 2.5.8), and so is what only a
 * screen reader finds. A name that opens its whole row, or its whole tile, has the
 * size of that. `within` narrows it to a part of the page.
 */
export const smallTargets = (page: Page, least: number, within = 'body'): Promise<string[]> =>
  page.evaluate(
    (min: number, part: string) => {
      const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], label:has(input)'
      const small = [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
        if (!element.closest(part)) return []
        const own = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const isHidden =
          element.closest('[aria-hidden=true], [inert]') ||
          own.width <= 1.5 ||
          style.visibility === 'hidden' ||
          style.clipPath === 'inset(50%)'
        const isInLabel = element.tagName === 'INPUT' && element.closest('label')
        const isInSentence = element.tagName === 'A' && style.display === 'inline' && element.closest('p')
        if (isHidden || isInLabel || isInSentence) return []
        const after = getComputedStyle(element, '::after')
        const opened = after.content !== 'none' && after.position === 'absolute' ? element.closest('tr, li, dl > div') : null
        const { height, width } = opened?.getBoundingClientRect() ?? own
        if (Math.min(width, height) >= min - 0.5) return []
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return [`${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`]
      })
      return [...new Set(small)]
    },
    least,
    within,
  )
