import type { CheckboxField, TextField } from 'payload'
import { foldSearch } from '../../shared/i18n/searchText'

/** A required name; a copy of the record is called "… - Copy". */
export const nameField = (label: Record<'en' | 'is', string> = { en: 'Name', is: 'Nafn' }): TextField => ({
  name: 'name',
  type: 'text',
  required: true,
  label,
  maxLength: 200,
  validate: (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? true : 'Name is required'),
  hooks: { beforeDuplicate: [({ value }) => `${String(value)} - Copy`] },
})

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

/** An address part made of the name when left empty: lower case, a-z, 0-9 and hyphens. */
export const slugField = (): TextField => ({
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  required: true,
  maxLength: 80,
  hooks: {
    beforeValidate: [
      ({ value, siblingData }) => (typeof value === 'string' && value.trim() !== '' ? value : slugOf(String(siblingData.name ?? ''))),
    ],
    beforeDuplicate: [({ value }) => `${String(value)}-copy`],
  },
  validate: (value: unknown) =>
    typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? true : 'Use a-z, 0-9 and single hyphens',
})

/** "Sea & Sky  Partners" becomes `sea-sky-partners`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')

/** Business state, not deletion: a record that is not active answers as such to those who may see it. */
export const activeField = (): CheckboxField => ({
  name: 'active',
  type: 'checkbox',
  defaultValue: true,
  index: true,
  label: { en: 'Active', is: 'Virkt' },
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
