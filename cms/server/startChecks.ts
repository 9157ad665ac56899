import { databaseProblem } from '../db/checkDatabase'
import { checkInstallation } from './brands'
import { parseSettings, SettingsError } from './settings'
import { tokenProblems } from './sourceTokens'

/**
 * What is looked at before anything is built or loaded: settings, brand files, then the database and, where real clients are shown, the tokens of the
 * sources. Throws one `SettingsError` with a sentence for each fault, so that an operator never has to read a stack.
 */
export async function checkBeforeStart(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  checkInstallation(environment)
  const settings = parseSettings(environment)
  const [problem, tokens] = await Promise.all([databaseProblem(settings), settings.isDemo ? [] : tokenProblems(settings)])
  const problems = [...(problem === null ? [] : [problem]), ...tokens]
  if (problems.length > 0) throw new SettingsError(problems)
}
