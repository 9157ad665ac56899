import type { FlattenedField, SanitizedConfig } from 'payload'

/** The generated part of `docs/collections.md` begins here; what stands above is written by hand. */
export const generatedMark = '<!-- From here on written by `npm run generate:docs`. -->'

type Field = FlattenedField & { label?: unknown; required?: boolean; hasMany?: boolean; defaultValue?: unknown; unique?: boolean }

/** Every collection with its access rules and its fields: kind, options, limits and who may set them. Markdown, the same for the same config. */
export function collectionFields({ collections }: Pick<SanitizedConfig, 'collections'>): string {
  const described = collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .map(({ access, flattenedFields, slug }) =>
      [
        `### \`${slug}\``,
        '',
        (['create', 'read', 'update', 'delete'] as const).map((rule) => `${rule}: ${ruleName(access[rule])}`).join(' · '),
        '',
        '| field | kind | options and limits | set by |',
        '| --- | --- | --- | --- |',
        ...rowsOf(flattenedFields, ''),
      ].join('\n'),
    )
  return [generatedMark, '', '## Fields', '', described.join('\n\n'), ''].join('\n')
}

/** Rules are named for what they allow (`collections/access`). */
const ruleName = (rule: unknown): string => (typeof rule === 'function' && rule.name ? `\`${rule.name}\`` : 'a rule of its own')

function rowsOf(fields: readonly FlattenedField[], prefix: string): string[] {
  return fields.flatMap((field) => {
    const name = `${prefix}${field.name}`
    const row = `| \`${name}\` | ${kindOf(field)} | ${limitsOf(field)} | ${setBy(field)} |`
    return 'flattenedFields' in field ? [row, ...rowsOf(field.flattenedFields, `${name}.`)] : [row]
  })
}

function kindOf(field: Field): string {
  const many = field.hasMany ? ', several' : ''
  if ('relationTo' in field) return `${field.type} to ${[field.relationTo].flat().join(', ')}${many}`
  if ('collection' in field && field.type === 'join') return `join of ${[field.collection].flat().join(', ')}`
  return `${field.type}${many}`
}

const limits = ['maxLength', 'min', 'max', 'minRows', 'maxRows'] as const

function limitsOf(field: Field): string {
  const { defaultValue } = field
  return [
    field.required && 'required',
    field.unique && 'unique',
    ...limits.map((limit) => {
      const bound: unknown = (field as Record<string, unknown>)[limit]
      return typeof bound === 'number' && `${limit} ${bound}`
    }),
    'options' in field && optionsOf(field.options),
    (typeof defaultValue === 'string' || typeof defaultValue === 'number' || typeof defaultValue === 'boolean') &&
      `default ${JSON.stringify(defaultValue)}`,
  ]
    .filter((part) => typeof part === 'string')
    .join('; ')
    .replaceAll('|', '\\|')
}

const optionsOf = (options: readonly (string | { value: string })[]): string =>
  options.map((option) => (typeof option === 'string' ? option : option.value)).join(', ')

function setBy({ access }: Field): string {
  const rule = access?.update ?? access?.create
  return rule ? ruleName(rule) : ''
}
