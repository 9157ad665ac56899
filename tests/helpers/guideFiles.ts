import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './children'

const guide = 'docs/guides/start-with-files.md'

/** The files that the guide prints, by their names: each JSON block behind the line that ends with its name. */
export function guideFiles(): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, guide), 'utf8')
  const blocks = text.matchAll(/`([\w./-]+\.json)`\n\n```json\n([\s\S]*?)\n```/g)
  return new Map(Array.from(blocks, ([, name = '', block = '']) => [name, block] as const))
}

const brandFile = 'harbour.json'

/** Writes the folder of a source as the guide prints it. */
export function writeGuideFolder(folder: string): void {
  for (const [name, block] of guideFiles()) if (name !== brandFile) writeInto(folder, name, block)
}

/**
 * Writes the guide's brand file beside those of tenants, and its folder to its place in DATA_DIR: a product reads brand files at its start alone. Returns
 * the setting that leads there, for processes of a test with another DATA_DIR.
 */
export function writeGuideBrand({ brandsDir, dataDir }: { brandsDir: string; dataDir: string }): Record<string, string> {
  const folder = join(dataDir, 'wealth/harbour')
  writeInto(brandsDir, brandFile, guideFiles().get(brandFile) ?? '')
  writeGuideFolder(folder)
  return { WEALTH_HARBOUR_DIR: folder }
}

function writeInto(folder: string, name: string, text: string): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
