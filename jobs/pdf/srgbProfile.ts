/**
 * The colour profile of sRGB (IEC 61966-2-1) in the form of ISO 15076-1: its primaries as seen under D50, and its curve as a formula. Written from
 * the standard's numbers, so that no profile of somebody else's has to be shipped.
 */
export function srgbProfile(): Uint8Array {
  const curve = tag('para', u16(3), u16(0), ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed))
  const tags: [string, Buffer][] = [
    ['desc', text('sRGB IEC61966-2.1')],
    ['cprt', text('No copyright')],
    ['wtpt', xyz(...d50)],
    ['chad', tag('sf32', ...[1.047882, 0.022919, -0.050217, 0.029587, 0.990479, -0.017059, -0.009232, 0.015076, 0.751678].map(fixed))],
    ['rXYZ', xyz(0.436066, 0.222488, 0.013916)],
    ['gXYZ', xyz(0.385147, 0.716873, 0.097076)],
    ['bXYZ', xyz(0.143066, 0.060608, 0.714096)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const start = headBytes + 4 + tags.length * 12
  const data: Buffer[] = []
  const places = new Map<Buffer, number>()
  let at = start
  for (const [, block] of tags) {
    if (places.has(block)) continue
    places.set(block, at)
    data.push(block)
    at += block.byteLength
  }
  const table = tags.map(([name, block]) => Buffer.concat([Buffer.from(name), u32(places.get(block) ?? 0), u32(block.byteLength)]))
  return Buffer.concat([head(at), u32(tags.length), ...table, ...data])
}

const headBytes = 128
const d50 = [0.9642, 1, 0.8249] as const

function head(size: number): Buffer {
  const made = Buffer.alloc(headBytes)
  made.writeUInt32BE(size, 0)
  made.writeUInt32BE(0x04200000, 8)
  made.write('mntrRGB XYZ ', 12)
  // 1 January 2026: a profile without a date is none.
  for (const [index, part] of [2026, 1, 1].entries()) made.writeUInt16BE(part, 24 + index * 2)
  made.write('acsp', 36)
  Buffer.concat(d50.map(fixed)).copy(made, 68)
  return made
}

/** A block of the profile: its type, four bytes that are nothing, its values, filled up to a multiple of four. */
function tag(type: string, ...values: Buffer[]): Buffer {
  const block = Buffer.concat([Buffer.from(type), u32(0), ...values])
  return Buffer.concat([block, Buffer.alloc((4 - (block.byteLength % 4)) % 4)])
}

const xyz = (...values: number[]): Buffer => tag('XYZ ', ...values.map(fixed))

function text(words: string): Buffer {
  const letters = Buffer.from(words, 'utf16le').swap16()
  return tag('mluc', u32(1), u32(12), Buffer.from('enUS'), u32(letters.byteLength), u32(28), letters)
}

function u16(value: number): Buffer {
  const made = Buffer.alloc(2)
  made.writeUInt16BE(value)
  return made
}

function u32(value: number): Buffer {
  const made = Buffer.alloc(4)
  made.writeUInt32BE(value)
  return made
}

/** Sixteen bits before the point and sixteen behind it. */
function fixed(value: number): Buffer {
  const made = Buffer.alloc(4)
  made.writeInt32BE(Math.round(value * 65_536))
  return made
}
