import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { IsoDate } from '../../../shared/domain/dates'

/** What a page says. */
export type PageOf = Readonly<{ id: string; title: string; date: IsoDate; lines: readonly string[] }>

/** The page of a document, A4: the same bytes each time. */
export async function pdfOf({ date, id, lines, title }: PageOf): Promise<Buffer> {
  const file = await PDFDocument.create()
  const moment = new Date(`${date}T12:00:00Z`)
  file.setTitle(title)
  file.setCreationDate(moment)
  file.setModificationDate(moment)
  const page = file.addPage([595, 842])
  const [plain, bold] = await Promise.all([file.embedFont(StandardFonts.Helvetica), file.embedFont(StandardFonts.HelveticaBold)])
  page.drawText(title, { x: 60, y: 760, size: 16, font: bold })
  page.drawText(`${date} · ${id}`, { x: 60, y: 738, size: 9, font: plain })
  lines.forEach((line, index) => page.drawText(line, { x: 60, y: 700 - index * 18, size: 11, font: plain }))
  return Buffer.from(await file.save())
}
