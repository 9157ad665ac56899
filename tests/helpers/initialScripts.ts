import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstScripts, portalDirectory } from '../../cms/server/portalBuild'
import type { Locale } from '../../shared/i18n/locales'

/** JavaScript that an address's first screen is drawn with, texts included: what the HTML names. Bytes are compressed as a server would. */
export function initialScripts(path: string, locale: Locale): Readonly<{ bytes: number; files: number }> {
  const files = firstScripts({ path, locale })
  const sizes = files.map((file) => gzipSync(readFileSync(join(portalDirectory(), file))).byteLength)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.length }
}
