// @ts-check
// Preloaded by `node --import` into the processes of an installation under test (`startInstallation`). A password is worth one round of PBKDF2 there, not the
// 600,000 of production: most of the time of the api suite went into them. Salt, length, digest and comparison are the real ones; that production takes
// the full number is held by a test of its own (cms/server/services/session/signIn.test.ts), and `npm run bench` runs with it.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const { pbkdf2: derive, pbkdf2Sync: deriveSync } = crypto

crypto.pbkdf2 = (password, salt, _rounds, length, digest, done) => derive(password, salt, 1, length, digest, done)
// The web process's threads, which inherit the flag that loads this file, hash nothing but passwords (cms/server/services/session/passwordThread.mjs).
if (!isMainThread) crypto.pbkdf2Sync = (password, salt, _rounds, length, digest) => deriveSync(password, salt, 1, length, digest)
syncBuiltinESMExports()
