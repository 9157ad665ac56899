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

type Words = Readonly<{ subject: string; text: string; action: string; after: string; reason: string }>

const words: Record<Locale, Words> = {
  en: {
    subject: 'Confirm your new email address',
    text: 'You asked to sign in to the portal with this address from now on. Confirm it by the button below.',
    action: 'Confirm the address',
    after: 'The link works once, for one hour. Until then you sign in with your former address. If you asked for nothing, leave it.',
    reason: 'Somebody, probably you, gave this address on their profile in the portal.',
  },
  is: {
    subject: 'Staðfestu nýja netfangið þitt',
    text: 'Þú baðst um að skrá þig framvegis inn í gáttina með þessu netfangi. Staðfestu það með hnappinum hér að neðan.',
    action: 'Staðfesta netfangið',
    after:
      'Hlekkurinn virkar einu sinni og gildir í eina klukkustund. Þangað til skráirðu þig inn með fyrra netfanginu. Ef þú baðst ekki um þetta þarftu ekkert að gera.',
    reason: 'Einhver, líklega þú, gaf upp þetta netfang á síðunni sinni í gáttinni.',
  },
  el: {
    subject: 'Επιβεβαιώστε τη νέα διεύθυνση email σας',
    text: 'Ζητήσατε να συνδέεστε στην πύλη με αυτή τη διεύθυνση από εδώ και στο εξής. Επιβεβαιώστε την με το κουμπί που ακολουθεί.',
    action: 'Επιβεβαίωση διεύθυνσης',
    after:
      'Ο σύνδεσμος λειτουργεί μία φορά και ισχύει για μία ώρα. Μέχρι τότε συνδέεστε με την προηγούμενη διεύθυνση. Αν δεν ζητήσατε κάτι, αγνοήστε τον.',
    reason: 'Κάποιος, πιθανώς εσείς, έδωσε αυτή τη διεύθυνση στο προφίλ του στην πύλη.',
  },
}

/** The link that proves a new mailbox. The key stands behind `#`, which no server and no Referer ever sees. */
export const newEmail: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ key, name }, { firm, keyOf, locale, origin }) => {
    const text = words[locale]
    return {
      subject: text.subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.text],
      action: { label: text.action, url: `${origin}/profile/confirm-email#key=${keyOf(key, 'newEmail')}` },
      after: text.after,
      reason: { text: text.reason },
    }
  },
}
