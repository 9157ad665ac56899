import { databaseProblem } from '../db/checkDatabase'
import { checkInstallation } from './brands'
import { parseSettings, SettingsError } from './settings'

/**
 * What is looked at before anything is built or loaded: settings, brand files, then the database. Throws one `SettingsError` with a sentence
 * for each fault, so that an operator never has to read a stack.
 */
export async function checkBeforeStart(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  checkInstallation(environment)
  const problem = await databaseProblem(parseSettings(environment))
  if (problem !== null) throw new SettingsError([problem])
}
