import { SettingsError } from '../../cms/server/settings'

/** Errors whose message is all that an operator needs; the others are faults of ours and come with their stack. */
const explained = new Set(['BackupError', 'CommandError', 'StandaloneServerError'])

/** Runs a one-shot command to its end: exit 0, or 1 with a sentence. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  try {
    await command()
    process.exit(0)
  } catch (error) {
    const isExplained = error instanceof SettingsError || (error instanceof Error && explained.has(error.name))
    process.stderr.write(`${error instanceof Error ? (isExplained ? error.message : (error.stack ?? error.message)) : String(error)}\n`)
    process.exit(1)
  }
}

/** A reason not to go on, in words for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
