import * as z from 'zod/mini'
import { isoDateSchema } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailFacts, MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The client's name. */
  name: z.string(),
  /** The statement's name in the library. */
  report: z.string(),
  portal: z.string(),
  account: z.string(),
  /** Last day of its period. */
  asOf: isoDateSchema,
})
const correctedSchema = z.extend(dataSchema, {
  /** What was wrong. */
  note: z.string(),
})

type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  ready: string
  text: (date: string) => string
  corrected: string
  former: (date: string) => string
  wrong: (note: string) => string
  kind: string
  action: string
  after: string
  reason: string
}>

const words: Record<Locale, Words> = {
  en: {
    ready: 'Your statement is there',
    text: (date) =>
      `Your statement for the period to ${date} is in your documents. Please read it, and tell us if something in it is not right.`,
    corrected: 'Your statement was corrected',
    former: (date) =>
      `Your statement for the period to ${date} was not right. A corrected version is in your documents; the former one stays there beside it.`,
    wrong: (note) => `What was wrong: ${note}`,
    kind: 'PDF',
    action: 'Open the portal',
    after: 'The link opens the portal and asks you to sign in.',
    reason: 'We have to tell you of each statement of your account. If you would rather have them on paper, tell us.',
  },
  is: {
    ready: 'Yfirlitið þitt er komið',
    text: (date) =>
      `Yfirlit þitt fyrir tímabilið til ${date} er meðal skjala þinna. Lestu það og láttu okkur vita ef eitthvað í því er ekki rétt.`,
    corrected: 'Yfirlitið þitt var leiðrétt',
    former: (date) =>
      `Yfirlit þitt fyrir tímabilið til ${date} var ekki rétt. Leiðrétt útgáfa er meðal skjala þinna; sú fyrri er þar áfram við hlið hennar.`,
    wrong: (note) => `Það sem var rangt: ${note}`,
    kind: 'PDF',
    action: 'Opna gáttina',
    after: 'Hlekkurinn opnar gáttina og þar skráirðu þig inn.',
    reason: 'Okkur ber að láta þig vita af hverju yfirliti reikningsins þíns. Ef þú vilt heldur fá þau á pappír skaltu láta okkur vita.',
  },
  el: {
    ready: 'Η κατάσταση του λογαριασμού σας είναι διαθέσιμη',
    text: (date) =>
      `Η κατάσταση του λογαριασμού σας για την περίοδο έως ${date} βρίσκεται στα έγγραφά σας. Διαβάστε την και ενημερώστε μας αν κάτι δεν είναι σωστό.`,
    corrected: 'Η κατάσταση του λογαριασμού σας διορθώθηκε',
    former: (date) =>
      `Η κατάσταση του λογαριασμού σας για την περίοδο έως ${date} δεν ήταν σωστή. Μια διορθωμένη έκδοση βρίσκεται στα έγγραφά σας· η προηγούμενη παραμένει δίπλα της.`,
    wrong: (note) => `Τι ήταν λάθος: ${note}`,
    kind: 'PDF',
    action: 'Άνοιγμα της πύλης',
    after: 'Ο σύνδεσμος ανοίγει την πύλη και σας ζητά να συνδεθείτε.',
    reason: 'Οφείλουμε να σας ενημερώνουμε για κάθε κατάσταση του λογαριασμού σας. Αν τις προτιμάτε σε χαρτί, ενημερώστε μας.',
  },
}

function letterOf({ account, name, portal, report }: Data, { firm, locale, origin }: MailFacts, subject: string, paragraphs: string[]) {
  const text = words[locale]
  const url = `${origin}/dashboard/${encodeURIComponent(portal)}/account/${encodeURIComponent(account)}`
  return {
    subject,
    ...letterFrame({ firm, locale }, name),
    paragraphs,
    item: { title: report, detail: text.kind },
    action: { label: text.action, url },
    after: text.after,
    reason: { text: text.reason },
  }
}

/** Tells a client that a statement of theirs was published. No figures and no key: the link leads to the account's page, behind sign-in. */
export const statementReady: MailTemplate<Data> = {
  data: dataSchema,
  write: (data, facts) => letterOf(data, facts, words[facts.locale].ready, [words[facts.locale].text(formatDate(data.asOf))]),
}

/** Tells a client that a statement of theirs was wrong, what was wrong, and that a new version of it is there. */
export const statementCorrected: MailTemplate<z.infer<typeof correctedSchema>> = {
  data: correctedSchema,
  write: (data, facts) => {
    const text = words[facts.locale]
    return letterOf(data, facts, text.corrected, [text.former(formatDate(data.asOf)), text.wrong(data.note)])
  },
}
