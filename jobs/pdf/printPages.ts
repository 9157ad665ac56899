import type { Page } from 'puppeteer-core'
import { pagesOfTargets } from './pagesOfTargets'
import { RenderError } from './renderError'

/** `titles`: of the headings that links lead to, by id. */
export type Printed = Readonly<{ pdf: Uint8Array; titles: ReadonlyMap<string, string> }>

/** Prints a page that is drawn, tagged and with an outline; with the numbers of its pages where it has a table of contents. */
export async function printPages(page: Page): Promise<Printed> {
  const titles = await titlesOfTargets(page)
  await page.evaluate(() => document.documentElement.toggleAttribute('data-printing', true))
  return { pdf: titles.size === 0 ? await printOnce(page) : await printNumbered(page), titles }
}

/** A draft is for its page numbers alone: it has no structure and no bookmarks, which take most of the time of a long report. */
const printOnce = (page: Page, { isDraft = false } = {}): Promise<Uint8Array> =>
  page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: !isDraft, outline: !isDraft, timeout: 0 })

/** Numbers that move nothing are right at the second printing. */
const mostPrintings = 4

/** Prints, writes into the table of contents on which page each of its entries turned out to be, and prints again until that stands there. */
async function printNumbered(page: Page): Promise<Uint8Array> {
  let written = ''
  for (let printing = 1; printing <= mostPrintings; printing += 1) {
    const pdf = await printOnce(page, { isDraft: printing === 1 })
    const numbers = [...pagesOfTargets(pdf)]
    if (JSON.stringify(numbers) === written) return pdf
    written = JSON.stringify(numbers)
    await page.evaluate((all) => {
      const numberOf = new Map(all)
      for (const entry of document.querySelectorAll<HTMLElement>('[data-page-of]'))
        entry.textContent = String(numberOf.get(entry.dataset['pageOf'] ?? '') ?? '')
    }, numbers)
  }
  throw new RenderError('page', 'The pages of the contents do not come to rest')
}

/** What the entries of the table of contents lead to, by the id of the heading. */
const titlesOfTargets = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-page-of]')].map(({ dataset: { pageOf = '' } }): [string, string] => [
        pageOf,
        document.getElementById(pageOf)?.textContent ?? '',
      ]),
    ),
  )
