/** The objects of a PDF as Chromium writes it: a classic cross-reference table, every object in the open, a stream with its length beside it. */
export type PdfFile = Readonly<{
  /** Number of the catalog. */
  root: number
  /** Numbers in the order in which they stand in the file. */
  numbers: readonly number[]
  /** Dictionary of an object (or what else it is), without what frames it and without its stream. Throws for a number that is not there. */
  dictionary: (number: number) => string
  /** Bytes of an object's stream as they are stored, or null when it has none. */
  stream: (number: number) => Uint8Array | null
  /** Puts another object in the place of one, or a new one at the end. Returns its number. */
  put: (object: { number?: number; dictionary: string; stream?: Uint8Array }) => number
  /** The whole file again, with `trailer` between root and end of its trailer. */
  write: (trailer: string) => Uint8Array
}>

const maxHeadBytes = 4096

/**
 * Reads a PDF of Chromium's without looking into what is not asked for: a library that takes it all apart and writes it again needs longer than
 * printing does. Throws an `Error` for bytes that are not of this form.
 */
export function readPdfFile(pdf: Uint8Array): PdfFile {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const end = bytes.subarray(-2048).toString('latin1')
  const [, root, start] = /trailer\s*<<[^>]*\/Root (\d+) 0 R[^>]*>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(end) ?? []
  if (!root || !start) throw new Error('The PDF does not end with a trailer and a cross-reference table')
  const offsets = readOffsets(bytes, Number(start))
  const inOrder = [...offsets].sort(([, a], [, b]) => a - b)
  const ends = new Map(inOrder.map(([number], index) => [number, inOrder[index + 1]?.[1] ?? Number(start)]))
  const changed = new Map<number, Buffer>()
  // No spread: a long report has more objects than a call may have arguments.
  let size = [...offsets.keys()].reduce((most, number) => Math.max(most, number), 0) + 1

  function bytesOf(number: number): Buffer {
    const own = changed.get(number)
    if (own) return own
    const from = offsets.get(number)
    if (from === undefined) throw new Error(`The PDF has no object ${number}`)
    return bytes.subarray(from, ends.get(number))
  }

  /** Text of an object up to its stream, and where that begins. */
  function headOf(number: number): { text: string; streamAt: number | null } {
    const object = bytesOf(number)
    const at = object.subarray(0, maxHeadBytes).indexOf('stream\n')
    const text = at < 0 ? object.toString('latin1') : object.toString('latin1', 0, at)
    return { text: text.replace(/^\s*\d+ 0 obj\s*/, '').replace(/\s*endobj\s*$/, ''), streamAt: at < 0 ? null : at + 'stream\n'.length }
  }

  return {
    root: Number(root),
    numbers: inOrder.map(([number]) => number),
    dictionary: (number) => headOf(number).text,
    stream: (number) => {
      const { streamAt, text } = headOf(number)
      const length = /\/Length (\d+)(?! \d+ R)/.exec(text)?.[1]
      return streamAt === null || !length ? null : bytesOf(number).subarray(streamAt, streamAt + Number(length))
    },
    put: ({ dictionary, number = size, stream }) => {
      size = Math.max(size, number + 1)
      const parts = stream ? [Buffer.from(' stream\n'), stream, Buffer.from('\nendstream')] : []
      changed.set(number, Buffer.concat([Buffer.from(`${number} 0 obj\n${dictionary}`, 'latin1'), ...parts, Buffer.from('\nendobj\n')]))
      return number
    },
    write: (trailer) => {
      // PDF/A-2 stands on PDF 1.7; the second line says that what follows is no text.
      const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xd3\xeb\xe9\xe1\n', 'latin1')]
      const table: string[] = ['0000000000 65535 f \n']
      let at = parts[0]?.byteLength ?? 0
      for (let number = 1; number < size; number += 1) {
        const isThere = changed.has(number) || offsets.has(number)
        table.push(isThere ? `${String(at).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n')
        if (!isThere) continue
        const object = bytesOf(number)
        parts.push(object)
        at += object.byteLength
      }
      const tail = `xref\n0 ${size}\n${table.join('')}trailer\n<</Size ${size} /Root ${root} 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`
      return Buffer.concat([...parts, Buffer.from(tail, 'latin1')])
    },
  }
}

function readOffsets(bytes: Buffer, start: number): Map<number, number> {
  const table = bytes.toString('latin1', start)
  const [head, count] = /^xref\n0 (\d+)\n/.exec(table) ?? []
  if (!head || !count) throw new Error('The cross-reference table of the PDF is not in one piece')
  const offsets = new Map<number, number>()
  for (let number = 1; number < Number(count); number += 1) {
    const entry = table.slice(head.length + number * 20, head.length + number * 20 + 18)
    if (entry.endsWith('n')) offsets.set(number, Number(entry.slice(0, 10)))
  }
  return offsets
}
