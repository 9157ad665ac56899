import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the browser is, and the environment it needs. Nothing of our own environment is passed on: it holds secrets. */
export type ChromiumFiles = Readonly<{ executablePath: string; env: Readonly<Record<string, string>> }>

const baseEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'C.UTF-8' }
const abandonedAfterMs = 15 * 60_000

let preparing: Promise<ChromiumFiles> | undefined

/**
 * The browser of `chromiumPath`, or the one that ships with the product, unpacked once into `<dataDir>/tmp`.
 * Safe when several processes ask at once and when one is killed while it unpacks.
 */
export async function chromiumFiles({ dataDir, chromiumPath }: { dataDir: string; chromiumPath: string | null }): Promise<ChromiumFiles> {
  if (chromiumPath) return { executablePath: chromiumPath, env: baseEnvironment }
  preparing ??= unpackOnce(join(dataDir, 'tmp')).catch((error: unknown) => {
    preparing = undefined
    throw error
  })
  return preparing
}

async function unpackOnce(temporary: string): Promise<ChromiumFiles> {
  const home = join(temporary, `chromium-${await packageFingerprint()}`)
  if (!existsSync(home)) await unpack(temporary, home)
  return {
    executablePath: join(home, 'chromium'),
    env: { ...baseEnvironment, LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_FILE: join(home, 'fonts.conf') },
  }
}

/** Another build of the browser goes to another folder: the package itself would go on using whatever it finds. */
async function packageFingerprint(): Promise<string> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../bin/chromium.br')
  const { size } = await stat(packed)
  return createHash('sha256').update(`${packed}:${size}:${process.arch}`).digest('hex').slice(0, 12)
}

/** Unpacks beside the final place and moves the whole folder there, so that a half-unpacked browser is never taken for one. */
async function unpack(temporary: string, home: string): Promise<void> {
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  await removeAbandoned(temporary)
  const staging = await mkdtemp(join(temporary, 'unpacking-'))
  try {
    // The package unpacks into TMPDIR, and sets library paths in our environment while it is imported.
    await withEnvironment({ TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }, async () => {
      const { default: chromium } = await import('@sparticuz/chromium')
      await chromium.executablePath()
    })
    await writeFile(join(staging, 'fonts.conf'), fontsConfiguration(home))
    await rename(staging, home).catch((error: NodeJS.ErrnoException) => {
      // Another process was first; its copy is as good.
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function withEnvironment(values: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, values)
  try {
    await work()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

async function removeAbandoned(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    if (!name.startsWith('unpacking-')) continue
    const path = join(temporary, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true })
  }
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
