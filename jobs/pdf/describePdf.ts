import { PDFDocument } from '@cantoo/pdf-lib'

export type PdfDescription = Readonly<{ title: string; author: string; subject: string; language: string; createdAt: Date }>

/** Writes what a document says about itself into a PDF; pages, tags and outline stay as they are. Rejects when the bytes are no PDF. */
export async function describePdf(pdf: Uint8Array, { title, author, subject, language, createdAt }: PdfDescription): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setSubject(subject)
  document.setCreator('Quayside')
  document.setProducer('Quayside')
  document.setLanguage(language)
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
  return document.save()
}
