/** What somebody wrote; null for nothing, and for what is no text. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
