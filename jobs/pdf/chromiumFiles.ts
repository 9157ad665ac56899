import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createScratch } from './scratch'

/** Where the browser is, and the environment it needs. Nothing of our own environment is passed on: it holds secrets. */
export type ChromiumFiles = Readonly<{ executablePath: string; env: Readonly<Record<string, string>> }>

const baseEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'C.UTF-8' }
const unpackTimeoutMs = 120_000
const packageEntry = createRequire(import.meta.url).resolve('@sparticuz/chromium')

const preparing = new Map<string, Promise<ChromiumFiles>>()

/**
 * The browser of `chromiumPath`, or the one that ships with the product, unpacked once into `<dataDir>/tmp`.
 * Safe when several processes ask at once and when one is killed while it unpacks.
 */
export async function chromiumFiles({ dataDir, chromiumPath }: { dataDir: string; chromiumPath: string | null }): Promise<ChromiumFiles> {
  if (chromiumPath) return { executablePath: chromiumPath, env: baseEnvironment }
  const known = preparing.get(dataDir)
  if (known) return known
  const files = unpackOnce(dataDir)
  preparing.set(dataDir, files)
  files.catch(() => preparing.delete(dataDir))
  return files
}

async function unpackOnce(dataDir: string): Promise<ChromiumFiles> {
  const home = join(dataDir, 'tmp', `chromium-${await packageFingerprint()}`)
  if (!existsSync(home)) await unpack(dataDir, home)
  return {
    executablePath: join(home, 'chromium'),
    env: { ...baseEnvironment, LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_FILE: join(home, 'fonts.conf') },
  }
}

/** Another build of the browser goes to another folder: the package itself would go on using whatever it finds. */
async function packageFingerprint(): Promise<string> {
  const { size, mtimeMs } = await stat(join(dirname(packageEntry), '../../bin/chromium.br'))
  return createHash('sha256').update(`${size}:${mtimeMs}:${process.arch}`).digest('hex').slice(0, 12)
}

/** Unpacks beside the final place and moves the whole folder there, so that a half-unpacked browser is never taken for one. */
async function unpack(dataDir: string, home: string): Promise<void> {
  const staging = createScratch(dataDir)
  try {
    await runPackage(staging.path)
    await writeFile(join(staging.path, 'fonts.conf'), fontsConfiguration(home))
    await rename(staging.path, home).catch((error: NodeJS.ErrnoException) => {
      // Another process was first; its copy is as good.
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
    })
  } finally {
    staging.remove()
  }
}

/**
 * Lets the package unpack itself. In a process of its own, as it goes by TMPDIR and the runtime's name, and sets library paths in the
 * environment while it is loaded.
 */
async function runPackage(temporary: string): Promise<void> {
  const script = 'require(process.argv[1]).executablePath().catch((error) => { console.error(error); process.exitCode = 1 })'
  await promisify(execFile)(process.execPath, ['-e', script, packageEntry], {
    env: { ...baseEnvironment, NODE_ENV: 'production', TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    timeout: unpackTimeoutMs,
  })
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const fontsConfiguration = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(join(home, 'fonts'))}</dir>
  <cachedir>${escapeXml(join(home, 'fonts-cache'))}</cachedir>
  <config></config>
</fontconfig>
`
