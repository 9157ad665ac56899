import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'

const dataSchema = z.object({
  /** The form's name. */
  form: z.string(),
  formId: z.string(),
  /** Name of whoever sent it. */
  sender: z.string(),
  /** Id of the submission. */
  submission: z.string(),
  hasCsv: z.boolean(),
})
type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: (form: string) => string
  greeting: string
  text: (sender: string) => string
  csv: (url: string) => string
  action: string
  after: string
  team: (firm: string) => string
  reason: string
  change: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: (form) => `New submission: ${form}`,
    greeting: 'Hello,',
    text: (sender) => `${sender} has sent this form. The answers are not in this mail.`,
    csv: (url) => `The answers as a CSV file: ${url}`,
    action: 'Open the submission',
    after: 'The link asks you to sign in.',
    team: (firm) => `The portal of ${firm}`,
    reason: 'This address is a recipient of the form.',
    change: 'Change this',
  },
  is: {
    subject: (form) => `Ný innsending: ${form}`,
    greeting: 'Góðan dag.',
    text: (sender) => `${sender} hefur sent þetta eyðublað. Svörin eru ekki í þessum pósti.`,
    csv: (url) => `Svörin sem CSV-skrá: ${url}`,
    action: 'Opna innsendinguna',
    after: 'Hlekkurinn biður þig um að skrá þig inn.',
    team: (firm) => `Gátt ${firm}`,
    reason: 'Þetta netfang er viðtakandi eyðublaðsins.',
    change: 'Breyta þessu',
  },
  el: {
    subject: (form) => `Νέα υποβολή: ${form}`,
    greeting: 'Γεια σας,',
    text: (sender) => `Ο χρήστης ${sender} έστειλε αυτή τη φόρμα. Οι απαντήσεις δεν περιέχονται σε αυτό το email.`,
    csv: (url) => `Οι απαντήσεις ως αρχείο CSV: ${url}`,
    action: 'Άνοιγμα της υποβολής',
    after: 'Ο σύνδεσμος σας ζητά να συνδεθείτε.',
    team: (firm) => `Η πύλη της ${firm}`,
    reason: 'Αυτή η διεύθυνση είναι παραλήπτης της φόρμας.',
    change: 'Αλλαγή',
  },
}

/** Tells a recipient of a form that somebody sent it. What was answered stays behind sign-in. */
export const submissionReceived: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ form, formId, hasCsv, sender, submission }, { firm, locale, origin }) => {
    const text = words[locale]
    const id = encodeURIComponent(submission)
    return {
      subject: text.subject(form),
      greeting: text.greeting,
      paragraphs: [text.text(sender), ...(hasCsv ? [text.csv(`${origin}/api/submissions/${id}/csv`)] : [])],
      item: { title: form, detail: sender },
      action: { label: text.action, url: `${origin}/admin/collections/submissions/${id}` },
      after: text.after,
      signature: text.team(firm),
      notes: [],
      reason: { text: text.reason, link: { label: text.change, url: `${origin}/admin/collections/forms/${encodeURIComponent(formId)}` } },
    }
  },
}
