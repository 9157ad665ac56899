import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type Build, isStale, runBuild } from './builds.mjs'
import { isInstalled } from './install.mjs'
import { isSeeded, markSeeded } from './seeding.mjs'

const folderWith = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-tree-'))
  write(folder, files)
  return folder
}

const write = (folder: string, files: Record<string, string>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

const source = { 'portal/app/main.tsx': 'main', 'portal/ui/Card.tsx': 'card', 'shared/money.ts': 'money', 'package-lock.json': '{}' }

/** A build whose tool is one line of JavaScript; `root` is where tools run, so it writes to an absolute path. */
const buildOf = (
  folder: string,
  script = `require('fs').mkdirSync('${folder}/dist/portal',{recursive:true});require('fs').writeFileSync('${folder}/dist/portal/index.html','')`,
): Build => ({
  name: 'portal',
  title: 'Building the portal',
  inputs: ['portal', 'shared', 'package-lock.json'],
  proof: 'dist/portal/index.html',
  args: () => ['-e', script],
  env: () => ({}),
})
const options = (folder: string) => ({ log: join(folder, 'build.log'), env: process.env })

describe('builds', () => {
  it('are stale until built, and then as long as no input changes', async () => {
    const folder = folderWith(source)
    const build = buildOf(folder)
    expect(isStale(folder, build)).toBe(true)
    expect(await runBuild(folder, build, options(folder))).toMatchObject({ ok: true })
    expect(isStale(folder, build)).toBe(false)
    utimesSync(join(folder, 'shared/money.ts'), new Date(), new Date())
    write(folder, { 'shared/money.test.ts': 'a test', 'portal/README.md': 'words', 'cms/web.ts': 'not an input' })
    expect(isStale(folder, build)).toBe(false)
  })

  it.each<[string, (folder: string) => void]>([
    ['a file changes', (folder) => write(folder, { 'shared/money.ts': 'other money' })],
    ['a file is added', (folder) => write(folder, { 'portal/ui/Row.tsx': '' })],
    ['a file goes', (folder) => rmSync(join(folder, 'portal/ui/Card.tsx'))],
    ['two files swap their contents', (folder) => write(folder, { 'portal/app/main.tsx': 'card', 'portal/ui/Card.tsx': 'main' })],
    ['a dependency changes', (folder) => write(folder, { 'package-lock.json': '{ }' })],
    ['what was built is gone', (folder) => rmSync(join(folder, 'dist/portal'), { recursive: true })],
  ])('are stale when %s', async (_, change) => {
    const folder = folderWith(source)
    await runBuild(folder, buildOf(folder), options(folder))
    change(folder)
    expect(isStale(folder, buildOf(folder))).toBe(true)
  })

  it('stay stale when the tool fails, though an older result lies there', async () => {
    const folder = folderWith(source)
    await runBuild(folder, buildOf(folder), options(folder))
    const failing = buildOf(folder, 'console.error("no such export"); process.exit(3)')
    expect(await runBuild(folder, failing, options(folder))).toMatchObject({ ok: false, reason: 'exit 3' })
    expect(isStale(folder, failing)).toBe(true)
  })

  it('fail when the tool ends well but made nothing', async () => {
    const folder = folderWith(source)
    expect(await runBuild(folder, buildOf(folder, ''), options(folder))).toMatchObject({
      ok: false,
      reason: 'dist/portal/index.html is missing',
    })
  })
})

describe('installed packages', () => {
  const lockfile = {
    packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-darwin': { version: '2.0.0', optional: true } },
  }
  const withListing = (packages: object) =>
    folderWith({ 'package-lock.json': JSON.stringify(lockfile), 'node_modules/.package-lock.json': JSON.stringify({ packages }) })

  it('are missing in a fresh clone and after an install that was cut short', () => {
    expect(isInstalled(folderWith({ 'package-lock.json': JSON.stringify(lockfile) }))).toBe(false)
    expect(isInstalled(folderWith({ 'package-lock.json': JSON.stringify(lockfile), 'node_modules/a/package.json': '{}' }))).toBe(false)
  })

  it('are taken from an install by hand, and installed anew when the lockfile changes', () => {
    const folder = withListing({ 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(folder)).toBe(true)
    write(folder, { 'package-lock.json': JSON.stringify({ packages: { ...lockfile.packages, 'node_modules/a': { version: '1.0.1' } } }) })
    expect(isInstalled(folder)).toBe(false)
  })

  it.each([
    ['another version', { 'node_modules/a': { version: '0.9.0' } }],
    ['a package too few', {}],
  ])('are not those of the lockfile with %s', (_, packages) => {
    expect(isInstalled(withListing(packages))).toBe(false)
  })
})

describe('the demo data', () => {
  const where = (folder: string) => ({ folder, dataDir: folder, databaseUrl: `file:${join(folder, 'portal.db')}` })

  it('is asked for until it was written, and again when the database is another or a migration came', () => {
    const folder = folderWith({ 'scripts/seed.ts': 'seed', 'cms/migrations/sqlite/1.ts': 'first' })
    expect(isSeeded(where(folder))).toBe(false)
    markSeeded(where(folder))
    expect(isSeeded(where(folder))).toBe(false)

    write(folder, { 'portal.db': 'rows' })
    markSeeded(where(folder))
    expect(isSeeded(where(folder))).toBe(true)

    rmSync(join(folder, 'portal.db'))
    expect(isSeeded(where(folder))).toBe(false)
    write(folder, { 'other.db': '', 'portal.db': 'rows' })
    expect(isSeeded(where(folder))).toBe(false)

    markSeeded(where(folder))
    write(folder, { 'cms/migrations/sqlite/2.ts': 'second' })
    expect(isSeeded(where(folder))).toBe(false)
  })

  it('is asked for at every start on a database that is no file', () => {
    const folder = folderWith({ 'scripts/seed.ts': 'seed' })
    const mongo = { folder, dataDir: folder, databaseUrl: 'mongodb://127.0.0.1/quayside' }
    markSeeded(mongo)
    expect(isSeeded(mongo)).toBe(false)
  })
})
