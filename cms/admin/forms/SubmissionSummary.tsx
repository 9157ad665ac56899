import type { UIFieldServerProps } from 'payload'
import { actorOf } from '../../../collections/access/actorOf'
import { idOf } from '../../../collections/idOf'
import { describeSubmission } from '../../server/services/forms/describeSubmission'
import { panelTexts } from '../texts/panelTexts'

/** What was answered, question by question in the words of the form as it was then, and the answers as CSV. */
export async function SubmissionSummary({ data, i18n, id, payload, req }: UIFieldServerProps) {
  const texts = panelTexts(i18n.language)
  const actor = actorOf(req)
  const submission = idOf(id ?? (data as { id?: unknown } | undefined)?.id)
  if (!actor || submission === null) return null
  const { files, steps } = await describeSubmission(payload, { actor, locale: texts.language, submission: { id: submission } })
  return (
    <section className="field-type qs-facts qs-answers">
      {steps.map(({ answers, title }, step) => (
        <div key={step}>
          <h2>{title}</h2>
          <dl>
            {answers.map(({ kind, label, lines, name }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {lines.length === 0 && <span className="qs-none">{texts.forms.notAnswered}</span>}
                  {kind === 'file' || kind === 'dropzone'
                    ? filesOf(files, lines).map((file) => <p key={file.id}>{file.url ? <a href={file.url}>{file.name}</a> : file.name}</p>)
                    : lines.map((line, at) => <p key={at}>{line}</p>)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p>
        <a href={`/api/submissions/${encodeURIComponent(submission)}/csv?locale=${texts.language}`}>{texts.forms.asCsv}</a>
      </p>
    </section>
  )
}

/** The files of an answer by the names that stand in it. */
const filesOf = (files: Awaited<ReturnType<typeof describeSubmission>>['files'], names: readonly string[]) =>
  Object.values(files).filter(({ name }) => names.includes(name))
