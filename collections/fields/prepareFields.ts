import type { ArrayField, Block, Field, FieldHook, Option, RelationshipField, TextField, Validate } from 'payload'
import { array, email, relationship, select, text, textarea, upload } from 'payload/shared'
import { withoutDirectionMarks } from '../../shared/domain/directionMarks'
import { withCell } from '../cells/cell'
import { idOf } from '../idOf'
import { type Label, labelOf } from '../labels/label'
import { ruleText } from '../labels/ruleText'
import { withNotation } from './moments'
import { withFact } from './facts'

/** Lengths of texts whose field states none. */
const lengths = { text: 500, textarea: 20_000, email: 254 }

type Naming = Readonly<{ slug: string }>

/**
 * What every field of every collection has: its words from the catalogue, a cell that reads in the panel's lists, a bounded length that an own rule does not switch off, texts without control
 * characters, and relations that are checked before the database sees them.
 */
export const prepareFields = (fields: readonly Field[], naming: Naming): Field[] => fields.map((field) => prepare(field, naming))

/** The same for the fields of blocks, whose words are `block.<slug>.one`, `.many` and, for a field that differs, `block.<slug>.<field>`. */
export const prepareBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    const [one, many] = [labelOf(`block.${block.slug}.one`), labelOf(`block.${block.slug}.many`)]
    return {
      ...block,
      ...(one && many ? { labels: { singular: one, plural: many } } : {}),
      fields: prepareFields(block.fields, { slug: `block.${block.slug}` }),
    }
  })

function prepare(field: Field, naming: Naming): Field {
  const named = withFact(unlisted(withCell(withWords(field, naming))))
  switch (named.type) {
    case 'text':
      return { ...named, ...bounded(named, lengths.text), hooks: cleaning(named.hooks, clean) }
    case 'textarea': {
      const maxLength = named.maxLength ?? lengths.textarea
      const validate = named.validate ? both(named.validate as Validate, textarea as Validate) : undefined
      return { ...named, maxLength, ...(validate ? { validate } : {}), hooks: cleaning(named.hooks, cleanLines) }
    }
    case 'email':
      return { ...named, validate: both(named.validate as Validate | undefined, shortEmail) }
    case 'relationship':
      return { ...named, validate: both(named.validate as Validate | undefined, existing(relationship as Validate)) }
    case 'upload':
      return { ...named, validate: both(named.validate as Validate | undefined, existing(upload as Validate)) }
    case 'date':
      return withNotation(named)
    case 'select':
      return named.validate ? { ...named, validate: both(named.validate as Validate, select as Validate) } : named
    case 'array': {
      const validate = named.validate ? { validate: both(named.validate as Validate, array as Validate) } : {}
      return { ...withRowWords(named, naming), ...validate, fields: prepareFields(named.fields, naming) }
    }
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...named, fields: prepareFields(named.fields, naming) }
    case 'tabs':
      return { ...named, tabs: named.tabs.map((tab) => ({ ...tab, fields: prepareFields(tab.fields, naming) })) }
    case 'blocks':
      // What its button adds is said in the reader's language; Payload would make a word of the field's name.
      return {
        ...named,
        ...(typeof named.label === 'object'
          ? { labels: { singular: addedOf(named, naming) ?? named.label, plural: named.label as Label } }
          : {}),
        blocks: prepareBlocks(named.blocks),
      }
    default:
      return named
  }
}

/** What the button under a list of rows or blocks adds, in the case that "Add" asks for: `add.<slug>.<name>` or `add.<name>`. */
const addedOf = ({ name }: Readonly<{ name: string }>, { slug }: Naming): Label | undefined => labelOf(`add.${slug}.${name}`, `add.${name}`)

/** What no form shows is no column and no filter either, save the times, which forms show elsewhere. */
function unlisted(field: Field): Field {
  const admin = ('admin' in field ? field.admin : undefined) as { hidden?: unknown } | undefined
  if (admin?.hidden !== true || !('name' in field) || isTime(field.name)) return field
  return { ...field, admin: { ...admin, disableListColumn: true, disableListFilter: true } } as Field
}

const isTime = (name: string | undefined): boolean => name === 'createdAt' || name === 'updatedAt'

