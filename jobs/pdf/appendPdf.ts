import { EncryptedPDFError, PDFBool, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import type { AttachmentProblem } from '../../shared/contracts/report'

/** Most pages that a report carries behind its own. */
const mostPages = 60

/** Bytes of a file beyond which it is not even read. */
export const mostAttachmentBytes = 15_000_000

export type Attachment = Readonly<{ bytes: Uint8Array; pages: number }>

/** The PDF that is to stand behind a report, or why it cannot. */
export async function readAttachment(bytes: Uint8Array): Promise<Attachment | AttachmentProblem> {
  if (bytes.byteLength > mostAttachmentBytes) return 'too_long'
  try {
    const pages = (await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })).getPageCount()
    if (pages === 0) return 'unreadable'
    return pages > mostPages ? 'too_long' : { bytes, pages }
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'locked' : 'unreadable'
  }
}

/** Of a page: what reacts to its reader, what belongs to a structure that does not come with it, and what its own program keeps there. */
const ofPages = ['Annots', 'AA', 'AF', 'StructParents', 'Tabs', 'B', 'Metadata', 'PieceInfo', 'Thumb', 'Dur', 'Trans', 'PresSteps'].map(
  (key) => PDFName.of(key),
)

/** Of a stream that came with a page: content or bytes that a reader would fetch from elsewhere, files within, and marks of the structure that is gone. */
const ofStreams = ['F', 'Ref', 'OPI', 'AF', 'Metadata', 'PieceInfo', 'StructParent', 'StructParents'].map((key) => PDFName.of(key))

/**
 * Puts the pages of a PDF behind those of a report, before its back page where it has one, as what is drawn on them: no links, forms, scripts or files come with them. Their content has no
 * structure of ours, which `Suspects` tells; a report that is to have such pages must not say that it is PDF/A or PDF/UA (`conforms` of `xmp`).
 */
export async function appendPdf(
  report: Uint8Array,
  { bytes }: Pick<Attachment, 'bytes'>,
  { hasBackPage = false }: Readonly<{ hasBackPage?: boolean }> = {},
): Promise<Uint8Array> {
  const target = await PDFDocument.load(report, { updateMetadata: false })
  const source = await PDFDocument.load(bytes, { updateMetadata: false })
  for (const page of source.getPages()) for (const key of ofPages) page.node.delete(key)
  const own = new Set(target.context.enumerateIndirectObjects().map(([ref]) => ref))
  const end = target.getPageCount() - (hasBackPage ? 1 : 0)
  for (const [index, page] of (await target.copyPages(source, source.getPageIndices())).entries()) target.insertPage(end + index, page)
  for (const [ref, object] of target.context.enumerateIndirectObjects())
    if (!own.has(ref) && object instanceof PDFStream) for (const key of ofStreams) object.dict.delete(key)
  target.catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)?.set(PDFName.of('Suspects'), PDFBool.True)
  return target.save({ updateFieldAppearances: false })
}
