import type { Page } from 'puppeteer-core'
import { type FilledPages, fillPageNumbers, placeholders } from './fillPageNumbers'
import { pagesBelow, pagesOfTargets } from './pagesOfTargets'
import { readPdfFile } from './pdfFile'
import { RenderError } from './renderError'

/** `titles`: of the headings that links lead to, by id. `filled`: pages of `pdf` whose content is another one by now. */
export type Printed = Readonly<{ pdf: Uint8Array; titles: ReadonlyMap<string, string>; filled?: FilledPages }>

/** Prints a page that is drawn, tagged and with an outline; with the numbers of its pages where it has a table of contents. */
export async function printPages(page: Page): Promise<Printed> {
  const entries = await beginPrinting(page)
  const titles = new Map(entries)
  if (entries.length === 0) return { pdf: await printOnce(page), titles }
  return { ...(await printNumbered(page, entries)), titles }
}

const printOnce = (page: Page): Promise<Uint8Array> =>
  page.pdf({
    format: 'A4',
    printBackground: true,
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    timeout: 0,
    // The page says itself that it is drawn, with its fonts: another question would find nothing new.
    waitForFonts: false,
  })

type Entry = readonly [id: string, title: string]

/**
 * Lays the page out for paper, with placeholders for the numbers of its contents, and says what the entries of these lead to: by the id of the heading, in
 * their order.
 */
const beginPrinting = (page: Page): Promise<Entry[]> =>
  page.evaluate((instead) => {
    document.documentElement.toggleAttribute('data-printing', true)
    return [...document.querySelectorAll<HTMLElement>('[data-page-of]')].map((entry, index): [string, string] => {
      const { pageOf = '' } = entry.dataset
      entry.textContent = instead[index % instead.length] ?? ''
      return [pageOf, document.getElementById(pageOf)?.textContent ?? '']
    })
  }, placeholders)

/** Numbers that move nothing are right at the second printing. */
const mostPrintings = 4

/**
 * Prints, and writes into the file on which page each entry of the table of contents turned out to be. Where that cannot be, into the page, and prints again
 * until it stands there.
 */
async function printNumbered(page: Page, entries: readonly Entry[]): Promise<Omit<Printed, 'titles'>> {
  const pdf = await printOnce(page)
  const file = readPdfFile(pdf)
  const numberOf = pagesOfTargets(file)
  const numbers = entries.flatMap(([id]) => numberOf.get(id) ?? [])
  const filled = numbers.length === entries.length ? fillPageNumbers(file, pagesBelow(file), numbers) : null
  return filled ? { pdf, filled } : { pdf: await printAgain(page, numberOf) }
}

async function printAgain(page: Page, found: ReadonlyMap<string, number>): Promise<Uint8Array> {
  let numbers = [...found]
  for (let printing = 2; printing <= mostPrintings; printing += 1) {
    await page.evaluate((all) => {
      const numberOf = new Map(all)
      for (const entry of document.querySelectorAll<HTMLElement>('[data-page-of]'))
        entry.textContent = String(numberOf.get(entry.dataset['pageOf'] ?? '') ?? '')
    }, numbers)
    const pdf = await printOnce(page)
    const after = [...pagesOfTargets(readPdfFile(pdf))]
    if (JSON.stringify(after) === JSON.stringify(numbers)) return pdf
    numbers = after
  }
  throw new RenderError('page', 'The pages of the contents do not come to rest')
}
