import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** The new address. */
  email: z.string(),
  /** False while the new address has still to be confirmed. */
  isDone: z.boolean(),
})

type Data = z.infer<typeof dataSchema>

type Face = Readonly<{ subject: string; text: (email: string) => string; after: string }>
type Words = Readonly<{ asked: Face; done: Face; action: string; reason: string }>

const words: Record<Locale, Words> = {
  en: {
    asked: {
      subject: 'Your email address is about to change',
      text: (email) =>
        `Somebody signed in as you asked to sign in with ${email} from now on. This address is good until that one is confirmed.`,
      after: 'If it was not you, change your password at once, withdraw the new address on your profile, and tell us.',
    },
    done: {
      subject: 'Your email address was changed',
      text: (email) =>
        `You sign in to the portal with ${email} from now on, and were signed out on all other devices. This address no longer opens it.`,
      after: 'If it was not you, tell us at once.',
    },
    action: 'Open the portal',
    reason: 'You are told of every change of the address that you sign in with.',
  },
  is: {
    asked: {
      subject: 'Netfanginu þínu verður breytt',
      text: (email) =>
        `Einhver sem er skráður inn í þínu nafni bað um að skrá sig framvegis inn með ${email}. Þetta netfang gildir þar til hitt hefur verið staðfest.`,
      after: 'Ef það varst ekki þú skaltu strax breyta lykilorðinu þínu, afturkalla nýja netfangið á síðunni þinni og láta okkur vita.',
    },
    done: {
      subject: 'Netfanginu þínu var breytt',
      text: (email) =>
        `Þú skráir þig framvegis inn í gáttina með ${email} og öllum öðrum innskráningum hefur verið lokað. Þetta netfang opnar hana ekki lengur.`,
      after: 'Ef það varst ekki þú skaltu láta okkur vita strax.',
    },
    action: 'Opna gáttina',
    reason: 'Við látum þig vita í hvert sinn sem innskráningarnetfanginu þínu er breytt.',
  },
  el: {
    asked: {
      subject: 'Η διεύθυνση email σας πρόκειται να αλλάξει',
      text: (email) =>
        `Κάποιος που έχει συνδεθεί με τα στοιχεία σας ζήτησε να συνδέεται στο εξής με τη διεύθυνση ${email}. Η παρούσα διεύθυνση ισχύει μέχρι να επιβεβαιωθεί η νέα.`,
      after:
        'Αν δεν το κάνατε εσείς, αλλάξτε αμέσως τον κωδικό πρόσβασής σας, ανακαλέστε τη νέα διεύθυνση στο προφίλ σας και ενημερώστε μας.',
    },
    done: {
      subject: 'Η διεύθυνση email σας άλλαξε',
      text: (email) =>
        `Στο εξής συνδέεστε στην πύλη με τη διεύθυνση ${email} και αποσυνδεθήκατε από όλες τις άλλες συσκευές. Η παρούσα διεύθυνση δεν ισχύει πλέον.`,
      after: 'Αν δεν το κάνατε εσείς, ενημερώστε μας αμέσως.',
    },
    action: 'Άνοιγμα της πύλης',
    reason: 'Σας ενημερώνουμε για κάθε αλλαγή της διεύθυνσης με την οποία συνδέεστε.',
  },
}

/** Tells the former address of a change: when it is asked for, while it can be stopped, and when it is done. */
export const emailChange: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ email, isDone, name }, { firm, locale, origin }) => {
    const { action, asked, done, reason } = words[locale]
    const face = isDone ? done : asked
    return {
      subject: face.subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: [face.text(email)],
      action: { label: action, url: `${origin}/profile/me` },
      after: face.after,
      reason: { text: reason },
    }
  },
}
