import type { InviteObstacle } from '../../../shared/contracts/invitations'
import type { Locale } from '../../../shared/i18n/locales'

type InviteWords = Readonly<
  Record<InviteObstacle | 'invite' | 'unsaved' | 'sentAt' | 'to' | 'message' | 'send' | 'cancel' | 'sent' | 'failed' | 'tooMany', string>
>

/** Words of inviting a client to their account. Braces are filled in. */
export const inviteWords: Readonly<Record<Locale, InviteWords>> = {
  en: {
    invite: 'Invite client',
    unsaved: 'Save the account first.',
    no_email: 'Give the account an email address first.',
    account_inactive: 'The account is not active.',
    portal_inactive: 'The portal of the account is not active.',
    signed_in: 'The client signs in already.',
    other_address: 'The client of this account signs in with another address.',
    sentAt: 'Invited on {at}.',
    to: 'A mail with a link to the portal goes to {email}. A former invitation is void.',
    message: 'Your own words (optional)',
    send: 'Send invitation',
    cancel: 'Cancel',
    sent: 'Client has been invited via email',
    failed: 'That did not work. Nothing was sent.',
    tooMany: 'Too many invitations within the hour. Try again later.',
  },
  is: {
    invite: 'Bjóða viðskiptavini',
    unsaved: 'Vistaðu reikninginn fyrst.',
    no_email: 'Skráðu netfang á reikninginn fyrst.',
    account_inactive: 'Reikningurinn er ekki virkur.',
    portal_inactive: 'Gátt reikningsins er ekki virk.',
    signed_in: 'Viðskiptavinurinn skráir sig nú þegar inn.',
    other_address: 'Viðskiptavinur þessa reiknings skráir sig inn með öðru netfangi.',
    sentAt: 'Boð sent {at}.',
    to: 'Póstur með hlekk á gáttina fer til {email}. Fyrra boð fellur úr gildi.',
    message: 'Þín eigin orð (valfrjálst)',
    send: 'Senda boð',
    cancel: 'Hætta við',
    sent: 'Viðskiptavini hefur verið boðið með tölvupósti',
    failed: 'Það tókst ekki. Ekkert var sent.',
    tooMany: 'Of mörg boð á einni klukkustund. Reyndu aftur síðar.',
  },
  el: {
    invite: 'Πρόσκληση πελάτη',
    unsaved: 'Αποθηκεύστε πρώτα τον λογαριασμό.',
    no_email: 'Καταχωρίστε πρώτα διεύθυνση email στον λογαριασμό.',
    account_inactive: 'Ο λογαριασμός δεν είναι ενεργός.',
    portal_inactive: 'Η πύλη του λογαριασμού δεν είναι ενεργή.',
    signed_in: 'Ο πελάτης συνδέεται ήδη.',
    other_address: 'Ο πελάτης αυτού του λογαριασμού συνδέεται με άλλη διεύθυνση.',
    sentAt: 'Η πρόσκληση στάλθηκε στις {at}.',
    to: 'Ένα email με σύνδεσμο προς την πύλη θα σταλεί στο {email}. Προηγούμενη πρόσκληση παύει να ισχύει.',
    message: 'Τα δικά σας λόγια (προαιρετικά)',
    send: 'Αποστολή πρόσκλησης',
    cancel: 'Ακύρωση',
    sent: 'Ο πελάτης προσκλήθηκε με email',
    failed: 'Δεν πέτυχε. Δεν στάλθηκε τίποτα.',
    tooMany: 'Πάρα πολλές προσκλήσεις μέσα στην ώρα. Δοκιμάστε αργότερα.',
  },
}
