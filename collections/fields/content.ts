import type { CheckboxField, CollapsibleField, Field, RelationshipField, SelectField } from 'payload'
import { locales } from '../../shared/i18n/locales'
import { adminOnlyField } from '../access/adminOnlyField'
import { never } from '../access/never'
import { label, type LabelKey } from '../labels/label'

/** The language that a record is written in; a translation is a record of its own (docs/decisions/140). */
export const languageField = (): SelectField => ({
  name: 'language',
  type: 'select',
  options: [...locales],
  required: true,
  defaultValue: 'en',
  index: true,
})

/** A switch that stands beside the form. */
export const sideSwitch = (name: string): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  required: true,
  admin: { position: 'sidebar' },
})

/** The pictures in the record's content (`hooks/stampPictures`). */
export const picturesField = (): RelationshipField => ({
  name: 'pictures',
  type: 'relationship',
  relationTo: 'media',
  hasMany: true,
  index: true,
  maxDepth: 0,
  access: { read: adminOnlyField, create: never, update: never },
  admin: { hidden: true },
})

/** Fields of a form that belong together, under a heading. */
export const formGroup = (heading: LabelKey, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label: label(heading),
  fields,
})
