import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstScripts, portalDirectory } from '../../cms/server/portalBuild'
import type { Locale } from '../../shared/i18n/locales'

/** Bytes of JavaScript, compressed as a server would, that an address's first screen is drawn with: what the HTML names, texts included. */
export const initialScripts = (path: string, locale: Locale): number =>
  firstScripts({ path, locale }).reduce((sum, file) => sum + gzipSync(readFileSync(join(portalDirectory(), file))).byteLength, 0)
