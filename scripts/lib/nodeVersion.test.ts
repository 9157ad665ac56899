import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { root } from './environment.mjs'
import { complaintAboutNode, oldestNode } from './nodeVersion.mjs'

const run = promisify(execFile)

/** Runs a program of ours under this Node, which pretends to be another. */
const underNode = (version: string, program: string, ...args: string[]) => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
  return run(process.execPath, ['--import', pretend, join(root, program), ...args], { env: { ...process.env, NODE_OPTIONS: '' } }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

describe('Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('accepts %s', (version) => {
    expect(complaintAboutNode(version)).toBeNull()
  })

  it.each(['12.22.0', '18.20.8', '20.9.0', '20.18.9'])('refuses %s and says what to do', (version) => {
    const complaint = complaintAboutNode(version)
    expect(complaint).toContain(`Quayside needs Node 20.19 or newer; this is Node ${version}.`)
    expect(complaint).toContain('https://nodejs.org')
  })

  it('asks for what package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }
    expect(engines.node).toBe(`>=${oldestNode.join('.')}`)
  })

  it.each(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/build.mjs', 'scripts/dev.mjs'])(
    '%s ends with 1 on an old Node, before anything else',
    async (program) => {
      const { code, stdout, stderr } = await underNode('18.20.8', program)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toContain('Quayside needs Node 20.19 or newer; this is Node 18.20.8.')
    },
  )
})
