import { checkInstallation } from '../cms/server/brands'
import { SettingsError } from '../cms/server/settings'

/** Names everything that is wrong with settings and brand files and ends with 1, before minutes of building; also makes the demo's secret, so that no two processes make it at once. */
try {
  checkInstallation(process.env)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.problems.join('\n'))
  process.exitCode = 1
}
