import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

/**
 * Nothing that whoever asked could have typed, not even a name: until the mailbox is proven the letter may go to anybody.
 */
const dataSchema = z.object({
  /** Id of the one-time key; the key itself stands in the link alone. */
  key: z.string(),
})

type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: (firm: string) => string
  text: string
  action: string
  after: string
  reason: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: (firm) => `Create your account at ${firm}`,
    text: 'One step is left: choose your name and password by the button below. It shows us that this mailbox is yours.',
    action: 'Create your account',
    after: 'The link works once, for 24 hours. If you asked for nothing, leave it: no account is made.',
    reason: 'Somebody, probably you, gave this address on the portal’s sign-up page.',
  },
  is: {
    subject: (firm) => `Stofnaðu aðgang hjá ${firm}`,
    text: 'Eitt skref er eftir: veldu nafn og lykilorð með hnappinum hér að neðan. Þannig sjáum við að þetta pósthólf er þitt.',
    action: 'Stofna aðgang',
    after:
      'Hlekkurinn virkar einu sinni og gildir í 24 klukkustundir. Ef þú baðst ekki um hann þarftu ekkert að gera: enginn aðgangur verður til.',
    reason: 'Einhver, líklega þú, gaf upp þetta netfang á skráningarsíðu gáttarinnar.',
  },
  el: {
    subject: (firm) => `Δημιουργήστε τον λογαριασμό σας στην ${firm}`,
    text: 'Απομένει ένα βήμα: επιλέξτε όνομα και κωδικό πρόσβασης με το κουμπί που ακολουθεί. Έτσι βλέπουμε ότι αυτή η διεύθυνση email είναι δική σας.',
    action: 'Δημιουργία λογαριασμού',
    after:
      'Ο σύνδεσμος λειτουργεί μία φορά και ισχύει για 24 ώρες. Αν δεν τον ζητήσατε εσείς, αγνοήστε τον: δεν δημιουργείται λογαριασμός.',
    reason: 'Κάποιος, πιθανώς εσείς, έδωσε αυτή τη διεύθυνση στη σελίδα εγγραφής της πύλης.',
  },
}

/** The way on for somebody who signs up. The key stands behind `#`, which no server and no Referer ever sees. */
export const signUpLink: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ key }, { firm, keyOf, locale, origin }) => {
    const text = words[locale]
    return {
      subject: text.subject(firm),
      ...letterFrame({ firm, locale }, ''),
      paragraphs: [text.text],
      action: { label: text.action, url: `${origin}/login?action=new-account#key=${keyOf(key, 'signUp')}` },
      after: text.after,
      reason: { text: text.reason },
    }
  },
}
