import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Text of a PDF, a string a page, words parted by spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join(' ')
        .replace(/ +/g, ' '),
    )
  }
  await task.destroy()
  return pages
}
