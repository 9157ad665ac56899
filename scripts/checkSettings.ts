import { parseSettings, SettingsError } from '../cms/server/settings'

/** Names every setting that is wrong and ends with 1, before minutes of building; also makes the demo's secret, so that no two processes make it at once. */
try {
  parseSettings(process.env)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.problems.join('\n'))
  process.exitCode = 1
}
