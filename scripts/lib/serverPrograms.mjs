// @ts-check

/**
 * The TypeScript programs that run outside a test or a development session, by the names that they are compiled under
 * (`dist/server/<name>.js`).
 * @type {Readonly<Record<string, string>>}
 */
export const serverPrograms = {
  web: 'cms/web.ts',
  worker: 'jobs/worker.ts',
  checkSettings: 'scripts/checkSettings.ts',
  seed: 'scripts/seed.ts',
  'sandbox-first': 'scripts/sandbox/startFirst.ts',
  'sandbox-second': 'scripts/sandbox/startSecond.ts',
  'sandbox-third': 'scripts/sandbox/startThird.ts',
  'sandbox-market': 'scripts/sandbox/startMarket.ts',
  doctor: 'scripts/doctor.ts',
  createAdmin: 'scripts/createAdmin.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
}
