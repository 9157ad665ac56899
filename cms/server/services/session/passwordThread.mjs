// @ts-check
// Run by `passwordThreads.ts` in a thread of its own: makes hashes of passwords, one after the other, behind all that answers people.
import crypto from 'node:crypto'
import os from 'node:os'
import { parentPort } from 'node:worker_threads'

// On Linux a thread has a priority of its own; elsewhere this would be that of the whole process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

/** @typedef {{ id: number, password: string, salt: string, rounds: number, length: number, digest: string }} Job */

parentPort?.on('message', (/** @type {Job} */ { digest, id, length, password, rounds, salt }) => {
  parentPort?.postMessage({ id, hash: crypto.pbkdf2Sync(password, salt, rounds, length, digest) })
})
