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
  reset: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: 'You have an account already',
    text: 'Somebody asked for a new account with this address. There is one already, so nothing was made: sign in with your password.',
    action: 'Sign in',
    after: 'If it was not you, you need do nothing. Nobody was told that you have an account.',
    reason: 'Somebody, probably you, gave this address on the portal’s sign-up page. Have you forgotten your password?',
    reset: 'Choose a new one',
  },
  is: {
    subject: 'Þú ert nú þegar með aðgang',
    text: 'Einhver bað um nýjan aðgang með þessu netfangi. Hann er þegar til, svo ekkert nýtt var stofnað: skráðu þig inn með lykilorðinu þínu.',
    action: 'Skrá inn',
    after: 'Ef það varst ekki þú þarftu ekkert að gera. Engum var sagt að þú værir með aðgang.',
    reason: 'Einhver, líklega þú, gaf upp þetta netfang á skráningarsíðu gáttarinnar. Er lykilorðið gleymt?',
    reset: 'Veldu nýtt',
  },
  el: {
    subject: 'Έχετε ήδη λογαριασμό',
    text: 'Κάποιος ζήτησε νέο λογαριασμό με αυτή τη διεύθυνση. Υπάρχει ήδη, γι’ αυτό δεν δημιουργήθηκε νέος: συνδεθείτε με τον κωδικό πρόσβασής σας.',
    action: 'Σύνδεση',
    after: 'Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα. Δεν ενημερώθηκε κανείς ότι έχετε λογαριασμό.',
    reason: 'Κάποιος, πιθανώς εσείς, έδωσε αυτή τη διεύθυνση στη σελίδα εγγραφής της πύλης. Ξεχάσατε τον κωδικό σας;',
    reset: 'Επιλέξτε νέο',
  },
}

/** Tells somebody who signs in already, and whose address was given for a sign-up, how to come in. */
export const signUpKnown: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ name }, { firm, locale, origin }) => {
    const text = words[locale]
    return {
      subject: text.subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.text],
      action: { label: text.action, url: `${origin}/login` },
      after: text.after,
      reason: { text: text.reason, link: { label: text.reset, url: `${origin}/login?action=reset` } },
    }
  },
}
