import type { Payload } from 'payload'
import type { Submission } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { Locale } from '../../../../shared/i18n/locales'
import { idOf } from '../../../../collections/idOf'
import { queueMail } from '../../mail/queueMail'
import type { Sender } from './submitForm'

/** Writes to the form's recipients, and to whoever sent it where the form says so: at the address of their own record. */
export async function mailSubmission(
  payload: Payload,
  { brand, person, submission }: { brand: Brand; person: Sender; submission: Submission },
): Promise<void> {
  for (const to of new Set(submission.recipients ?? [])) {
    await queueMail(payload, {
      template: 'submissionReceived',
      to,
      brand: brand.name,
      locale: brand.defaultLocale,
      data: {
        form: submission.formName,
        formId: idOf(submission.form) ?? '',
        sender: person.name,
        submission: submission.id,
        hasCsv: submission.sendCSV ?? false,
      },
      onceKey: `submission:${submission.id}:${to}`,
    })
  }
  const { body, email, subject } = submission.autorespond ?? {}
  if (!email || !subject) return
  await queueMail(payload, {
    template: 'submissionSent',
    to: email,
    user: person.id,
    brand: brand.name,
    locale: localeOf(person, brand),
    data: { name: person.name, form: submission.formName, subject, body: body ?? '' },
    onceKey: `submissionSent:${submission.id}`,
  })
}

/** The language of whoever sent a form, where the brand has it. */
export const localeOf = ({ userLanguage }: Pick<Sender, 'userLanguage'>, brand: Brand): Locale =>
  userLanguage && brand.locales.includes(userLanguage) ? userLanguage : brand.defaultLocale
