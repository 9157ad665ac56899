import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** The form's name. */
  form: z.string(),
  /** As the form's editor wrote them. */
  subject: z.string(),
  body: z.string(),
})
type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  received: string
  kind: string
  action: string
  after: string
  reason: string
  change: string
}>

const words: Record<Locale, Words> = {
  en: {
    received: 'We have received what you sent.',
    kind: 'Form',
    action: 'Open the portal',
    after: 'The link opens the portal and asks you to sign in.',
    reason: 'You get this because you sent a form in the portal.',
    change: 'To the portal',
  },
  is: {
    received: 'Við höfum móttekið það sem þú sendir.',
    kind: 'Eyðublað',
    action: 'Opna gáttina',
    after: 'Hlekkurinn opnar gáttina og þar skráirðu þig inn.',
    reason: 'Þú færð þetta vegna þess að þú sendir eyðublað í gáttinni.',
    change: 'Í gáttina',
  },
  el: {
    received: 'Λάβαμε όσα στείλατε.',
    kind: 'Φόρμα',
    action: 'Άνοιγμα της πύλης',
    after: 'Ο σύνδεσμος ανοίγει την πύλη και σας ζητά να συνδεθείτε.',
    reason: 'Το λαμβάνετε επειδή στείλατε μια φόρμα στην πύλη.',
    change: 'Στην πύλη',
  },
}

/** The answer that a form's editor wrote for those who send it. */
export const submissionSent: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ body, form, name, subject }, { firm, locale, origin }) => {
    const text = words[locale]
    const paragraphs = body
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean)
    return {
      subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: paragraphs.length > 0 ? paragraphs : [text.received],
      item: { title: form, detail: text.kind },
      action: { label: text.action, url: `${origin}/` },
      after: text.after,
      reason: { text: text.reason, link: { label: text.change, url: `${origin}/` } },
    }
  },
}
