import { databaseProblem } from '../cms/db/checkDatabase'
import { parseSettings, SettingsError } from '../cms/server/settings'

/**
 * Names every setting that is wrong, and a database that cannot be used, and ends with 1 before minutes of building; also makes the demo's
 * secret, so that no two processes make it at once.
 */
try {
  const problem = await databaseProblem(parseSettings(process.env))
  if (problem !== null) throw new SettingsError([problem])
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.problems.join('\n'))
  process.exitCode = 1
}
