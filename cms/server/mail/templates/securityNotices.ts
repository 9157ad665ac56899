import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

/** The person's name, and what they call the passkey that it is about. */
const dataSchema = z.object({ name: z.string(), passkey: z.optional(z.string()) })
type Data = z.infer<typeof dataSchema>

/** `{passkey}` in the text stands for its name. */
type Words = Readonly<{ subject: string; text: string }>

const common: Record<Locale, Readonly<{ action: string; after: string; reason: string }>> = {
  en: {
    action: 'Open the portal',
    after: 'If it was not you, change your password at once and tell us.',
    reason: 'You are told of every change of how you sign in.',
  },
  is: {
    action: 'Opna gáttina',
    after: 'Ef það varst ekki þú skaltu breyta lykilorðinu strax og láta okkur vita.',
    reason: 'Við látum þig vita í hvert sinn sem breyting verður á innskráningu þinni.',
  },
  el: {
    action: 'Άνοιγμα της πύλης',
    after: 'Αν δεν το κάνατε εσείς, αλλάξτε αμέσως τον κωδικό πρόσβασής σας και ενημερώστε μας.',
    reason: 'Σας ενημερώνουμε για κάθε αλλαγή στον τρόπο σύνδεσής σας.',
  },
}

/** A letter about how a person signs in: whoever did not do it themselves can act at once. */
const notice = (words: Record<Locale, Words>): MailTemplate<Data> => ({
  data: dataSchema,
  write: ({ name, passkey = '' }, { firm, locale, origin }) => {
    const { action, after, reason } = common[locale]
    const { subject, text } = words[locale]
    return {
      subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.replace('{passkey}', () => passkey)],
      action: { label: action, url: `${origin}/profile/me` },
      after,
      reason: { text: reason },
    }
  },
})

export const secondFactorOn = notice({
  en: {
    subject: 'Two-factor sign-in was switched on',
    text: 'From now on signing in to the portal takes a one-time PIN besides your password. You were signed out on all other devices.',
  },
  is: {
    subject: 'Kveikt var á tveggja þátta auðkenningu',
    text: 'Héðan í frá þarf einnota PIN-númer auk lykilorðsins til að skrá sig inn í gáttina. Öllum öðrum innskráningum var lokað.',
  },
  el: {
    subject: 'Ο έλεγχος δύο παραγόντων ενεργοποιήθηκε',
    text: 'Από εδώ και πέρα η σύνδεση στην πύλη ζητά, εκτός από τον κωδικό πρόσβασης, και ένα PIN μίας χρήσης. Αποσυνδεθήκατε από όλες τις άλλες συσκευές.',
  },
})

export const secondFactorOff = notice({
  en: {
    subject: 'Two-factor sign-in was switched off',
    text: 'Signing in to the portal takes your password alone from now on. The recovery codes that you had are void.',
  },
  is: {
    subject: 'Slökkt var á tveggja þátta auðkenningu',
    text: 'Héðan í frá nægir lykilorðið eitt til að skrá sig inn í gáttina. Endurheimtarkóðarnir sem þú áttir gilda ekki lengur.',
  },
  el: {
    subject: 'Ο έλεγχος δύο παραγόντων απενεργοποιήθηκε',
    text: 'Από εδώ και πέρα για τη σύνδεση στην πύλη αρκεί ο κωδικός πρόσβασης. Οι κωδικοί ανάκτησης που είχατε δεν ισχύουν πλέον.',
  },
})

export const secondFactorReset = notice({
  en: {
    subject: 'Your second factor was reset',
    text: 'An administrator took away your authenticator app, recovery codes and passkeys, and signed you out everywhere. Sign in with your password, and set a second factor up anew.',
  },
  is: {
    subject: 'Seinni þáttur auðkenningar þinnar var endurstilltur',
    text: 'Kerfisstjóri felldi úr gildi auðkenningarforrit þitt, endurheimtarkóða og aðgangslykla og skráði þig alls staðar út. Skráðu þig inn með lykilorðinu og settu seinni þáttinn upp á ný.',
  },
  el: {
    subject: 'Έγινε επαναφορά του δεύτερου παράγοντα',
    text: 'Ο διαχειριστής συστήματος κατάργησε την εφαρμογή ελέγχου ταυτότητας, τους κωδικούς ανάκτησης και τα κλειδιά πρόσβασής σας και σας αποσύνδεσε από παντού. Συνδεθείτε με τον κωδικό πρόσβασης και ρυθμίστε ξανά έναν δεύτερο παράγοντα.',
  },
})

export const recoveryCodeUsed = notice({
  en: {
    subject: 'A recovery code was used',
    text: 'Somebody proved who they are with one of your recovery codes instead of a PIN. The code is used up; your profile says how many are left.',
  },
  is: {
    subject: 'Endurheimtarkóði var notaður',
    text: 'Einn endurheimtarkóða þinna var notaður í stað PIN-númers. Sá kóði gildir ekki aftur; á síðunni þinni sérðu hve margir eru eftir.',
  },
  el: {
    subject: 'Χρησιμοποιήθηκε κωδικός ανάκτησης',
    text: 'Ένας από τους κωδικούς ανάκτησής σας χρησιμοποιήθηκε στη θέση του PIN. Ο κωδικός αυτός δεν ισχύει πια· στο προφίλ σας θα δείτε πόσοι απομένουν.',
  },
})

export const passkeyAdded = notice({
  en: {
    subject: 'A passkey was added',
    text: 'The passkey “{passkey}” signs you in from now on, without your password. You can remove it in your profile at any time.',
  },
  is: {
    subject: 'Aðgangslykli var bætt við',
    text: 'Aðgangslykillinn „{passkey}“ skráir þig inn héðan í frá, án lykilorðs. Þú getur fjarlægt hann á síðunni þinni hvenær sem er.',
  },
  el: {
    subject: 'Προστέθηκε κλειδί πρόσβασης',
    text: 'Το κλειδί πρόσβασης «{passkey}» σας συνδέει από εδώ και πέρα χωρίς κωδικό πρόσβασης. Μπορείτε να το αφαιρέσετε από το προφίλ σας όποτε θέλετε.',
  },
})

export const passkeyRemoved = notice({
  en: {
    subject: 'A passkey was removed',
    text: 'The passkey “{passkey}” no longer signs you in. Your device may still offer it: delete it there too.',
  },
  is: {
    subject: 'Aðgangslykill var fjarlægður',
    text: 'Aðgangslykillinn „{passkey}“ skráir þig ekki lengur inn. Tækið þitt gæti boðið hann áfram: eyddu honum þar líka.',
  },
  el: {
    subject: 'Αφαιρέθηκε κλειδί πρόσβασης',
    text: 'Το κλειδί πρόσβασης «{passkey}» δεν σας συνδέει πια. Η συσκευή σας ίσως το προτείνει ακόμη: διαγράψτε το και εκεί.',
  },
})
