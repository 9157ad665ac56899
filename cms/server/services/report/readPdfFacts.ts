import { ParseSpeeds, PDFBool, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { type PackedPdf, readPackedPdf } from './readPackedPdf'

/** `isTagged`: readers that cannot see it find its structure. `hasFonts`: all its fonts stand in the file, so that it looks the same in ten years. */
export type PdfFacts = Readonly<{ pages: number; isTagged: boolean; hasFonts: boolean }>

/** What a PDF says of itself; no pages for bytes that are none. One that is not as our own are written is read by a library, which takes ten times as long. */
export async function readPdfFacts(bytes: Uint8Array): Promise<PdfFacts> {
  const own = readPackedPdf(bytes)
  return own ? factsOf(own) : readByLibrary(bytes)
}

function factsOf({ dictionaries, root }: PackedPdf): PdfFacts {
  const catalog = dictionaries.get(root) ?? ''
  const linked = (name: string, from: string): string | undefined =>
    dictionaries.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(from)?.[1]))
  const fonts = [...dictionaries.values()].filter((one) => /^<<\s*\/Type \/FontDescriptor\b/.test(one) && one.includes('/FontName'))
  return {
    pages: pagesBelow(dictionaries, Number(/\/Pages (\d+) 0 R/.exec(catalog)?.[1])),
    isTagged:
      /\/MarkInfo <<[^>]*\/Marked true\b/.test(catalog) &&
      (/\/StructTreeRoot <</.test(catalog) || linked('StructTreeRoot', catalog) !== undefined),
    hasFonts: fonts.every((one) => linked('FontFile[23]?', one) !== undefined),
  }
}

function pagesBelow(dictionaries: PackedPdf['dictionaries'], node: number): number {
  const dictionary = dictionaries.get(node) ?? ''
  if (/^<<\s*\/Type \/Page\b/.test(dictionary)) return 1
  const kids = /\/Kids \[([^\]]*)\]/.exec(dictionary)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].reduce((pages, [, kid]) => pages + pagesBelow(dictionaries, Number(kid)), 0)
}

async function readByLibrary(bytes: Uint8Array): Promise<PdfFacts> {
  try {
    // Without the pauses that a browser would need: they take longer than the reading.
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
    return { pages: pdf.getPageCount(), isTagged: isTagged(pdf), hasFonts: hasFonts(pdf) }
  } catch {
    return { pages: 0, isTagged: false, hasFonts: false }
  }
}

function isTagged({ catalog }: PDFDocument): boolean {
  const marks = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)
  const isMarked = marks?.lookup(PDFName.of('Marked')) === PDFBool.True
  return isMarked && catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict) !== undefined
}

const embedded = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name))

/** Of every description of a font; glyphs that are drawn in the file itself (Type 3) have none. */
function hasFonts({ context }: PDFDocument): boolean {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dictionary = object instanceof PDFRawStream ? object.dict : object
    if (!(dictionary instanceof PDFDict) || dictionary.get(PDFName.of('Type')) !== PDFName.of('FontDescriptor')) continue
    const isType3 = dictionary.get(PDFName.of('FontName')) === undefined
    if (!isType3 && !embedded.some((name) => dictionary.has(name))) return false
  }
  return true
}
