import { inflateSync } from 'node:zlib'
import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, it } from '@jest/globals'
import { readPackedPdf } from '../../cms/server/services/report/readPackedPdf'
import { readPdfFacts } from '../../cms/server/services/report/readPdfFacts'
import { pdfText } from '../../tests/helpers/pdf'
import { archivePdf } from './archivePdf'
import { srgbProfile } from './srgbProfile'

const description = {
  title: 'Fjárfestingaskýrsla <30/09/2026> & \\ Þ',
  author: 'Akta Wealth',
  subject: 'Αικατερίνη',
  createdAt: new Date('2026-09-30T09:30:00Z'),
}

/** Two pages as Chromium writes them: every object in the open, in a classic table. */
async function plainPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const words of ['one page', 'another']) document.addPage().drawText(words)
  return document.save({ useObjectStreams: false })
}

const load = async (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
const streamOf = (found: unknown): string =>
  found instanceof PDFRawStream ? Buffer.from(found.getContents()).toString('utf8') : 'no stream'

describe('archivePdf', () => {
  it('says what the document is, in any script', async () => {
    const read = await load(await archivePdf(await plainPdf(), description))
    expect([read.getTitle(), read.getAuthor(), read.getSubject()]).toEqual([description.title, 'Akta Wealth', 'Αικατερίνη'])
    expect(read.getCreationDate()?.toISOString()).toBe('2026-09-30T09:30:00.000Z')
    expect(read.getPageCount()).toBe(2)
  })

  it('says the same in XMP, with the standards that it follows', async () => {
    const { catalog } = await load(await archivePdf(await plainPdf(), description))
    const metadata = streamOf(catalog.lookup(PDFName.of('Metadata')))
    expect(metadata).toContain('<rdf:li xml:lang="x-default">Fjárfestingaskýrsla &lt;30/09/2026&gt; &amp; \\ Þ</rdf:li>')
    expect(metadata).toContain('<xmp:CreateDate>2026-09-30T09:30:00Z</xmp:CreateDate>')
    expect(metadata).toMatch(
      /<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>\s*<pdfuaid:part>1<\/pdfuaid:part>/,
    )
  })

  it('names the colour space of its colours, and carries its profile', async () => {
    const { catalog } = await load(await archivePdf(await plainPdf(), description))
    const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict)
    expect(intent.lookup(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'))
    expect(intent.lookup(PDFName.of('OutputConditionIdentifier'), PDFString).asString()).toBe('sRGB IEC61966-2.1')
    const profile = intent.lookup(PDFName.of('DestOutputProfile'))
    if (!(profile instanceof PDFRawStream)) throw new Error('no profile')
    expect(profile.dict.lookup(PDFName.of('N'), PDFNumber).asNumber()).toBe(3)
    expect(Buffer.from(profile.getContents()).equals(srgbProfile())).toBe(true)
  })

  it('has an identifier, which is another one for another document, and the same bytes for the same input', async () => {
    const pdf = await plainPdf()
    const [one, again, other] = await Promise.all([
      archivePdf(pdf, description),
      archivePdf(pdf, description),
      archivePdf(pdf, { ...description, title: 'Another' }),
    ])
    const idOf = async (bytes: Uint8Array) => {
      const id = (await load(bytes)).context.trailerInfo.ID
      return id instanceof PDFArray ? id.lookup(0, PDFHexString).asString() : null
    }
    expect(await idOf(one)).toMatch(/^[0-9A-F]{32}$/)
    expect(await idOf(one)).not.toBe(await idOf(other))
    expect(Buffer.from(one).equals(Buffer.from(again))).toBe(true)
  })

  it('marks what stands in no structure as an artifact, on every page', async () => {
    const read = await load(await archivePdf(await plainPdf(), description))
    for (const page of read.getPages()) {
      const contents = page.node.lookup(PDFName.of('Contents'), PDFArray).lookup(0)
      if (!(contents instanceof PDFRawStream)) throw new Error('no content')
      expect(inflateSync(contents.getContents()).toString('latin1')).toMatch(/^\/Artifact BMC\n[^]*\bTj\n[^]*EMC\n$/)
    }
  })

  it('reads a report of hundreds of pages, with more objects than a call takes arguments', async () => {
    const objects = Array.from({ length: 200_000 }, (_, index) => `${index + 1} 0 obj\n<<>>\nendobj\n`)
    objects[0] = '1 0 obj\n<</Type /Catalog>>\nendobj\n'
    const head = '%PDF-1.4\n'
    let at = head.length
    const table = objects.map((object) => {
      const entry = `${String(at).padStart(10, '0')} 00000 n \n`
      at += object.length
      return entry
    })
    const tail = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table.join('')}trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`
    const archived = await archivePdf(Buffer.from(head + objects.join('') + tail), description)
    // Three of our own, and a stream for each two hundred.
    expect(Buffer.from(archived.subarray(-2_000_000)).toString('latin1')).toMatch(/\/Type \/XRef [^]*\/Size 201006 /)
    expect(archived.byteLength).toBeLessThan(objects.join('').length / 4)
  })

  it('packs all that is no stream itself, and leaves pages, words, structure and outline as they were', async () => {
    const document = await PDFDocument.create()
    for (const words of ['one page', 'another']) document.addPage().drawText(words)
    const { catalog, context } = document
    const elements = Array.from({ length: 1_000 }, (_, index) =>
      context.register(context.obj({ Type: 'StructElem', S: 'TD', Alt: PDFString.of(`stream ${index} endobj`) })),
    )
    catalog.set(PDFName.of('StructTreeRoot'), context.obj({ Type: 'StructTreeRoot', K: elements }))
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    catalog.set(PDFName.of('Outlines'), context.obj({ Type: 'Outlines', Count: 1 }))
    const plain = await document.save({ useObjectStreams: false })
    const archived = await archivePdf(plain, description)
    expect(archived.byteLength).toBeLessThan(plain.byteLength / 3)
    const read = await load(archived)
    const tree = read.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('K'), PDFArray)
    expect(tree.size()).toBe(1_000)
    expect(tree.lookup(999, PDFDict).lookup(PDFName.of('Alt'), PDFString).asString()).toBe('stream 999 endobj')
    expect(read.catalog.lookup(PDFName.of('Outlines'), PDFDict).lookup(PDFName.of('Count'), PDFNumber).asNumber()).toBe(1)
    // Another reader than the one that wrote it.
    expect((await pdfText(archived)).map((page) => page.trim())).toEqual(['one page', 'another'])
    expect(await readPdfFacts(archived)).toMatchObject({ pages: 2, isTagged: true })
  })

  it('can be read without a library, unless an object stands elsewhere than its table says', async () => {
    const archived = Buffer.from(await archivePdf(await plainPdf(), description))
    const { dictionaries, root } = readPackedPdf(archived) ?? {}
    expect(dictionaries?.get(root ?? 0)).toMatch(/\/Type \/Catalog/)
    const at = archived.indexOf('%PDF')
    for (const damaged of [
      archived.subarray(0, -200),
      Buffer.concat([archived.subarray(at, 15), Buffer.from('\n'), archived.subarray(15)]),
      Buffer.from(archived.toString('latin1').replace(/\/ObjStm/, '/ObjXxx'), 'latin1'),
    ])
      expect(readPackedPdf(damaged)).toBeNull()
  })

  it('claims no standard for a PDF that is to get pages of somebody else’s', async () => {
    const { catalog } = await load(await archivePdf(await plainPdf(), { ...description, conforms: false }))
    const metadata = streamOf(catalog.lookup(PDFName.of('Metadata')))
    expect(metadata).toContain('Akta Wealth')
    expect(metadata).not.toMatch(/<pdf(?:a|ua)id:(?:part|conformance)>/)
  })

  it('refuses what is no PDF', async () => {
    await expect(archivePdf(Buffer.from('<html></html>'), description)).rejects.toThrow('does not end with a trailer')
  })
})

describe('srgbProfile', () => {
  it('is a profile of a monitor in RGB as long as it says, with white and primaries that add up to it', () => {
    const profile = Buffer.from(srgbProfile())
    expect(profile.readUInt32BE(0)).toBe(profile.byteLength)
    expect(profile.toString('latin1', 12, 24)).toBe('mntrRGB XYZ ')
    expect(profile.toString('latin1', 36, 40)).toBe('acsp')
    const xyzOf = (name: string) => {
      const at = profile.readUInt32BE(profile.indexOf(name, 128) + 4)
      return [0, 4, 8].map((offset) => profile.readInt32BE(at + 8 + offset) / 65_536)
    }
    const [red, green, blue, white] = ['rXYZ', 'gXYZ', 'bXYZ', 'wtpt'].map(xyzOf)
    for (const axis of [0, 1, 2]) expect((red?.[axis] ?? 0) + (green?.[axis] ?? 0) + (blue?.[axis] ?? 0)).toBeCloseTo(white?.[axis] ?? 0, 3)
  })
})
