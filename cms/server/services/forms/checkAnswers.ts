import { APIError } from 'payload'
import { answerMessage, type Answers, answersSchemaOf, type AskedForm, issuesOf } from '../../../../shared/contracts/forms/answersSchema'
import type { FormViewer } from '../../../../shared/contracts/forms/shownFields'

/**
 * The answers as the form's own schema reads them: known names alone, cleaned, without what a condition hides. Throws an `APIError` 400
 * `invalid_input` with an issue for each field, in the specification's words.
 */
export function checkAnswers(asked: AskedForm, viewer: FormViewer, given: unknown): Answers {
  const parsed = answersSchemaOf(asked, viewer).safeParse(given)
  if (parsed.success) return parsed.data
  const issues = issuesOf(parsed.error).map(({ code, limit, path }) => ({
    field: path,
    code,
    message: answerMessage({ code, ...(limit === undefined ? {} : { limit }) }),
    ...(limit === undefined ? {} : { limit }),
  }))
  const [first] = issues
  throw new APIError(first ? `${first.field}: ${first.message}` : 'Invalid input', 400, { code: 'invalid_input', issues }, true)
}
