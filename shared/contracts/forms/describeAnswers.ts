import { countryName } from '../../i18n/countries'
import type { Locale } from '../../i18n/locales'
import { isoDate } from '../../domain/dates'
import { formatDate } from '../../format/date'
import { partsDivider } from '../../format/parts'
import type { AnswerValue, Answers, AskedForm, ChoiceAnswer } from './answersSchema'
import { otherOption } from './fieldKinds'
import type { FormField } from './formSchema'

export type DescribedAnswer = Readonly<{
  name: string
  label: string
  kind: FormField['type']
  /** One text a line, a file, a choice or a row; empty where the question was left open or was not asked. */
  lines: readonly string[]
}>
export type DescribedStep = Readonly<{ title: string; answers: readonly DescribedAnswer[] }>

export type AnswerWords = Readonly<{
  locale: Locale
  yes: string
  no: string
  /** How a number reads; as it was given where nothing is said, as in a file that other programs read. */
  number?: (value: string) => string
  /** Names of files by id. */
  files: Readonly<Record<string, string>>
}>

/** What was answered, in words, for staff and for CSV: every question of the form as it was when it was answered, in its order. */
export function describeAnswers(form: AskedForm, answers: Answers, words: AnswerWords): DescribedStep[] {
  return form.steps.map(({ fields, title }) => ({
    title,
    answers: fields.flatMap((field) => {
      if (field.type === 'label') return []
      const value = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
      return [
        { name: field.name, label: field.label, kind: field.type, lines: value === undefined ? [] : linesOf(field, value, form, words) },
      ]
    }),
  }))
}

function linesOf(field: FormField, value: AnswerValue, form: AskedForm, words: AnswerWords): string[] {
  switch (field.type) {
    case 'checkbox':
    case 'switch':
      return [value === true ? words.yes : words.no]
    case 'number':
      return [[numberText(value, words), field.unit].filter(Boolean).join(' ')]
    case 'date-picker':
      return [formatDate(isoDate(plain(value)))]
    case 'country':
      return [countryName(plain(value), words.locale)]
    case 'range':
      return [field.options[Number(value)]?.label ?? plain(value)]
    case 'select':
    case 'radio':
      return (Array.isArray(value) ? (value as readonly ChoiceAnswer[]) : [value as ChoiceAnswer]).map((choice) =>
        choiceText(field, choice),
      )
    case 'combobox':
      return [field.options.find((option) => option.value === value)?.label ?? plain(value)]
    case 'file':
    case 'dropzone':
      return (value as readonly string[]).map((id) => words.files[id] ?? id)
    case 'multi-text-field':
      return [...(value as readonly string[])]
    case 'multi-group-text-field':
      return (value as readonly { name: string; value: number | null }[]).map((row) => `${row.name}: ${numberText(row.value, words)}`)
    case 'tabular':
      return (value as readonly (readonly (string | number | null)[])[]).map((row) =>
        row.map((cell, at) => `${field.headers[at]?.label ?? ''}: ${numberText(cell, words)}`).join(partsDivider(words.locale)),
      )
    case 'subform': {
      const within = form.subforms[field.form]
      if (!within) return []
      return (value as readonly Answers[]).map((entry) =>
        describeAnswers({ steps: within.steps, subforms: {} }, entry, words)
          .flatMap((step) => step.answers)
          .filter(({ lines }) => lines.length > 0)
          .map(({ label, lines }) => `${label}: ${lines.join(partsDivider(words.locale))}`)
          .join(partsDivider(words.locale)),
      )
    }
    default:
      return plain(value).split('\n')
  }
}

const choiceText = (field: Extract<FormField, { options: unknown }>, choice: ChoiceAnswer): string =>
  typeof choice === 'object'
    ? choice.other
    : (field.options.find(({ value }) => value === choice)?.label ?? (choice === otherOption ? '' : choice))

/** A text stays as it is; what is missing is a dash. */
const numberText = (value: unknown, { number = String }: AnswerWords): string =>
  typeof value === 'number' ? number(String(value)) : typeof value === 'string' ? value : '–'

const plain = (value: AnswerValue): string => (typeof value === 'object' ? '' : String(value))
