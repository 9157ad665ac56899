import { otherOption } from './fieldKinds'
import type { Condition, FormField, FormSteps } from './formSchema'

/** What decides which fields a person is asked, besides their answers. */
export type FormViewer = Readonly<{
  /** Advisors and admins: they see internal fields. */
  isStaff: boolean
  isAdmin: boolean
  /** Day that `today` stands for, `2026-11-22`. */
  today: string
}>

/** Nothing was answered: no text but blanks, no choice, no row. `false` and 0 are answers. */
export const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0)

/** Whether the form itself answers the field for this person: its preset value stands. */
export const isPreset = (field: FormField, { isAdmin }: Pick<FormViewer, 'isAdmin'>): boolean =>
  field.type === 'hidden' || field.readonly === true || (field.admin === true && !isAdmin)

/** The value that a field starts with; `undefined` where it starts empty. */
export function presetOf(field: FormField, today: string): unknown {
  switch (field.type) {
    case 'range':
      return field.value ?? Math.min(2, field.options.length - 1)
    case 'slider':
      return field.value ?? field.min ?? 1
    case 'date-picker':
      return field.value === 'today' ? today : field.value
    case 'select':
      return field.multiple && field.value ? [field.value] : field.value
    default:
      return 'value' in field ? field.value : undefined
  }
}

/**
 * Walks the fields that a person is asked, in order; `visit` gives the answer of each, which the conditions of later fields then see. An
 * answer to a field that is not shown counts for nothing. `step` counts from 0.
 */
export function walkShown(steps: FormSteps, viewer: FormViewer, visit: (field: FormField, step: number) => unknown): void {
  const answered = new Map<string, Readonly<{ field: FormField; answer: unknown }>>()
  const excluded = new Set<string>()
  for (const [step, { fields }] of steps.entries()) {
    for (const field of fields) {
      if (field.disabled || (field.internal && !viewer.isStaff) || excluded.has(field.name)) continue
      if (!(field.conditions ?? []).every((condition) => holds(condition, answered.get(condition.field), viewer))) continue
      const answer = visit(field, step)
      answered.set(field.name, { field, answer })
      if (field.type === 'checkbox' && answer === true) for (const name of field.exclude ?? []) excluded.add(name)
    }
  }
}

/** The fields that a person is asked, given what they have answered so far, by step. */
export function shownFields(steps: FormSteps, answers: Readonly<Record<string, unknown>>, viewer: FormViewer): FormField[][] {
  const shown: FormField[][] = steps.map(() => [])
  walkShown(steps, viewer, (field, step) => {
    shown[step]?.push(field)
    return isPreset(field, viewer) ? presetOf(field, viewer.today) : Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
  })
  return shown
}

type Asked = Readonly<{ field: FormField; answer: unknown }>

function holds({ is, value }: Condition, asked: Asked | undefined, { today }: FormViewer): boolean {
  if (!asked || isBlank(asked.answer)) return is === 'not'
  const { answer, field } = asked
  switch (is) {
    case 'answered':
      return answer !== false
    case 'equals':
      return isSame(answer, value)
    case 'not':
      return !isSame(answer, value)
    case 'contains':
      return Array.isArray(answer)
        ? answer.some((each) => keyOf(each) === String(value))
        : keyOf(answer).toLowerCase().includes(String(value).toLowerCase())
    case 'atLeast':
    case 'atMost': {
      const [left, right] = [rankOf(answer, field, today), rankOf(value, field, today)]
      if (left === null || right === null || typeof left !== typeof right) return false
      return is === 'atLeast' ? left >= right : left <= right
    }
  }
}

const isSame = (answer: unknown, value: unknown): boolean =>
  Array.isArray(answer) ? answer.length === 1 && keyOf(answer[0]) === String(value) : keyOf(answer) === String(value)

/** A choice by its option, the one in own words by `other`; anything else as text. */
const keyOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null
    ? otherOption
    : typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean'
      ? String(answer)
      : ''

/** What is compared: numbers as such, days as text, places of a range by the option's index. */
function rankOf(value: unknown, field: FormField, today: string): number | string | null {
  if (field.type === 'date-picker') return value === 'today' ? today : typeof value === 'string' ? value : null
  if (field.type === 'range' && typeof value === 'string') {
    const place = field.options.findIndex((option) => option.value === value)
    return place < 0 ? null : place
  }
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : null
}
