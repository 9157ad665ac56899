// @ts-check
// Preloaded by `node --import` into the processes of an installation under test (`startInstallation`). A password is worth one round of PBKDF2 there, not the
// 600,000 of production: most of the time of the api suite went into them. Salt, length, digest and comparison are the real ones; that production takes
// the full number is held by a test of its own (cms/server/services/session/signIn.test.ts), and `npm run bench` runs with it.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const derive = crypto.pbkdf2

crypto.pbkdf2 = (password, salt, _rounds, length, digest, done) => derive(password, salt, 1, length, digest, done)
syncBuiltinESMExports()
