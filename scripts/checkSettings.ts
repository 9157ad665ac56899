import { brands } from '../cms/server/brands'
import { parseSettings, SettingsError } from '../cms/server/settings'

/**
 * Names every setting and every brand file that is wrong and ends with 1, before minutes of building; also makes the demo's secret, so
 * that no two processes make it at once.
 */
try {
  parseSettings(process.env)
  brands()
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof SettingsError ? error.problems.join('\n') : error.message)
  process.exitCode = 1
}
