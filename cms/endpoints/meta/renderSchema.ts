import { escapeHtml } from '../../server/escapeHtml'

/** The part of JSON Schema that our contracts use. */
export type Schema = Readonly<{
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  description?: string
  default?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  additionalProperties?: boolean | Schema
}>

type Known = Readonly<Record<string, Schema>>

/** Deeper than any contract of ours; a schema that holds itself ends here. */
const maxDepth = 8

/** A schema as a list of fields with their kinds, those within others opening in place. HTML, escaped. */
export function renderSchema(schema: Schema | undefined, known: Known, depth = 0): string {
  if (!schema) return ''
  const resolved = resolve(schema, known)
  const inner = fieldsOf(resolved, known)
  if (!inner || depth > maxDepth) return `<p class="kind">${kindOf(resolved, known)}</p>`
  const rows = Object.entries(inner.properties ?? {}).map(([name, property]) => {
    const field = resolve(property, known)
    const below = fieldsOf(field, known)
    const required = inner.required?.includes(name) ? '' : '<small>optional</small>'
    const nested = below && depth < maxDepth ? `<details><summary>Fields</summary>${renderSchema(below, known, depth + 1)}</details>` : ''
    const about = field.description ? `<p>${escapeHtml(field.description)}</p>` : ''
    return `<div><dt><code>${escapeHtml(name)}</code>${required}</dt><dd><span class="kind">${kindOf(field, known)}</span>${about}${nested}</dd></div>`
  })
  return `<dl>${rows.join('')}</dl>`
}

const resolve = (schema: Schema, known: Known): Schema => (schema.$ref ? (known[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema)

const choicesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []

/** The object whose fields a value has, through lists and "or null"; null for plain values and for a choice of several objects. */
function fieldsOf(schema: Schema, known: Known): Schema | null {
  if (schema.properties) return schema
  if (schema.items) return fieldsOf(resolve(schema.items, known), known)
  const objects = choicesOf(schema).flatMap((choice) => fieldsOf(resolve(choice, known), known) ?? [])
  return objects.length === 1 ? (objects[0] ?? null) : null
}

/** "list of objects", "text, at most 200 characters", "one of en, is, el". HTML, escaped. */
function kindOf(schema: Schema, known: Known): string {
  if (schema.const !== undefined) return `always <code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return `one of ${schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(', ')}`
  const choices = choicesOf(schema)
  if (choices.length > 0) return [...new Set(choices.map((choice) => kindOf(resolve(choice, known), known)))].join(' or ')
  if (schema.items) return `list of: ${kindOf(resolve(schema.items, known), known)}`
  const types = [schema.type ?? (schema.properties ? 'object' : 'anything')].flat()
  return types.map((type) => words[type] ?? escapeHtml(type)).join(' or ') + limitsOf(schema)
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  object: 'object',
  array: 'list',
  null: 'null',
}

function limitsOf({ default: usual, format, maximum, maxLength, minimum, minLength }: Schema): string {
  const safe = (bound: number | undefined) => (bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined)
  const limits = [
    format && format !== 'regex' ? format : null,
    minLength && minLength > 1 ? `at least ${minLength} characters` : null,
    maxLength === undefined ? null : `at most ${maxLength} characters`,
    safe(minimum) === undefined ? null : `from ${minimum}`,
    safe(maximum) === undefined ? null : `to ${maximum}`,
    usual === undefined ? null : `${JSON.stringify(usual)} when left out`,
  ]
  return limits
    .filter((limit) => limit !== null)
    .map((limit) => `, ${escapeHtml(limit)}`)
    .join('')
}
