import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; src?: string }

/** Scripts of some entries and all that they import statically, compressed as a server would; what loads when needed does not count. */
export function initialScripts(...sources: RegExp[]): number {
  const folder = join(process.cwd(), 'dist/portal')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const wanted = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || sources.some((source) => source.test(manifest[key]?.src ?? key)),
  )
  if (wanted.length < sources.length + 1) throw new Error(`the build has no entry for ${sources.join(', ')}`)
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  wanted.forEach(visit)
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).byteLength, 0)
}
