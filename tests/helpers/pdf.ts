type TextItem = { str: string; hasEOL: boolean }

/** The text of each page of a PDF, as a reader would copy it. */
export async function pagesOf(bytes: Buffer): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent()
    const items = content.items as TextItem[]
    pages.push(items.map(({ hasEOL, str }) => str + (hasEOL ? '\n' : ' ')).join(''))
  }
  await document.destroy()
  return pages
}

/** Text with every run of blanks as one: a PDF breaks lines where it likes. */
export const flat = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ')
