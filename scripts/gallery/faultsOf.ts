import type { Page } from 'puppeteer-core'
import { brokenWords } from '../../tests/helpers/brokenWords'
import { accessibilityProblems, scrollsSideways } from '../../tests/helpers/browser'
import { cutTexts } from '../../tests/helpers/cutTexts'

/** What is wrong with the picture, as far as it can be told without an eye: axe, a page that moves sideways, and words that are cut or broken. */
export async function faultsOf(page: Page): Promise<string[]> {
  return [
    ...(await accessibilityProblems(page)),
    ...((await scrollsSideways(page)) ? [`scrolls sideways: ${(await stickingOut(page)).join('; ')}`] : []),
    ...(await cutTexts(page)).map((text) => `cut: ${text}`),
    ...(await brokenWords(page)).map((word) => `broken: ${word}`),
  ]
}

/** The innermost elements that reach beyond the page, with how far. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      if (width === 0 || right <= edge) return false
      // What its own box scrolls or clips moves no page; what is placed absolutely is in the box that it is placed by alone.
      let isPlaced = getComputedStyle(element).position === 'absolute'
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box)
        if (isPlaced && position === 'static') continue
        isPlaced = position === 'absolute'
        if (overflowX !== 'visible' && box.getBoundingClientRect().right <= edge) return false
      }
      return true
    })
    return wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .slice(0, 4)
      .map((element) => {
        const text = (element.textContent ?? '').trim().slice(0, 40)
        return `${element.tagName.toLowerCase()} '${text}' to ${Math.round(element.getBoundingClientRect().right)} px`
      })
  })
