import type { Condition, FieldHook, SelectField, TextareaField } from 'payload'

/** The option that stands for none of the others. */
export const otherChoice = 'Other'

const isOther = (value: unknown): boolean => [value].flat().includes(otherChoice)

/** Most characters of what somebody says of it. */
const most = 500

/**
 * A choice with Other as its last option, and a text `<name>Details` that asks what it is as long as Other is chosen. The text stays optional,
 * and goes with the choice.
 */
export function selectWithOther(field: SelectField): [SelectField, TextareaField] {
  const { name, options } = field
  const isShown: Condition = (_data, siblingData: Record<string, unknown>) => isOther(siblingData[name])
  const onlyWithOther: FieldHook = ({ originalDoc, siblingData, value }): unknown => {
    const chosen: unknown = name in siblingData ? siblingData[name] : (originalDoc as Record<string, unknown> | undefined)?.[name]
    return isOther(chosen) && typeof value === 'string' && value.trim() !== '' ? value : null
  }
  const { access } = field
  return [
    { ...field, options: [...options.filter((option) => option !== otherChoice), otherChoice] },
    {
      name: `${name}Details`,
      type: 'textarea',
      maxLength: most,
      ...(access ? { access } : {}),
      admin: { condition: isShown, rows: 2 },
      hooks: { beforeChange: [onlyWithOther] },
    },
  ]
}
