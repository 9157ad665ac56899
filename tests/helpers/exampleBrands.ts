import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './children'

export type ExampleBrand = 'saltmarsh' | 'kelda'

/** The file of records that an example brand is entered from. */
export const recordsOf = (brand: ExampleBrand): string => join(root, 'docs/examples', brand, 'records.json')

/**
 * Puts the example brands where the product looks for brands, and the folder of the one of files to its place in DATA_DIR: a copy, which a test may take
 * away. Returns the settings that lead there.
 */
export function writeExampleBrands({ brandsDir, dataDir }: { brandsDir: string; dataDir: string }): Record<string, string> {
  cpSync(join(root, 'docs/examples/brands'), brandsDir, { recursive: true })
  cpSync(join(root, 'docs/examples/saltmarsh'), join(dataDir, 'wealth/saltmarsh'), { recursive: true })
  return { BRANDS_DIR: brandsDir }
}
