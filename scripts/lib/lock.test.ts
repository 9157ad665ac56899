import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { root } from './environment.mjs'
import { acquireLock } from './lock.mjs'
import { identify } from './processes.mjs'

const lockPath = () => join(mkdtempSync(join(tmpdir(), 'quayside-lock-')), 'start.lock')

/** A process that has ended: its number is free. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

const taken = (attempt: ReturnType<typeof acquireLock>) => {
  if (!('lock' in attempt)) throw new Error('the lock is held')
  return attempt
}

describe('lock', () => {
  it('is held by one process and free after its release', () => {
    const path = lockPath()
    const { lock, leftBehind } = taken(acquireLock(path, 'npm start'))
    expect(leftBehind).toBeNull()
    const script = `import { acquireLock } from '${pathToFileURL(join(root, 'scripts/lib/lock.mjs')).href}'; console.log(JSON.stringify(acquireLock(process.argv[1], 'second')))`
    const second = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script, path], { encoding: 'utf8' })) as unknown
    expect(second).toEqual({ heldBy: { ...identify(process.pid), note: 'npm start' } })
    lock.release()
    expect(readdirSync(dirname(path))).toEqual([])
  })

  it('is taken over from a process that was killed, with the children that it noted', async () => {
    const path = lockPath()
    const children = [{ pid: 4, started: 'long ago' }]
    writeFileSync(path, JSON.stringify({ pid: await deadPid(), started: 'x', children }))
    expect(taken(acquireLock(path, 'npm start')).leftBehind).toMatchObject({ children })
    expect(readdirSync(dirname(path))).toEqual(['start.lock'])
  })

  it('is taken over when the number of its process was given to another since', () => {
    const path = lockPath()
    writeFileSync(path, JSON.stringify({ pid: process.ppid, started: 'at another time' }))
    expect(taken(acquireLock(path, 'npm start')).leftBehind).toMatchObject({ pid: process.ppid })
  })

  it('is taken over from a half-written file', () => {
    const path = lockPath()
    writeFileSync(path, '{"pid": 12')
    expect(taken(acquireLock(path, 'npm start')).leftBehind).toBeNull()
  })

  it('keeps what its holder notes, and leaves a lock alone that is no longer its own', () => {
    const path = lockPath()
    const { lock } = taken(acquireLock(path, 'npm start'))
    lock.update({ children: [{ pid: 7, started: 'now' }] })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid, children: [{ pid: 7 }] })
    writeFileSync(path, JSON.stringify({ pid: process.ppid, started: null }))
    lock.release()
    expect(existsSync(path)).toBe(true)
  })

  it('goes to one of many that find a dead holder at the same moment', async () => {
    const path = lockPath()
    writeFileSync(path, JSON.stringify({ pid: await deadPid(), started: 'x' }))
    const script = `import { acquireLock } from '${pathToFileURL(join(root, 'scripts/lib/lock.mjs')).href}'
      process.stdin.once('data', () => { console.log('lock' in acquireLock(process.argv[1], '') ? 'won' : 'lost'); process.stdin.once('end', () => process.exit()) }); console.log('ready')`
    const rivals = [1, 2, 3, 4, 5].map(() =>
      spawn(process.execPath, ['--input-type=module', '-e', script, path], { stdio: ['pipe', 'pipe', 'inherit'] }),
    )
    const said = rivals.map(() => '')
    rivals.forEach((rival, index) => rival.stdout.on('data', (part: Buffer) => (said[index] += part.toString())))
    const until = async (word: RegExp) => {
      while (!said.every((text) => word.test(text))) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await until(/ready/)
    rivals.forEach((rival) => rival.stdin.write('go'))
    await until(/won|lost/)
    rivals.forEach((rival) => rival.stdin.end())
    expect(said.filter((text) => text.includes('won'))).toHaveLength(1)
  })
})
