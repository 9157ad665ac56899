import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** Id of the one-time key; the key itself stands in the link alone. */
  key: z.string(),
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
    subject: 'Choose a new password',
    text: 'You asked for a new password. Choose one by the button below.',
    action: 'Choose a password',
    after: 'The link works once, for 30 minutes. If you asked for nothing, leave it: your password stays as it is.',
    reason: 'Somebody, probably you, gave this address on the portal’s sign-in page.',
  },
  is: {
    subject: 'Veldu nýtt lykilorð',
    text: 'Þú baðst um nýtt lykilorð. Veldu það með hnappinum hér að neðan.',
    action: 'Velja lykilorð',
    after:
      'Hlekkurinn virkar einu sinni og gildir í 30 mínútur. Ef þú baðst ekki um hann þarftu ekkert að gera: lykilorðið þitt er óbreytt.',
    reason: 'Einhver, líklega þú, gaf upp þetta netfang á innskráningarsíðu gáttarinnar.',
  },
  el: {
    subject: 'Επιλέξτε νέο κωδικό πρόσβασης',
    text: 'Ζητήσατε νέο κωδικό πρόσβασης. Επιλέξτε τον με το κουμπί που ακολουθεί.',
    action: 'Επιλογή κωδικού',
    after: 'Ο σύνδεσμος λειτουργεί μία φορά και ισχύει για 30 λεπτά. Αν δεν τον ζητήσατε εσείς, αγνοήστε τον: ο κωδικός σας μένει ως έχει.',
    reason: 'Κάποιος, πιθανώς εσείς, έδωσε αυτή τη διεύθυνση στη σελίδα σύνδεσης της πύλης.',
  },
}

/** The link to a new password. The key stands behind `#`, which no server and no Referer ever sees. */
export const passwordLink: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ key, name }, { firm, keyOf, locale, origin }) => {
    const text = words[locale]
    return {
      subject: text.subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.text],
      action: { label: text.action, url: `${origin}/login?action=new-password#key=${keyOf(key, 'password')}` },
      after: text.after,
      reason: { text: text.reason },
    }
  },
}
