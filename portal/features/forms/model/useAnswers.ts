import { useCallback, useMemo, useState } from 'react'
import { type AnswerIssue, answersSchemaOf, issuesOf } from '../../../../shared/contracts/forms/answersSchema'
import type { FormField } from '../../../../shared/contracts/forms/formSchema'
import type { PublicForm } from '../../../../shared/contracts/forms/forms'
import { isBlank, isPreset, presetOf, shownFields } from '../../../../shared/contracts/forms/shownFields'

export type Given = Readonly<Record<string, unknown>>

export type AnswersState = Readonly<{
  answers: Given
  setAnswer: (name: string, value: unknown) => void
  replace: (answers: Given) => void
  /** The fields that are asked, by step, as the answers now stand. */
  shown: readonly (readonly FormField[])[]
  /** What keeps the form from being sent. */
  issues: readonly AnswerIssue[]
}>

/** What a form starts with: its preset values. */
export function startingAnswers({ steps, viewer }: Pick<PublicForm, 'steps' | 'viewer'>): Given {
  const fields = steps.flatMap((step) => step.fields)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = isPreset(field, viewer) ? undefined : presetOf(field, viewer.today)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

/** The answers of a form while it is filled in, with the form's own rule for them, which is the server's. */
export function useAnswers(form: PublicForm, start: () => Given): AnswersState {
  const [answers, setAnswers] = useState(start)
  const setAnswer = useCallback((name: string, value: unknown) => setAnswers((before) => ({ ...before, [name]: value })), [])
  const shown = useMemo(() => shownFields(form.steps, answers, form.viewer), [form, answers])
  const schema = useMemo(() => answersSchemaOf(form, form.viewer), [form])
  const issues = useMemo(() => {
    const parsed = schema.safeParse(toSend(form, answers))
    return parsed.success ? [] : issuesOf(parsed.error)
  }, [schema, form, answers])
  return { answers, setAnswer, replace: setAnswers, shown, issues }
}

/** The answers that are sent: of the form's own fields (a form that was changed since has others), without what is blank. */
export function toSend({ steps }: Pick<PublicForm, 'steps'>, answers: Given): Record<string, unknown> {
  const names = new Set(
    steps.flatMap(({ fields }) => fields.filter(({ type }) => type !== 'label' && type !== 'hidden').map(({ name }) => name)),
  )
  return Object.fromEntries(Object.entries(answers).filter(([name, value]) => names.has(name) && !isBlank(value)))
}
