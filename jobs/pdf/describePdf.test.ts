import { describe, expect, it } from '@jest/globals'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describePdf } from './describePdf'

const description = {
  title: 'Fjárfestingaskýrsla (30/09/2026) \\ Þ',
  author: 'Akta Wealth',
  subject: 'Αικατερίνη',
  createdAt: new Date('2026-09-30T09:30:00Z'),
}

async function plainPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText('one page')
  return document.save({ useObjectStreams: false })
}

describe('describePdf', () => {
  it('says what the document is, in any script', async () => {
    const read = await PDFDocument.load(describePdf(await plainPdf(), description), { updateMetadata: false })
    expect([read.getTitle(), read.getAuthor(), read.getSubject()]).toEqual([
      'Fjárfestingaskýrsla (30/09/2026) \\ Þ',
      'Akta Wealth',
      'Αικατερίνη',
    ])
    expect(read.getCreationDate()?.toISOString()).toBe('2026-09-30T09:30:00.000Z')
    expect(read.getPageCount()).toBe(1)
  })

  it('changes no byte of the document itself', async () => {
    const before = await plainPdf()
    expect(Buffer.from(describePdf(before, description).subarray(0, before.byteLength)).equals(before)).toBe(true)
  })

  it('refuses what is no PDF', () => {
    expect(() => describePdf(Buffer.from('<html></html>'), description)).toThrow('does not end with a trailer')
  })
})
