const maxMessage = 500
const maxFrames = 12
const maxCauses = 3

export type DescribedError = Readonly<{
  type: string
  message: string
  code?: string | number
  status?: number
  stack?: readonly string[]
  cause?: DescribedError
}>

/**
 * What a log may hold of an error: its kind, a message of one bounded line, code, status, where it was thrown, and its causes. Nothing else:
 * a database's error carries the statement and its parameters, and those are people's hashes, addresses and names.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: oneLine(typeof error === 'string' ? error : '(no error object)') }
  const { cause, code, status } = error as Error & { code?: unknown; status?: unknown }
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(error.stack ? { stack: framesOf(error.stack) } : {}),
    ...(cause instanceof Error && depth < maxCauses ? { cause: describeError(cause, depth + 1) } : {}),
  }
}

/** An error's message without a statement, its parameters or the values that a unique index names. */
export const messageOf = ({ message }: Error): string =>
  oneLine(
    message
      .replace(/Failed query:[\s\S]*/i, 'Failed query')
      .replace(/\bparams:[\s\S]*/i, 'params')
      .replace(/dup key:[\s\S]*/i, 'dup key'),
  )

/** Text as one line of at most 500 characters, in which nothing can look like the next entry of a log. */
export function oneLine(text: string, most = maxMessage): string {
  const plain = text.slice(0, most + 1).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
  return plain.length > most ? `${plain.slice(0, most)}…` : plain
}

/** A stack begins with the whole message, whatever that holds: only its frames are kept. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, maxFrames)
    .map((line) => oneLine(line.trim(), 200))
