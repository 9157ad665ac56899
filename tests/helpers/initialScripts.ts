import { statSync } from 'node:fs'
import { join } from 'node:path'
import { firstScripts, portalDirectory } from '../../cms/server/portalBuild'
import type { Locale } from '../../shared/i18n/locales'

/** JavaScript that an address's first screen is drawn with, texts included: what the HTML names. Bytes are of the files that the build packs and the server sends. */
export function initialScripts(path: string, locale: Locale): Readonly<{ bytes: number; files: number }> {
  const files = firstScripts({ path, locale })
  const sizes = files.map((file) => statSync(join(portalDirectory(), `${file}.gz`)).size)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.length }
}
