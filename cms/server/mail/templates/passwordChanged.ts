import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
})

type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: string
  text: string
  action: string
  after: string
  reason: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: 'Your password was changed',
    text: 'Your password for the portal was changed just now, and you were signed out on all other devices.',
    action: 'Open the portal',
    after: 'If it was not you, ask for a new password on the sign-in page at once and tell us.',
    reason: 'You are told of every change of your password.',
  },
  is: {
    subject: 'Lykilorðinu þínu var breytt',
    text: 'Lykilorðinu þínu að gáttinni var breytt rétt í þessu og öllum öðrum innskráningum lokað.',
    action: 'Opna gáttina',
    after: 'Ef það varst ekki þú skaltu strax biðja um nýtt lykilorð á innskráningarsíðunni og láta okkur vita.',
    reason: 'Við látum þig vita í hvert sinn sem lykilorðinu þínu er breytt.',
  },
  el: {
    subject: 'Ο κωδικός πρόσβασής σας άλλαξε',
    text: 'Ο κωδικός πρόσβασής σας στην πύλη μόλις άλλαξε και αποσυνδεθήκατε από όλες τις άλλες συσκευές.',
    action: 'Άνοιγμα της πύλης',
    after: 'Αν δεν το κάνατε εσείς, ζητήστε αμέσως νέο κωδικό στη σελίδα σύνδεσης και ενημερώστε μας.',
    reason: 'Σας ενημερώνουμε για κάθε αλλαγή του κωδικού πρόσβασής σας.',
  },
}

/** Tells a person that their password is a new one; whoever did not do it themselves can act at once. */
export const passwordChanged: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ name }, { firm, locale, origin }) => {
    const text = words[locale]
    return {
      subject: text.subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.text],
      action: { label: text.action, url: `${origin}/login` },
      after: text.after,
      reason: { text: text.reason },
    }
  },
}
