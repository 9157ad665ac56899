// @ts-check
// Preloaded by `node --import` into the processes of an installation under test (`startInstallation`), and into the tests that open a database of their own
// (`openOwnPayload`). SQLite waits there for no disk: the product has it wait after each statement (`synchronous = FULL`), so that a machine that loses its
// power loses nothing that was confirmed. No test can cut the power; a process that is killed loses nothing either way. What the product asks for is held by
// `cms/db/resilientClient.test.ts`, and whoever measures takes the real disk.
import Database from 'libsql'

const { prepare } = Database.prototype

Object.assign(Database.prototype, {
  /** @this {InstanceType<typeof Database>} @param {string} sql */
  prepare(sql) {
    return prepare.call(this, /^PRAGMA synchronous = (FULL|NORMAL)$/.test(sql) ? 'PRAGMA synchronous = OFF' : sql)
  },
})
