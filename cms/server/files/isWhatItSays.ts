import { fileTypeFromBuffer } from 'file-type'
import { contentTypes, type FileEnding } from '../../../shared/contracts/files'

/** What the first bytes may be found to be besides the type itself. Old Office files are one container; what is in it, only their programs tell. */
const alsoFound: Partial<Record<FileEnding, string>> = {
  doc: 'application/x-cfb',
  xls: 'application/x-cfb',
  ppt: 'application/x-cfb',
  docx: 'application/zip',
  xlsx: 'application/zip',
  pptx: 'application/zip',
}

/** Whether the bytes are what the ending of a name says. */
export async function isWhatItSays(ending: FileEnding, bytes: Uint8Array): Promise<boolean> {
  const found = (await fileTypeFromBuffer(bytes))?.mime
  if (ending === 'csv') return found === undefined && isTable(textOf(bytes))
  // A drawing with a declaration is found to be XML.
  if (ending === 'svg') return (found === undefined || found === 'application/xml') && isDrawing(textOf(bytes))
  return found !== undefined && (found === contentTypes[ending] || found === alsoFound[ending])
}

/** Elements, attributes and addresses by which a drawing runs a script or loads what is not ours. */
const running =
  /<\s*(?:[a-z]+:)?(?:script|foreignobject|iframe|embed|object|handler)\b|\son[a-z]+\s*=|(?:javascript|vbscript)\s*:|data:text\/html|<!entity/i

/** Whether a drawing does more than draw. It is served with a policy that runs nothing; whoever saves the file to their disk has no such policy. */
export const runsScript = (ending: FileEnding, bytes: Uint8Array): boolean => ending === 'svg' && running.test(decoded(textOf(bytes) ?? ''))

/** Letters written as numbers, such as `java&#115;cript:`. */
const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => letter(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => letter(Number(code)))
    .replace(/&(tab|newline);/gi, '')
const letter = (code: number): string => (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** Text in UTF-8 without control characters, or null. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text
  } catch {
    return null
  }
}

/** No page in disguise: a browser that opened it must find nothing to run. */
const isTable = (text: string | null): boolean => text !== null && !/<(svg|html|script|!doctype)\b/i.test(text.slice(0, 4096))

/** The root is `svg`, after a declaration, comments and a document type. */
const isDrawing = (text: string | null): boolean =>
  text !== null && /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i.test(text)
