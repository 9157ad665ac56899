import { setImmediate as othersTurn } from 'node:timers/promises'
import { deflateSync, inflateSync } from 'node:zlib'

/** The objects of a PDF as Chromium writes it: a classic cross-reference table, every object in the open, a stream with its length beside it. */
export type PdfFile = Readonly<{
  /** Number of the catalog. */
  root: number
  /** Numbers in the order in which they stand in the file. */
  numbers: readonly number[]
  /** Dictionary of an object (or what else it is), without what frames it and without its stream. Throws for a number that is not there. */
  dictionary: (number: number) => string
  /** An object's stream unpacked, a letter a byte: what a page draws, or what the glyphs of a font mean. Null when it has none. */
  content: (number: number) => string | null
  /** Puts another object in the place of one, or a new one at the end. Returns its number. */
  put: (object: { number?: number; dictionary: string; stream?: Uint8Array }) => number
  /**
   * The whole file again, with `trailer` among what its trailer says. Whatever is no stream itself goes packed into streams: the structure of tables is
   * most of a long report, and takes a tenth like this.
   */
  write: (trailer: string) => Promise<Uint8Array>
}>

const maxHeadBytes = 4096

/** Objects that one stream holds. A reader unpacks all of it for the first that it wants. */
const objectsInStream = 200

/** Where an object is found: by its first byte, or by the number of its stream and its place there. Kinds as the table of the file has them. */
type Place = Readonly<{ kind: typeof inTheOpen | typeof inStream; where: number; index: number }>
const inTheOpen = 1
const inStream = 2

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

  /** Kept, for each object is looked at by whoever marks pages, describes links and packs. */
  const heads = new Map<number, Head>()

  function headOf(number: number): Head {
    const known = heads.get(number)
    if (known) return known
    const object = bytesOf(number)
    const at = object.subarray(0, maxHeadBytes).indexOf('stream\n')
    const text = at < 0 ? object.toString('latin1') : object.toString('latin1', 0, at)
    const head = { text: unframed(text), streamAt: at < 0 ? null : at + 'stream\n'.length }
    heads.set(number, head)
    return head
  }

  function streamOf(number: number): Buffer | null {
    const { streamAt, text } = headOf(number)
    const length = /\/Length (\d+)(?! \d+ R)/.exec(text)?.[1]
    return streamAt === null || !length ? null : bytesOf(number).subarray(streamAt, streamAt + Number(length))
  }

  return {
    root: Number(root),
    numbers: inOrder.map(([number]) => number),
    dictionary: (number) => headOf(number).text,
    content: (number) => {
      const stored = streamOf(number)
      // At once: to hand a piece as small as these to a thread and back takes longer.
      return stored && (headOf(number).text.includes('/FlateDecode') ? inflateSync(stored) : stored).toString('latin1')
    },
    put: ({ dictionary, number = size, stream }) => {
      size = Math.max(size, number + 1)
      heads.delete(number)
      changed.set(number, framed(number, dictionary, stream))
      return number
    },
    write: async (trailer) => {
      // PDF/A-2 stands on PDF 1.7; the second line says that what follows is no text.
      const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xd3\xeb\xe9\xe1\n', 'latin1')]
      let at = parts[0]?.byteLength ?? 0
      const places = new Map<number, Place>()
      const append = (number: number, object: Buffer) => {
        places.set(number, { kind: inTheOpen, where: at, index: 0 })
        parts.push(object)
        at += object.byteLength
      }
      const packable: number[] = []
      for (let number = 1; number < size; number += 1) {
        if (!changed.has(number) && !offsets.has(number)) continue
        const object = bytesOf(number)
        if (hasStream(object)) append(number, object)
        else packable.push(number)
      }
      let last = size
      for (const numbers of chunksOf(packable, objectsInStream)) {
        const stream = last
        last += 1
        for (const [index, number] of numbers.entries()) places.set(number, { kind: inStream, where: stream, index })
        append(
          stream,
          objectStream(stream, numbers, (number) => headOf(number).text),
        )
        // A long report has thousands of these.
        await othersTurn()
      }
      places.set(last, { kind: inTheOpen, where: at, index: 0 })
      const table = deflateSync(tableOf(places, last + 1))
      const dictionary = `<</Type /XRef /W [1 4 2] /DecodeParms <</Predictor 12 /Columns ${entryBytes}>> /Size ${last + 1} /Root ${root} 0 R ${trailer} ${lengthOf(table)}>>`
      parts.push(framed(last, dictionary, table), Buffer.from(`startxref\n${at}\n%%EOF\n`, 'latin1'))
      return Buffer.concat(parts)
    },
  }
}

/** Text of an object up to its stream, and where that begins. */
type Head = Readonly<{ text: string; streamAt: number | null }>

/** Without `12 0 obj` before it, and `endobj` after what has no stream. */
function unframed(text: string): string {
  const own = text.slice(text.indexOf('obj') + 'obj'.length).trim()
  return own.endsWith('endobj') ? own.slice(0, -'endobj'.length).trimEnd() : own
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

const lengthOf = ({ byteLength }: Uint8Array): string => `/Filter /FlateDecode /Length ${byteLength}`

/** An object with what frames it, and its stream if it has one. */
function framed(number: number, dictionary: string, stream?: Uint8Array): Buffer {
  const parts = stream ? [Buffer.from(' stream\n'), stream, Buffer.from('\nendstream')] : []
  return Buffer.concat([Buffer.from(`${number} 0 obj\n${dictionary}`, 'latin1'), ...parts, Buffer.from('\nendobj\n')])
}

const hasStream = (object: Buffer): boolean => /endstream\s*endobj\s*$/.test(object.subarray(-64).toString('latin1'))

function chunksOf<T>(all: readonly T[], length: number): T[][] {
  const chunks: T[][] = []
  for (let from = 0; from < all.length; from += length) chunks.push(all.slice(from, from + length))
  return chunks
}

function objectStream(own: number, numbers: readonly number[], textOf: (number: number) => string): Buffer {
  const index: string[] = []
  let body = ''
  for (const number of numbers) {
    index.push(`${number} ${body.length}`)
    body += `${textOf(number)}\n`
  }
  const head = `${index.join(' ')}\n`
  // At once: it takes less than to hand it to a thread and back.
  const stream = deflateSync(Buffer.from(head + body, 'latin1'))
  return framed(own, `<</Type /ObjStm /N ${numbers.length} /First ${head.length} ${lengthOf(stream)}>>`, stream)
}

const entryBytes = 7
const freeForEver = 65_535
const differenceFromAbove = 2

/** Each row as its difference from the one above (a filter of PNG), as neighbours differ little. */
function tableOf(places: ReadonlyMap<number, Place>, count: number): Buffer {
  const rowBytes = entryBytes + 1
  const table = Buffer.alloc(count * rowBytes)
  const [row, above] = [Buffer.alloc(entryBytes), Buffer.alloc(entryBytes)]
  for (let number = 0; number < count; number += 1) {
    const { index, kind, where } = places.get(number) ?? { kind: 0, where: 0, index: freeForEver }
    row.writeUInt8(kind)
    row.writeUInt32BE(where, 1)
    row.writeUInt16BE(index, 5)
    table.writeUInt8(differenceFromAbove, number * rowBytes)
    for (const [at, byte] of row.entries()) table.writeUInt8((byte - (above[at] ?? 0)) & 0xff, number * rowBytes + 1 + at)
    row.copy(above)
  }
  return table
}
