import { symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chromiumFiles } from '../../jobs/pdf/chromiumFiles'
import { root } from '../../scripts/lib/environment.mjs'

/** Where it is unpacked for all installations under test: each of them would take two seconds for a copy of 200 MB. */
const shared = join(root, 'node_modules/.cache/chromium')

/** Has an installation whose folder for temporary files exists find the browser unpacked there. How it unpacks one itself is told by `render.test`. */
export async function lendChromium(dataDir: string): Promise<void> {
  if (process.env.CHROMIUM_PATH) return
  const { executablePath } = await chromiumFiles({ dataDir: shared, chromiumPath: null })
  const home = dirname(executablePath)
  symlinkSync(home, join(dataDir, 'tmp', basename(home)))
}
