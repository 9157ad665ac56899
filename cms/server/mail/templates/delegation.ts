import * as z from 'zod/mini'
import { isoDateSchema } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** Who lets them read. */
  from: z.string(),
  /** The name of the account. */
  account: z.string(),
  /** The last day. */
  until: isoDateSchema,
})
type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: (from: string) => string
  text: (from: string, account: string, until: string) => string
  how: string
  action: string
  reason: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: (from) => `${from} lets you read an account`,
    text: (from, account, until) => `${from} lets you read the account ${account} until ${until}. You can look at it, and change nothing.`,
    how: 'Sign in with this address. If you have no sign-in yet, open one with this address on the same page.',
    action: 'Open the portal',
    reason: 'You get this mail because a client of ours named your address.',
  },
  is: {
    subject: (from) => `${from} veitir þér lesaðgang að reikningi`,
    text: (from, account, until) =>
      `${from} veitir þér lesaðgang að reikningnum ${account} til ${until}. Þú getur skoðað hann en engu breytt.`,
    how: 'Skráðu þig inn með þessu netfangi. Ef þú ert ekki enn með aðgang geturðu stofnað hann með þessu netfangi á sömu síðu.',
    action: 'Opna gáttina',
    reason: 'Þú færð þennan póst vegna þess að viðskiptavinur okkar gaf upp netfangið þitt.',
  },
  el: {
    subject: (from) => `Πρόσβαση ανάγνωσης από: ${from}`,
    text: (from, account, until) =>
      `Έχετε πρόσβαση ανάγνωσης στον λογαριασμό ${account} έως τις ${until}, από: ${from}. Μπορείτε να τον βλέπετε, χωρίς να αλλάζετε κάτι.`,
    how: 'Συνδεθείτε με αυτή τη διεύθυνση. Αν δεν έχετε ακόμη πρόσβαση, δημιουργήστε την με αυτή τη διεύθυνση στην ίδια σελίδα.',
    action: 'Άνοιγμα της πύλης',
    reason: 'Λαμβάνετε αυτό το μήνυμα επειδή ένας πελάτης μας δήλωσε τη διεύθυνσή σας.',
  },
}

/** Tells somebody that they may read an account. It holds no key: the address itself is what opens it, once it is proven. */
export const delegation: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ account, from, until }, { firm, locale, origin }) => {
    const text = words[locale]
    return {
      subject: text.subject(from),
      ...letterFrame({ firm, locale }, ''),
      paragraphs: [text.text(from, account, formatDate(until))],
      action: { label: text.action, url: `${origin}/login` },
      after: text.how,
      reason: { text: text.reason },
    }
  },
}
