import type { Page } from 'puppeteer-core'
import { accessibilityProblems, scrollsSideways } from '../../tests/helpers/browser'
import { cutTexts } from '../../tests/helpers/cutTexts'

/** What is wrong with the picture, as far as it can be told without an eye: axe, a page that moves sideways, and words that are cut. */
export async function faultsOf(page: Page): Promise<string[]> {
  return [
    ...(await accessibilityProblems(page)),
    ...((await scrollsSideways(page)) ? ['scrolls sideways'] : []),
    ...(await cutTexts(page)).map((text) => `cut: ${text}`),
  ]
}
