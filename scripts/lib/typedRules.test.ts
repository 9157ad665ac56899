import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './environment.mjs'

describe('the step of types', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'types-'))
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true, target: 'ES2023', allowJs: true, noEmit: true, types: [] }, include: ['.'] }),
    )
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** What it says of one file of the repository, by the codes that it names. */
  const complaints = (file: string, code: string): string[] => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
    const flags = [
      '--type-aware',
      '--type-check',
      '--tsconfig',
      'tsconfig.json',
      '--config',
      join(root, '.oxlintrc.json'),
      '--format',
      'json',
    ]
    const run = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), ...flags, '.'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') },
    })
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string }[] }
    expect(run.status).toBe(diagnostics.length > 0 ? 1 : 0)
    return diagnostics.map(({ code }) => code)
  }

  it('asks JavaScript for as much, and of generated files their types alone', () => {
    const ask = 'export const ask = () => {\n  Promise.resolve(1)\n}\n'
    const untyped = "// @ts-check\n/** @type {number} */\nexport const units = 'four'\n"
    expect(complaints('scripts/lib/a.mjs', ask)).toEqual(['typescript(no-floating-promises)'])
    expect(complaints('scripts/lib/a.mjs', untyped)).toEqual(['typescript(TS2322)'])
    expect(complaints('scripts/lib/a.mjs', 'export const units = 4\n')).toEqual([])
    expect(complaints('cms/migrations/sqlite/a.ts', ask)).toEqual([])
    expect(complaints('cms/migrations/sqlite/a.ts', "export const units: number = 'four'\n")).toEqual(['typescript(TS2322)'])
  })

  it.each(['portal/lib/a.ts', 'shared/domain/a.ts', 'cms/server/a.ts', 'collections/Users/a.ts', 'jobs/a.ts', 'tests/api/a.test.ts'])(
    'refuses a promise that nobody waits for, and a type that does not fit, in %s',
    (file) => {
      expect(complaints(file, 'export const ask = () => {\n  Promise.resolve(1)\n}\n')).toEqual(['typescript(no-floating-promises)'])
      expect(complaints(file, "export const units: number = 'four'\n")).toEqual(['typescript(TS2322)'])
      expect(complaints(file, 'export const units: number = 4\n')).toEqual([])
    },
  )
})
