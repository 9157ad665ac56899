type Related = string | Readonly<{ id: string }>

/** Id of a related document, whether the answer holds the id alone or the whole document; null where nothing is related. */
export function idOf(relation: Related): string
export function idOf(relation: Related | null | undefined): string | null
export function idOf(relation: Related | null | undefined): string | null {
  return typeof relation === 'string' ? relation : (relation?.id ?? null)
}