function withWords(field: Field, { slug }: Naming): Field {
  if (!('name' in field) || !field.name) return field
  const words = 'label' in field && field.label !== undefined ? undefined : labelOf(`${slug}.${field.name}`, `field.${field.name}`)
  const help = field.admin && 'description' in field.admin ? undefined : labelOf(`help.${slug}.${field.name}`, `help.${field.name}`)
  const labelled = {
    ...field,
    ...(words ? { label: words } : {}),
    ...(help ? { admin: { ...field.admin, description: help } } : {}),
  } as Field
  if (labelled.type !== 'select') return labelled
  return { ...labelled, options: labelled.options.map((option) => withOptionWords(option, field.name ?? '')) }
}

/** One row is `row.<slug>.<name>` or `row.<name>`; it says its own name as soon as it has one. */
function withRowWords(field: ArrayField, { slug }: Naming): ArrayField {
  const one = labelOf(`row.${slug}.${field.name}`, `row.${field.name}`)
  if (!one || typeof field.label !== 'object') return field
  const RowLabel = { path: '/cms/admin/record/RowLabel#RowLabel', clientProps: { one } }
  return {
    ...field,
    labels: { singular: addedOf(field, { slug }) ?? one, plural: field.label as Label },
    admin: { ...field.admin, components: { RowLabel, ...field.admin?.components } },
  }
}

function withOptionWords(option: Option, field: string): Option {
  if (typeof option !== 'string') return option
  const words: Label | undefined = labelOf(`option.${field}.${option}`, `option.language.${option}`)
  return words ? { label: words, value: option } : option
}

const bounded = (field: TextField, otherwise: number): Pick<TextField, 'maxLength'> & { validate?: Validate } => ({
  maxLength: field.maxLength ?? otherwise,
  // An own rule takes the place of Payload's, lengths and all.
  ...(field.validate ? { validate: both(field.validate as Validate, text as Validate) } : {}),
})

/** The own rule first, whose words are the specification's, then Payload's. */
const both =
  (own: Validate | undefined, payloads: Validate): Validate =>
  async (value: unknown, options) => {
    const verdict = own ? await own(value, options) : true
    return verdict === true ? payloads(value, options) : verdict
  }

const shortEmail: Validate = (value: unknown, options) =>
  typeof value === 'string' && value.length > lengths.email
    ? ruleText(options.req, 'rule.textLimit', { limit: lengths.email })
    : (email as Validate)(value, options)

/** Payload's rule, and that the related records exist: an id that nobody has would fail in the database, with all that was to be saved in the error. */
const existing =
  (payloads: Validate): Validate =>
  async (value: unknown, options) => {
    const verdict = await payloads(value, options)
    const { event, overrideAccess, relationTo, req } = options as typeof options & Pick<RelationshipField, 'relationTo'>
    const previousValue: unknown = options.previousValue
    if (verdict !== true || event === 'onChange' || typeof relationTo !== 'string') return verdict
    const before = new Set([previousValue].flat().flatMap((each) => idOf(each) ?? []))
    const wanted = [value].flat().flatMap((each) => idOf(each) ?? [])
    const fresh = [...new Set(wanted)].filter((id) => !before.has(id))
    // Whoever asks is there, as their session says: the stamps of each save need no question.
    if (fresh.every((id) => relationTo === 'users' && id === idOf(req.user))) return true
    const isServers = overrideAccess === true || !req.user
    const { totalDocs } = await req.payload.count({
      collection: relationTo,
      where: { id: { in: fresh } },
      // rights: of whoever saves; the server's own writes may relate what they like, as a line of the log does a portal that went to the trash.
      overrideAccess: isServers,
      trash: isServers,
      req,
    })
    return totalDocs === fresh.length ? true : ruleText(req, 'rule.relatedMissing')
  }

const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

const controlsButLines = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]+/g

const mapText = (value: unknown, change: (value: string) => string): unknown =>
  typeof value === 'string' ? change(value) : Array.isArray(value) ? value.map((each) => mapText(each, change)) : value

/** A text of one line holds no line breaks and nothing that a terminal, a log or a file name would obey; no text turns the direction of what stands beside it. */
const clean: FieldHook = ({ value }): unknown => mapText(value, (line) => withoutDirectionMarks(line.replace(controls, ' ')).trim())
const cleanLines: FieldHook = ({ value }): unknown =>
  mapText(value, (lines) => withoutDirectionMarks(lines.replace(/\r\n?/g, '\n').replace(controlsButLines, ' ')))

const cleaning = <Hooks extends { beforeValidate?: FieldHook[] }>(hooks: Hooks | undefined, hook: FieldHook) => ({
  ...hooks,
  beforeValidate: [hook, ...(hooks?.beforeValidate ?? [])],
})
