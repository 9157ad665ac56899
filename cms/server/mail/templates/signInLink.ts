import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** How long the link is good. */
  days: z.number(),
  /** Id of the one-time key; the key itself stands in the link alone. */
  key: z.string(),
})

type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: (firm: string) => string
  text: (firm: string) => string
  action: string
  after: Readonly<Record<'one' | 'other', string>>
  reason: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: (firm) => `Your sign-in at ${firm}`,
    text: (firm) => `A sign-in with this address was made for you at ${firm}. Choose a password by the button below, and you are in.`,
    action: 'Choose a password',
    after: {
      one: 'The link works once, for one day. Afterwards “Forgotten your password?” on the sign-in page mails you another.',
      other: 'The link works once, for {days} days. Afterwards “Forgotten your password?” on the sign-in page mails you another.',
    },
    reason: 'You get this mail because an administrator made a sign-in with this address.',
  },
  is: {
    subject: (firm) => `Aðgangurinn þinn hjá ${firm}`,
    text: (firm) =>
      `Aðgangur með þessu netfangi var stofnaður fyrir þig hjá ${firm}. Veldu lykilorð með hnappinum hér að neðan og þá kemstu inn.`,
    action: 'Velja lykilorð',
    after: {
      one: 'Hlekkurinn virkar einu sinni og gildir í {days} dag. Eftir það geturðu beðið um nýtt lykilorð á innskráningarsíðunni.',
      other: 'Hlekkurinn virkar einu sinni og gildir í {days} daga. Eftir það geturðu beðið um nýtt lykilorð á innskráningarsíðunni.',
    },
    reason: 'Þú færð þennan póst vegna þess að kerfisstjóri stofnaði aðgang með þessu netfangi.',
  },
  el: {
    subject: (firm) => `Η πρόσβασή σας στην ${firm}`,
    text: (firm) =>
      `Δημιουργήθηκε για εσάς πρόσβαση με αυτή τη διεύθυνση email στην ${firm}. Επιλέξτε κωδικό με το κουμπί που ακολουθεί και συνδέεστε αμέσως.`,
    action: 'Επιλογή κωδικού',
    after: {
      one: 'Ο σύνδεσμος λειτουργεί μία φορά και ισχύει για μία ημέρα. Μετά ζητήστε νέο κωδικό από τη σελίδα σύνδεσης.',
      other: 'Ο σύνδεσμος λειτουργεί μία φορά και ισχύει για {days} ημέρες. Μετά ζητήστε νέο κωδικό από τη σελίδα σύνδεσης.',
    },
    reason: 'Λαμβάνετε αυτό το email επειδή ο διαχειριστής συστήματος δημιούργησε πρόσβαση με αυτή τη διεύθυνση.',
  },
}

/** The first way in for somebody who was made in the panel. The key stands behind `#`, which no server and no Referer ever sees. */
export const signInLink: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ days, key, name }, { firm, keyOf, locale, origin }) => {
    const text = words[locale]
    const after = text.after[new Intl.PluralRules(locale).select(days) === 'one' ? 'one' : 'other']
    return {
      subject: text.subject(firm),
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.text(firm)],
      action: { label: text.action, url: `${origin}/login?action=new-password#key=${keyOf(key, 'password')}` },
      after: after.replace('{days}', String(days)),
      reason: { text: text.reason },
    }
  },
}
