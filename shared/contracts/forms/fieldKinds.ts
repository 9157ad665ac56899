/** Every kind of field that a form may ask with, in the order of the designer's menu. */
export const fieldKinds = [
  'text',
  'textarea',
  'number',
  'date-picker',
  'country',
  'select',
  'radio',
  'combobox',
  'checkbox',
  'switch',
  'slider',
  'range',
  'file',
  'dropzone',
  'multi-text-field',
  'multi-group-text-field',
  'tabular',
  'subform',
  'label',
  'hidden',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Most of what a form may hold, so that it can be drawn, saved and answered in one go. */
export const formLimits = {
  steps: 30,
  fields: 300,
  options: 100,
  conditions: 10,
  /** Rows of a table, entries of a form within the form, lines of a list. */
  rows: 50,
  columns: 8,
  files: 10,
  /** Characters. */
  label: 200,
  help: 500,
  description: 200,
  text: 500,
  textarea: 5_000,
  longestText: 20_000,
  other: 500,
} as const

/** The option that people explain in their own words: no option may bear this value. */
export const otherOption = 'other'

/** What a text may have to be, besides its length. */
export const textRules = ['email', 'phone', 'url', 'digit'] as const
export type TextRule = (typeof textRules)[number]

/** How a condition compares the answer of an earlier field. */
export const conditionTests = ['equals', 'not', 'contains', 'atLeast', 'atMost', 'answered'] as const
export type ConditionTest = (typeof conditionTests)[number]

/** Days that a date may be bound by, besides days of the calendar. */
export const relativeDays = ['today'] as const
