import * as z from 'zod/mini'
import { isoDateSchema } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** The report's name in the library. */
  report: z.string(),
  portal: z.string(),
  account: z.string(),
  asOf: isoDateSchema,
})

type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: string
  text: (date: string) => string
  kind: string
  action: string
  after: string
  reason: string
  change: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: 'Your report is ready',
    text: (date) => `The report that you asked for is ready. Its figures are as at ${date}.`,
    kind: 'PDF',
    action: 'Open the portal',
    after: 'The link opens the portal and asks you to sign in.',
    reason: 'You are told when a report that you asked for is ready.',
    change: 'Change this',
  },
  is: {
    subject: 'Skýrslan þín er tilbúin',
    text: (date) => `Skýrslan sem þú baðst um er tilbúin. Tölur hennar miðast við ${date}.`,
    kind: 'PDF',
    action: 'Opna gáttina',
    after: 'Hlekkurinn opnar gáttina og þar skráirðu þig inn.',
    reason: 'Við látum þig vita þegar skýrsla sem þú baðst um er tilbúin.',
    change: 'Breyta þessu',
  },
  el: {
    subject: 'Η αναφορά σας είναι έτοιμη',
    text: (date) => `Η αναφορά που ζητήσατε είναι έτοιμη. Τα στοιχεία της αφορούν την ${date}.`,
    kind: 'PDF',
    action: 'Άνοιγμα της πύλης',
    after: 'Ο σύνδεσμος ανοίγει την πύλη και σας ζητά να συνδεθείτε.',
    reason: 'Σας ενημερώνουμε όταν μια αναφορά που ζητήσατε είναι έτοιμη.',
    change: 'Αλλαγή',
  },
}

/** Tells a person that a report which they asked for is done. No figures and no key: the link leads to the account's page, behind sign-in. */
export const reportReady: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ account, asOf, name, portal, report }, { firm, locale, origin }) => {
    const text = words[locale]
    const url = `${origin}/dashboard/${encodeURIComponent(portal)}/account/${encodeURIComponent(account)}`
    return {
      subject: text.subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.text(formatDate(asOf))],
      item: { title: report, detail: text.kind },
      action: { label: text.action, url },
      after: text.after,
      reason: { text: text.reason, link: { label: text.change, url: `${url}#report-mail` } },
    }
  },
}
