type Related = string | Readonly<{ id: string }>

/**
 * Id of a related document, whether the answer holds the id alone or the whole document; null where nothing is related.
 * Takes `unknown` too, for what Payload types loosely: the user of a request, the values of a hook.
 */
export function idOf(relation: Related): string
export function idOf(relation: unknown): string | null
export function idOf(relation: unknown): string | null {
  if (typeof relation === 'string') return relation
  if (typeof relation === 'number') return String(relation)
  return relation !== null && typeof relation === 'object' && 'id' in relation ? idOf(relation.id) : null
}
