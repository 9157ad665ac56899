/**
 * Whether MongoDB ended one of two transactions that wrote the same record at once, which it says by its code or by a label: what was done is undone,
 * and may be tried again. SQLite has no such conflicts.
 */
export function isWriteConflict(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return false
  return ('code' in error && error.code === 112) || hasLabel(error, 'TransientTransactionError')
}

const hasLabel = (error: object, label: string): boolean =>
  'hasErrorLabel' in error &&
  typeof error.hasErrorLabel === 'function' &&
  Boolean((error.hasErrorLabel as (name: string) => unknown)(label))
