import { SettingsError } from '../cms/server/settings'
import { checkBeforeStart } from '../cms/server/startChecks'

/**
 * Names everything that would stop the start (settings, brand files, the database) and ends with 1, before minutes of building; also makes the
 * demo's secret, so that no two processes make it at once.
 */
try {
  await checkBeforeStart(process.env)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.problems.join('\n'))
  process.exitCode = 1
}
