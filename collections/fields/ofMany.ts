/** How a relation may be given to many records at once: in the place of what each has, or beside it. */
export type OfMany = 'replace' | 'add'

type WithCustom = Readonly<{ admin?: { custom?: Record<string, unknown> } }>

/** For a relation's `admin`: the lists of the panel and `PATCH` of many may set it (decision 313). */
export const ofMany = (how: OfMany) => ({ custom: { ofMany: how } })

/** Null for a field that is changed record by record. */
export function howOfMany({ admin }: WithCustom): OfMany | null {
  const how = admin?.custom?.ofMany
  return how === 'replace' || how === 'add' ? how : null
}
