import type { CheckboxField, Condition, Field, FieldHook } from 'payload'

/**
 * A checkbox that rules other fields beside it out: while it is on they are neither asked for nor kept, whichever way the record is saved. A
 * rule of theirs, such as that they are required, rests meanwhile.
 */
export function excluding<Excluded extends Exclude<Field, { type: 'ui' }> & { name: string }>(
  checkbox: CheckboxField,
  fields: readonly Excluded[],
): [CheckboxField, ...Excluded[]] {
  const { name } = checkbox
  const isFree: Condition = (_data, siblingData: Record<string, unknown> | undefined) => siblingData?.[name] !== true
  return [checkbox, ...fields.map((field) => excluded(field, name, isFree))]
}

function excluded<Excluded extends Field>(field: Excluded, by: string, isFree: Condition): Excluded {
  const blank = field.type === 'checkbox' ? false : null
  const onlyWithout: FieldHook = ({ siblingData, value }): unknown => (siblingData[by] === true ? blank : value)
  const admin = 'admin' in field ? field.admin : undefined
  const own = admin?.condition
  const condition: Condition = own ? (...args) => isFree(...args) && own(...args) : isFree
  const hooks = 'hooks' in field ? field.hooks : undefined
  return {
    ...field,
    admin: { ...admin, condition },
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), onlyWithout] },
  }
}
