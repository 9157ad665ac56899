import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
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

/** How far down each page its text reaches between its running head and foot, from 0 to 1. */
export async function filledTo(bytes: Uint8Array): Promise<number[]> {
  const [head, foot] = [77, 62]
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, disableFontFace: true, verbosity: 0 })
  const document = await task.promise
  const shares: number[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const height = page.view[3] ?? 0
    const { items } = await page.getTextContent()
    const heights = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : []))
    const lowest = Math.min(...heights.filter((from) => from > foot))
    shares.push((height - head - lowest) / (height - head - foot))
  }
  await task.destroy()
  return shares
}

/** Text with every run of blanks as one: a PDF breaks lines where it likes. */
export const flat = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ')

/** What each font of a PDF is: its subtype, and the name that it was embedded under without the letters of its subset. */
export async function fontsOf(bytes: Uint8Array): Promise<{ subtype: string; name: string }[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) return []
    const [subtype, name] = ['Subtype', 'BaseFont'].map((key) => String(object.get(PDFName.of(key)) ?? ''))
    return [{ subtype: (subtype ?? '').slice(1), name: (name ?? '').replace(/^\/(?:[A-Z]{6}\+)?/, '') }]
  })
}

/** Links within a PDF: what each says of itself, and the number of the page that it leads to. */
export async function linksOf(bytes: Uint8Array): Promise<{ title: string; page: number }[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, disableFontFace: true, verbosity: 0 })
  const document = await task.promise
  const links: { title: string; page: number }[] = []
  for (let number = 1; number <= document.numPages; number++)
    for (const link of (await (await document.getPage(number)).getAnnotations()) as LinkAnnotation[]) {
      const target = (typeof link.dest === 'string' ? await document.getDestination(link.dest) : link.dest) as [Target] | null | undefined
      if (target) links.push({ title: link.contentsObj?.str ?? '', page: (await document.getPageIndex(target[0])) + 1 })
    }
  await task.destroy()
  return links
}

type Target = Parameters<Awaited<ReturnType<typeof getDocument>['promise']>['getPageIndex']>[0]
type LinkAnnotation = { dest?: string | [Target] | null; contentsObj?: { str: string } }
