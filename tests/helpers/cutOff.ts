import type { Page } from 'puppeteer-core'

/** What is not to be seen of an element without scrolling: the sides on which it leaves the window, and what holds only a part of it. Empty when it stands there whole. */
export const cutOff = (page: Page, selector: string): Promise<string[]> =>
  page.$eval(selector, (element) => {
    const { bottom, left, right, top } = element.getBoundingClientRect()
    const outside = Object.entries({ top: top < 0, left: left < 0, right: right > innerWidth, bottom: bottom > innerHeight })
    const found = outside.filter(([, isOutside]) => isOutside).map(([side]) => `leaves the window at the ${side}`)
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      if (each.scrollHeight > each.clientHeight + 1) found.push(`is ${each.scrollHeight} px high in ${each.clientHeight}`)
      if (each.scrollWidth > each.clientWidth + 1) found.push(`is ${each.scrollWidth} px wide in ${each.clientWidth}`)
    }
    return found
  })
