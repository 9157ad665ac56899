import type { Locale } from '../../../shared/i18n/locales'

type LetterWords = Readonly<Record<'write' | 'to' | 'subject' | 'text' | 'send' | 'cancel' | 'sent' | 'out' | 'failed' | 'tooMany', string>>

/** Words of writing a mail to somebody. Braces are filled in. */
export const letterWords: Readonly<Record<Locale, LetterWords>> = {
  en: {
    write: 'Send mail',
    to: 'A mail in the layout of this portal goes to {email}, in your name.',
    subject: 'Subject',
    text: 'Message',
    send: 'Send mail',
    cancel: 'Cancel',
    sent: 'The mail to {email} is on its way.',
    out: 'They cannot be written to from here: they belong to no portal of this host, or may not sign in. Nothing was sent.',
    failed: 'That did not work. Nothing was sent.',
    tooMany: 'Too many within the hour. Try again later.',
  },
  is: {
    write: 'Senda póst',
    to: 'Póstur í útliti þessarar gáttar fer til {email}, í þínu nafni.',
    subject: 'Efni',
    text: 'Skilaboð',
    send: 'Senda póst',
    cancel: 'Hætta við',
    sent: 'Pósturinn til {email} er á leiðinni.',
    out: 'Ekki er hægt að skrifa notandanum héðan: hann tilheyrir engri gátt á þessum vef eða má ekki skrá sig inn. Ekkert var sent.',
    failed: 'Það tókst ekki. Ekkert var sent.',
    tooMany: 'Of margir á einni klukkustund. Reyndu aftur síðar.',
  },
  el: {
    write: 'Αποστολή email',
    to: 'Ένα email με τη μορφή αυτής της πύλης θα σταλεί στο {email}, στο όνομά σας.',
    subject: 'Θέμα',
    text: 'Μήνυμα',
    send: 'Αποστολή email',
    cancel: 'Ακύρωση',
    sent: 'Το email προς {email} είναι καθ’ οδόν.',
    out: 'Δεν μπορεί να σταλεί email από εδώ: το πρόσωπο δεν ανήκει σε πύλη αυτού του ιστοτόπου ή δεν επιτρέπεται να συνδεθεί. Δεν στάλθηκε τίποτα.',
    failed: 'Δεν πέτυχε. Δεν στάλθηκε τίποτα.',
    tooMany: 'Πάρα πολλά μέσα στην ώρα. Δοκιμάστε αργότερα.',
  },
}
