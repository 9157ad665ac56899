import type { CheckboxField, PayloadRequest, TextField } from 'payload'
import { foldSearch } from '../../shared/i18n/searchText'
import { ruleText } from '../labels/ruleText'
import { filled } from './filled'

/** A required name of at most 200 characters; a copy of the record is called "… - Copy". */
export const nameField = (): TextField => ({
  name: 'name',
  type: 'text',
  required: true,
  maxLength: 200,
  validate: filled('rule.nameRequired'),
  hooks: { beforeDuplicate: [({ value }) => `${String(value)} - Copy`] },
})

/**
 * The name of a record with a file: left empty, the file's own without its ending. The panel writes it into the form as soon as a file is chosen.
 */
export const fileNameField = (): TextField => {
  const field = nameField()
  const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''
  return {
    ...field,
    hooks: {
      ...field.hooks,
      beforeValidate: [({ req, value }): unknown => (isBlank(value) && req.file ? stemOf(req.file.name) : value)],
    },
    admin: { components: { afterInput: ['/cms/admin/record/NameOfFile#NameOfFile'] } },
  }
}

/** "Harbour View logo.png" is called "Harbour View logo". Names are at most 200 characters. */
export const stemOf = (fileName: string): string => fileName.replace(/(?<=.)\.[^.]*$/, '').slice(0, 200)

/**
 * The name in lower case and, where that differs, as `foldSearch` has it, so that both "þor" and "thor" find "Þorvaldsdóttir". SQLite folds
 * only ASCII when it compares: lists sort and search by this field.
 */
export const searchNameOf = (name: string): string => [...new Set([name.toLocaleLowerCase('en'), foldSearch(name)])].join(' ')

/** See `searchNameOf`; kept with the name. */
export const searchNameField = (): TextField => ({
  name: 'searchName',
  type: 'text',
  index: true,
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ siblingData }) => (typeof siblingData.name === 'string' ? searchNameOf(siblingData.name) : undefined)],
  },
})

type SlugOptions = Readonly<{
  /** Words that are addresses of their own. */
  isTaken?: (slug: string) => boolean
  /** Off where an address is unique within a brand and a language: `hooks/refuseTakenSlug`, and an index of the collection. */
  isUnique?: boolean
}>

/** An address part made of the name when left empty: lower case, a-z, 0-9 and hyphens. */
export const slugField = ({ isTaken = () => false, isUnique = true }: SlugOptions = {}): TextField => ({
  name: 'slug',
  type: 'text',
  unique: isUnique,
  index: true,
  required: true,
  maxLength: 80,
  hooks: {
    beforeValidate: [
      ({ originalDoc, siblingData, value }): unknown => {
        if (typeof value === 'string' && value.trim() !== '') return value
        // A save that names neither, such as the one that moves a record to the trash, leaves the address as it is.
        return typeof siblingData.name === 'string' ? slugOf(siblingData.name) : (originalDoc as { slug?: unknown } | undefined)?.slug
      },
    ],
    beforeDuplicate: [({ value }) => `${String(value)}-copy`],
  },
  validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) => {
    if (value === undefined || value === null || value === '') return ruleText(req, 'rule.slugMissing')
    if (typeof value !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return ruleText(req, 'rule.slugLetters')
    if (value.length > 80) return ruleText(req, 'rule.maxCharacters', { limit: 80 })
    return isTaken(value) ? ruleText(req, 'rule.slugReserved') : true
  },
})

/** "Sea & Sky  Partners" becomes `sea-sky-partners`, "Þórður" `thordur`; a name in Greek letters comes to nothing. */
export const slugOf = (name: string): string =>
  foldSearch(name)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')

/** Business state, not deletion: a record that is not active answers as such to those who may see it. */
export const activeField = (): CheckboxField => ({
  name: 'active',
  type: 'checkbox',
  defaultValue: true,
  index: true,
})

/** An optional text that is left out when blank: an empty string would count as a value to unique rules and to MongoDB's `exists`. */
export const optionalText = (
  field: Omit<TextField, 'type' | 'hasMany' | 'minRows' | 'maxRows' | 'validate'> & { name: string },
): TextField => ({
  ...field,
  type: 'text',
  hooks: {
    ...field.hooks,
    beforeValidate: [
      ({ value }): unknown => (typeof value === 'string' && value.trim() === '' ? null : value),
      ...(field.hooks?.beforeValidate ?? []),
    ],
  },
})
