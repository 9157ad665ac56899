import type { SignInLinkObstacle } from '../../../shared/contracts/signInLinks'
import type { Locale } from '../../../shared/i18n/locales'

type SignInLinkWords = Readonly<Record<SignInLinkObstacle | 'send' | 'to' | 'confirm' | 'cancel' | 'sent' | 'failed' | 'tooMany', string>>

/** Words of sending somebody the link to their first sign-in. Braces are filled in. */
export const signInLinkWords: Readonly<Record<Locale, SignInLinkWords>> = {
  en: {
    send: 'Send sign-in link',
    signed_in: 'They have signed in before.',
    disabled: 'They may not sign in: see Security.',
    other_brand: 'They belong to no portal of this host yet: give them an organisation or an account.',
    to: 'A mail with a link to choose a password goes to {email}. A former link is void.',
    confirm: 'Send it',
    cancel: 'Cancel',
    sent: 'The link has been sent.',
    failed: 'That did not work. Nothing was sent.',
    tooMany: 'Too many within the hour. Try again later.',
  },
  is: {
    send: 'Senda innskráningarhlekk',
    signed_in: 'Þessi notandi hefur áður skráð sig inn.',
    disabled: 'Þessi notandi má ekki skrá sig inn: sjá Öryggi.',
    other_brand: 'Notandinn tilheyrir engri gátt á þessum vef enn: tengdu hann við fyrirtæki eða reikning.',
    to: 'Póstur með hlekk til að velja lykilorð fer til {email}. Fyrri hlekkur fellur úr gildi.',
    confirm: 'Senda',
    cancel: 'Hætta við',
    sent: 'Hlekkurinn hefur verið sendur.',
    failed: 'Það tókst ekki. Ekkert var sent.',
    tooMany: 'Of margir á einni klukkustund. Reyndu aftur síðar.',
  },
  el: {
    send: 'Αποστολή συνδέσμου εισόδου',
    signed_in: 'Έχει συνδεθεί ήδη στο παρελθόν.',
    disabled: 'Δεν επιτρέπεται να συνδεθεί: δείτε την Ασφάλεια.',
    other_brand: 'Δεν ανήκει ακόμη σε πύλη αυτού του ιστοτόπου: ορίστε οργανισμό ή λογαριασμό.',
    to: 'Ένα email με σύνδεσμο για επιλογή κωδικού θα σταλεί στο {email}. Προηγούμενος σύνδεσμος παύει να ισχύει.',
    confirm: 'Αποστολή',
    cancel: 'Ακύρωση',
    sent: 'Ο σύνδεσμος στάλθηκε.',
    failed: 'Δεν πέτυχε. Δεν στάλθηκε τίποτα.',
    tooMany: 'Πάρα πολλοί μέσα στην ώρα. Δοκιμάστε αργότερα.',
  },
}
