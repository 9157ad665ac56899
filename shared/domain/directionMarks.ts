const marks = /[\u202a-\u202e\u2066-\u2069]/
const allMarks = new RegExp(marks, 'g')

/**
 * A text without the characters that turn the direction of what follows them (embeddings, overrides, isolates): one in a name makes the figure
 * beside it read backwards. Right-to-left scripts need none of them.
 */
export const withoutDirectionMarks = (text: string): string => (marks.test(text) ? text.replace(allMarks, '') : text)

/** The same for all texts in what was parsed from JSON, keys left alone. Changes `value` itself: it may have a hundred thousand rows. */
export function dropDirectionMarks(value: unknown): unknown {
  if (typeof value === 'string') return withoutDirectionMarks(value)
  if (typeof value !== 'object' || value === null) return value
  const holder = value as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    const held = holder[key]
    if (typeof held === 'string' ? marks.test(held) : typeof held === 'object' && held !== null) holder[key] = dropDirectionMarks(held)
  }
  return value
}

/** Whether a text of JSON may hold some, written out or as an escape. A quick look that spares nearly every answer the walk. */
export const mayHoldDirectionMarks = (json: string): boolean => marks.test(json) || /\\u20(?:2[a-e]|6[6-9])/i.test(json)
