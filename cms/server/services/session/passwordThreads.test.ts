import crypto from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { hashPasswordsInThreads } from './passwordThreads'
import { passwordsAtOnce } from './passwordQueue'

const former = crypto.pbkdf2
const inProcess = jest.fn<typeof crypto.pbkdf2>((password, salt, rounds, length, digest, done) => {
  setImmediate(() => done(null, crypto.pbkdf2Sync(password, salt, rounds, length, digest)))
})
const derive = (password: string) => promisify(crypto.pbkdf2)(password, 'salt', 20, 32, 'sha256')
const expected = (password: string) => crypto.pbkdf2Sync(password, 'salt', 20, 32, 'sha256')

/** Priorities of all threads of this process, as Linux counts them: 0 is the usual one, a higher number a lower priority. */
const priorities = () =>
  readdirSync('/proc/self/task').map((id) => Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]))

beforeEach(() => {
  inProcess.mockClear()
  Object.assign(crypto, { pbkdf2: inProcess })
  hashPasswordsInThreads()
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(crypto, { pbkdf2: former })
})

describe('threads of passwords', () => {
  it('make the hashes that the process would make, as many as are asked for at once', async () => {
    const passwords = Array.from({ length: 20 }, (_, at) => `Right-${at}`)
    expect(await Promise.all(passwords.map(derive))).toEqual(passwords.map(expected))
    expect(inProcess).not.toHaveBeenCalled()
  })

  ;(process.platform === 'linux' ? it : it.skip)('have a lower priority than the thread that answers people', async () => {
    const before = priorities().filter((nice) => nice > 0).length
    await Promise.all(Array.from({ length: 20 }, () => derive('Right-2026')))
    const lowered = priorities().filter((nice) => nice > 0)
    expect(lowered.length).toBeGreaterThan(before)
    expect(lowered.length - before).toBeLessThanOrEqual(passwordsAtOnce)
    expect(os.getPriority()).toBe(0)
  })

  it('lose nothing when one of them ends: the process makes the hashes that waited', async () => {
    const posted = jest.spyOn(Worker.prototype, 'postMessage')
    await derive('Right-1')
    const worker = posted.mock.contexts[0] as Worker
    const waiting = [derive('Right-2'), derive('Right-3')]
    await worker.terminate()
    expect(await Promise.all(waiting)).toEqual([expected('Right-2'), expected('Right-3')])
    expect(await derive('Right-4')).toEqual(expected('Right-4'))
  })

  it('leave to the process what is not a password of ours', async () => {
    await promisify(crypto.pbkdf2)(Buffer.from('bytes'), 'salt', 20, 32, 'sha256')
    expect(inProcess).toHaveBeenCalledTimes(1)
  })
})
