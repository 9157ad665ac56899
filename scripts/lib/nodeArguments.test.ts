import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { compiledProgram } from './nodeArguments.mjs'

/** What Node loads for a package, started as our programs are. */
function loaded(name: string): string {
  const flags = compiledProgram('cms/web.ts').filter((argument) => argument.startsWith('--conditions'))
  const code = `process.stdout.write(import.meta.resolve(${JSON.stringify(name)}))`
  return fileURLToPath(execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], { encoding: 'utf8' }))
}

describe('a compiled program', () => {
  it.each(['lexical', '@lexical/list', '@lexical/headless'])('takes a build of %s that awaits nothing while it loads', (name) => {
    expect(readFileSync(loaded(name), 'utf8')).not.toMatch(/^const mod = await /m)
  })
})
