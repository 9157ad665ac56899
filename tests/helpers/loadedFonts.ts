import type { Page } from 'puppeteer-core'

/** The fonts that the open page has asked for so far, with their bytes as they travel; what came from the browser's cache counts as much. */
export const loadedFonts = (page: Page): Promise<{ bytes: number; files: string[] }> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const fonts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.woff2'))
    return {
      bytes: fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      files: fonts.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
    }
  })
