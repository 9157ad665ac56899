import { createHash } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { markArtifacts } from './markArtifacts'
import { plainName } from './pagesOfTargets'
import { type PdfFile, readPdfFile } from './pdfFile'
import type { Printed } from './printPages'
import { srgbProfile } from './srgbProfile'
import { type PdfDescription, xmp } from './xmp'

/** Of zlib's nine: a page of tables is an eighth larger than with the usual six, and packed in half the time, for which a batch waits. */
const packing = 4

/**
 * Makes of a tagged PDF of Chromium's one that can be kept for decades and read aloud (PDF/A-2a, PDF/UA-1): says what it is, in the information
 * dictionary and in XMP; names the colour space of its colours; has an identifier; marks as artifacts what belongs to no text. The same input gives the
 * same bytes. Rejects with an `Error` when the bytes are no PDF of that form.
 */
export async function archivePdf(
  pdf: Uint8Array,
  description: PdfDescription,
  { filled, titles = new Map() }: Partial<Pick<Printed, 'filled' | 'titles'>> = {},
): Promise<Uint8Array> {
  const file = readPdfFile(pdf)
  describeLinks(file, titles)
  for (const number of contentsOf(file)) {
    markPage(file, number, filled?.get(number))
    // A long report has hundreds of pages.
    await othersTurn()
  }
  const [metadata, profile] = [Buffer.from(xmp(description)), Buffer.from(srgbProfile())]
  const metadataId = file.put({ dictionary: `<</Type /Metadata /Subtype /XML /Length ${metadata.byteLength}>>`, stream: metadata })
  const profileId = file.put({ dictionary: `<</N 3 /Length ${profile.byteLength}>>`, stream: profile })
  const colours = '(sRGB IEC61966-2.1)'
  const intent = `<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier ${colours} /Info ${colours} /DestOutputProfile ${profileId} 0 R>>`
  const catalog = file.dictionary(file.root).replace(/>>$/, `\n/Metadata ${metadataId} 0 R\n/OutputIntents [${intent}]>>`)
  file.put({ number: file.root, dictionary: catalog })
  const information = file.put({ dictionary: informationOf(description) })
  const id = createHash('sha256').update(pdf).update(metadata).digest('hex').slice(0, 32).toUpperCase()
  return file.write(`/Info ${information} 0 R /ID [<${id}> <${id}>]`)
}

/** A link says in words where it leads (PDF/UA 7.18.5). */
function describeLinks(file: PdfFile, titles: ReadonlyMap<string, string>): void {
  if (titles.size === 0) return
  for (const number of file.numbers) {
    const dictionary = file.dictionary(number)
    const target = /^<<\s*\/Type \/Annot\b/.test(dictionary) && /\/Dest \/(\S+)/.exec(dictionary)?.[1]
    const title = target && titles.get(plainName(target))
    if (title) file.put({ number, dictionary: dictionary.replace(/>>$/, `\n/Contents ${textString(title)}>>`) })
  }
}

/** Numbers of the content streams of all pages; each page has one. */
const contentsOf = (file: PdfFile): number[] =>
  file.numbers.flatMap((number) => {
    const dictionary = file.dictionary(number)
    const contents = /^<<\s*\/Type \/Page\b/.test(dictionary) && /\/Contents \[?\s*(\d+) 0 R/.exec(dictionary)?.[1]
    return contents ? [Number(contents)] : []
  })

function markPage(file: PdfFile, number: number, filled: string | undefined): void {
  const content = filled ?? file.content(number)
  if (content === null) return
  const stream = deflateSync(Buffer.from(markArtifacts(content), 'latin1'), { level: packing })
  file.put({ number, dictionary: `<</Filter /FlateDecode\n/Length ${stream.byteLength}>>`, stream })
}

const informationOf = ({ title, author, subject, createdAt }: PdfDescription): string => {
  const at = dateText(createdAt)
  return [
    `<</Title ${textString(title)} /Author ${textString(author)} /Subject ${textString(subject)}`,
    `/Creator (Quayside) /Producer (Quayside) /CreationDate (${at}) /ModDate (${at})>>`,
  ].join('\n')
}

/** Text of any script, as the UTF-16 of a PDF in hexadecimal digits: nothing in it can end the string. */
const textString = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

const dateText = (date: Date): string => `D:${date.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z`
