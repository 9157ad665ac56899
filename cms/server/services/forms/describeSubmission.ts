import type { Payload, PayloadRequest } from 'payload'
import type { Submission } from '../../../../collections/payload-types'
import type { Actor } from '../../../../collections/access/rolesOf'
import type { Answers } from '../../../../shared/contracts/forms/answersSchema'
import { type DescribedStep, describeAnswers } from '../../../../shared/contracts/forms/describeAnswers'
import { type FormSteps, stepsShapeSchema } from '../../../../shared/contracts/forms/formSchema'
import type { DecimalString } from '../../../../shared/domain/money'
import { csvText } from '../../../../shared/format/csvText'
import { formatUnits } from '../../../../shared/format/number'
import type { Locale } from '../../../../shared/i18n/locales'
import { findReadable } from '../findReadable'
import { filesIn } from './formFiles'
import { viewerOf } from './loadForm'
import { visibleForm } from './presentForm'

const words: Record<Locale, Readonly<Record<'yes' | 'no' | 'step' | 'question' | 'answer', string>>> = {
  en: { yes: 'Yes', no: 'No', step: 'Step', question: 'Question', answer: 'Answer' },
  is: { yes: 'Já', no: 'Nei', step: 'Skref', question: 'Spurning', answer: 'Svar' },
  el: { yes: 'Ναι', no: 'Όχι', step: 'Βήμα', question: 'Ερώτηση', answer: 'Απάντηση' },
}

export type DescribedFile = Readonly<{ id: string; name: string; url: string | null }>

/**
 * The answers in words, as the person may see them, with the files that they name. `submission` was found by the person's own rights. Amounts are grouped
 * for readers and `isPlain` for programs.
 */
export async function describeSubmission(
  payload: Payload,
  { actor, isPlain = false, locale, submission }: { actor: Actor; isPlain?: boolean; locale: Locale; submission: Pick<Submission, 'id'> },
): Promise<{ steps: DescribedStep[]; files: Readonly<Record<string, DescribedFile>> }> {
  // rights: the form as it was asked is staff's alone; what the person may see of it is left over below.
  const { asked, data } = await payload.findByID({
    collection: 'submissions',
    id: submission.id,
    depth: 0,
    overrideAccess: true,
    trash: true,
  })
  const form = visibleForm({ steps: stepsOf(asked), subforms: subformsOf(asked) }, viewerOf(actor))
  const answers = (data ?? {}) as Answers
  const ids = filesIn(form, answers).map(({ id }) => id)
  const files = await filesOf(payload, ids)
  const { no, yes } = words[locale]
  const names = Object.fromEntries(Object.values(files).map(({ id, name }) => [id, name]))
  const number = isPlain ? String : (value: string) => grouped(value, locale)
  return { steps: describeAnswers(form, answers, { locale, yes, no, number, files: names }), files }
}

/** A submission as CSV: a line for each question, in the words of the reader's language. */
export async function submissionCsv(
  req: PayloadRequest,
  { actor, id, locale }: { actor: Actor; id: string; locale: Locale },
): Promise<string> {
  const submission = await findReadable(req, 'submissions', id)
  const { steps } = await describeSubmission(req.payload, { actor, isPlain: true, locale, submission })
  const { answer, question, step } = words[locale]
  return csvText(
    [step, question, answer],
    steps.flatMap(({ answers, title }) => answers.map(({ label, lines }) => [title, label, lines.length === 0 ? null : lines.join('; ')])),
  )
}

/** From five digits on: a number of four may be a year. */
const grouped = (value: string, locale: Locale): string =>
  /^-?\d{5,}(\.\d+)?$/.test(value) ? formatUnits(value as DecimalString, locale) : value

async function filesOf(payload: Payload, ids: readonly string[]): Promise<Record<string, DescribedFile>> {
  if (ids.length === 0) return {}
  const { docs } = await payload.find({
    collection: 'form-files',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    // rights: names of the files of a submission that the person may see; the files themselves ask their own rule.
    overrideAccess: true,
  })
  return Object.fromEntries(
    docs.map(({ filename, id, name }) => [id, { id, name, url: filename ? `/api/form-files/file/${encodeURIComponent(filename)}` : null }]),
  )
}

const stepsOf = (asked: unknown): FormSteps => {
  const parsed = stepsShapeSchema.safeParse((asked as { steps?: unknown } | null)?.steps)
  return parsed.success ? parsed.data : []
}

function subformsOf(asked: unknown): Record<string, { name: string; steps: FormSteps }> {
  const given = (asked as { subforms?: unknown } | null)?.subforms
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given as Record<string, { name?: unknown }>).map(([id, each]) => [
      id,
      { name: typeof each.name === 'string' ? each.name : '', steps: stepsOf(each) },
    ]),
  )
}
