import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page of a PDF, as a reader would copy it: words parted by one space, its lines as they are broken. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  // pdf.js takes the buffer for itself, and wants no Buffer.
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, disableFontFace: true, verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('')
    pages.push(text.replace(/ +/g, ' '))
  }
  await task.destroy()
  return pages
}

/** Text with every run of blanks as one: a PDF breaks lines where it likes. */
export const flat = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ')
