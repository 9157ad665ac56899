export type PdfDescription = Readonly<{ title: string; author: string; subject: string; createdAt: Date }>

/**
 * Writes what a document says about itself into a PDF of Chromium's: a new information dictionary, appended as an incremental update
 * (ISO 32000-1, 7.5.6), so that no byte of the document itself changes. Reading the whole PDF into a library and writing it again takes
 * longer than printing it. Throws an `Error` when the bytes do not end like a PDF with a classic cross-reference table.
 */
export function describePdf(pdf: Uint8Array, { title, author, subject, createdAt }: PdfDescription): Uint8Array {
  const end = Buffer.from(pdf.subarray(-2048)).toString('latin1')
  const [, size, root, previous] = /trailer\s*<<\s*\/Size (\d+)\s*\/Root (\d+ \d+ R)[^>]*>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(end) ?? []
  if (!size || !root || !previous) throw new Error('The PDF does not end with a trailer and a cross-reference table')
  const at = dateText(createdAt)
  const information = [
    `${size} 0 obj`,
    `<</Title ${textString(title)} /Author ${textString(author)} /Subject ${textString(subject)}`,
    `/Creator (Quayside) /Producer (Quayside) /CreationDate (${at}) /ModDate (${at})>>`,
    'endobj',
    '',
  ].join('\n')
  const start = pdf.byteLength + 1
  const table = start + information.length
  const update = [
    `\n${information}xref`,
    `${size} 1`,
    `${String(start).padStart(10, '0')} 00000 n `,
    'trailer',
    `<</Size ${Number(size) + 1} /Root ${root} /Info ${size} 0 R /Prev ${previous}>>`,
    'startxref',
    String(table),
    '%%EOF',
    '',
  ].join('\n')
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')])
}

/** Text of any script, as the UTF-16 of a PDF in hexadecimal digits: nothing in it can end the string. */
const textString = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

const dateText = (date: Date): string => `D:${date.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z`
