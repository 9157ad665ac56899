import type { FlattenedField, Where } from 'payload'

/** What is needed of a database: its fields, and the ids of the records of a collection that answer a question. */
export type Lookups = Readonly<{
  fieldsOf: (collection: string) => readonly FlattenedField[]
  idsOf: (collection: string, where: Where) => Promise<readonly string[]>
}>

/**
 * A question in which every condition on a field of a relation is replaced by the ids of the records that it means. Conditions on one record that
 * stand together are looked up together: Payload's adapter for MongoDB looks up each by itself, so that "not in the trash", said of an account, brought
 * the id of every account there is. Only relations to one record of one collection; the rest stays as it was asked, and Payload looks it up.
 */
export async function lookUpRelations(collection: string, where: Where, lookups: Lookups): Promise<Where> {
  if (!mentionsRelation(where)) return where
  const fields = lookups.fieldsOf(collection)
  const targetOf = (name: string): string | null => {
    const field = fields.find((each) => each.name === name)
    const isOne = field?.type === 'relationship' && field.hasMany !== true && field.localized !== true
    return isOne && typeof field.relationTo === 'string' ? field.relationTo : null
  }
  const resolved: Where[] = []
  const together = new Map<string, Where[]>()
  for (const condition of conditionsOf(where)) {
    const name = relationOf(condition)
    if (name !== null && targetOf(name) !== null) together.set(name, [...(together.get(name) ?? []), condition])
    else if (condition.or) {
      const choices: Where[] = []
      // One after another: within a transaction MongoDB takes one command at a time.
      for (const choice of condition.or) choices.push(await lookUpRelations(collection, choice, lookups))
      resolved.push({ or: choices })
    } else resolved.push(condition)
  }
  for (const [name, conditions] of together) {
    const target = targetOf(name) ?? ''
    const asked = await lookUpRelations(target, { and: conditions.map((condition) => within(condition, name)) }, lookups)
    resolved.push({ [name]: { in: [...(await lookups.idsOf(target, asked))] } })
  }
  return { and: resolved }
}

const mentionsRelation = (where: Where): boolean =>
  conditionsOf(where).some(({ or, ...rest }) => pathOf(rest) || or?.some(mentionsRelation))

const pathOf = (condition: Where): boolean => Object.keys(condition).some((path) => path.includes('.'))

/** The conditions that must all hold: one path each, or a choice. */
export function conditionsOf(where: Where): Where[] {
  return Object.entries(where).flatMap(([key, rule]): Where[] => {
    if (rule === undefined) return []
    if (/^and$/i.test(key) && Array.isArray(rule)) return rule.flatMap(conditionsOf)
    if (/^or$/i.test(key) && Array.isArray(rule)) return [{ or: rule }]
    return [{ [key]: rule }]
  })
}

/** The relation through which all of a condition goes; null where it is of the record itself, or of several. Its id needs no looking up. */
export function relationOf(condition: Where): string | null {
  const names = condition.or
    ? condition.or.flatMap((choice) => (Object.keys(choice).length === 0 ? [null] : conditionsOf(choice).map(relationOf)))
    : Object.keys(condition).map((path) => (/^[^.]+\.(?!_?id$)/.test(path) ? (path.split('.')[0] ?? null) : null))
  const [first = null] = names
  return names.every((name) => name === first) ? first : null
}

/** The same condition as the related record says it. */
export function within(condition: Where, name: string): Where {
  return Object.fromEntries(
    Object.entries(condition).map(([key, rule]) =>
      /^(and|or)$/i.test(key) && Array.isArray(rule) ? [key, rule.map((each) => within(each, name))] : [key.slice(name.length + 1), rule],
    ),
  )
}
