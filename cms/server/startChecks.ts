import { databaseProblem } from '../db/checkDatabase'
import { brands } from './brands'
import { settings, SettingsError } from './settings'

/**
 * What a process looks at before it loads anything: settings, brand files, the database. Throws a `SettingsError` with a sentence for each
 * fault, so that an operator never has to read a stack.
 */
export async function checkBeforeStart(): Promise<void> {
  const parsed = settings()
  const problems = [brandProblem(), await databaseProblem(parsed)].filter((problem) => problem !== null)
  if (problems.length > 0) throw new SettingsError(problems)
}

function brandProblem(): string | null {
  try {
    brands()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
