import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../../tests/helpers/pdf'
import { appendPdf, readAttachment } from './appendPdf'

async function pdfOf(texts: readonly string[], change: (pdf: PDFDocument) => unknown = () => undefined): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (const text of texts) pdf.addPage().drawText(text)
  await change(pdf)
  return pdf.save({ useObjectStreams: false })
}

const text = async (bytes: Uint8Array): Promise<string[]> => (await pdfText(bytes)).map((page) => page.trim())

describe('readAttachment', () => {
  it('counts the pages of what can stand behind a report', async () => {
    const bytes = await pdfOf(['one', 'two'])
    expect(await readAttachment(bytes)).toEqual({ bytes, pages: 2 })
  })

  it.each([
    ['a file of four hundred pages', () => pdfOf(Array.from({ length: 400 }, String)), 'too_long'],
    ['a file that needs a password', () => pdfOf(['secret'], (pdf) => pdf.encrypt({ userPassword: 'a', ownerPassword: 'b' })), 'locked'],
    ['a file that is cut off', async () => (await pdfOf(['whole'])).subarray(0, 200), 'unreadable'],
    ['what is no PDF', () => Promise.resolve(Buffer.from('<html><img src="http://127.0.0.1/"></html>')), 'unreadable'],
    ['nothing', () => Promise.resolve(new Uint8Array()), 'unreadable'],
    ['more bytes than are read', () => Promise.resolve(new Uint8Array(15_000_001)), 'too_long'],
  ])('says why %s cannot', async (_, make, problem) => {
    expect(await readAttachment(await make())).toBe(problem)
  })
})

describe('appendPdf', () => {
  it('leaves the back page of the report the last', async () => {
    const report = await pdfOf(['report', 'back'])
    expect(await text(await appendPdf(report, { bytes: await pdfOf(['first', 'second']) }, { hasBackPage: true }))).toEqual([
      'report',
      'first',
      'second',
      'back',
    ])
  })

  it('puts the pages behind those of the report', async () => {
    expect(await text(await appendPdf(await pdfOf(['report']), { bytes: await pdfOf(['first', 'second']) }))).toEqual([
      'report',
      'first',
      'second',
    ])
  })

  it('brings no script, link, action or file along', async () => {
    const bytes = await pdfOf(['words'], async (pdf) => {
      pdf.addJavaScript('main', 'app.alert("hidden script")')
      await pdf.attach(Buffer.from('hidden file'), 'hidden.txt', { mimeType: 'text/plain' })
      const page = pdf.getPage(0).node
      const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: PDFString.of('http://127.0.0.1/hidden') } }
      page.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(pdf.context.obj(link))]))
      page.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('hidden()') } }))
    })
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/127\.0\.0\.1[^]*hidden\(\\?\)|hidden\(\\?\)[^]*127\.0\.0\.1/)
    const merged = await PDFDocument.load(await appendPdf(await pdfOf(['report']), { bytes }))
    expect(await text(await merged.save())).toEqual(['report', 'words'])
    const written = merged.context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object))
      .join(' ')
    expect(written).not.toMatch(/JavaScript|\/JS|EmbeddedFile|\/URI|\/AA|hidden|127\.0\.0\.1/)
  })

  it('says of a structure that it no longer covers all', async () => {
    const report = await pdfOf(['report'], (pdf) => pdf.catalog.set(PDFName.of('MarkInfo'), pdf.context.obj({ Marked: true })))
    const merged = await PDFDocument.load(await appendPdf(report, { bytes: await pdfOf(['words']) }))
    expect(String(merged.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Suspects')))).toBe('true')
  })
})
