import type { CustomTokenObstacle } from '../../../shared/contracts/customTokens'
import type { Locale } from '../../../shared/i18n/locales'

type Key =
  | CustomTokenObstacle
  | 'open'
  | 'what'
  | 'page'
  | 'make'
  | 'cancel'
  | 'made'
  | 'link'
  | 'copy'
  | 'copied'
  | 'notCopied'
  | 'over'
  | 'close'
  | 'failed'
  | 'tooMany'

/** Words of making a link to look with a client's eyes. Braces are filled in. */
export const customTokenWords: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = {
  en: {
    open: 'View as client',
    staff: 'Only clients can be viewed as: this person has rights of their own.',
    no_account: 'They have no active account on a portal of this host.',
    disabled: 'They may not sign in: see Security.',
    second_factor: 'They sign in with a second factor, which a link does not prove.',
    national_login: 'This portal asks for its national login, which a link from here does not replace.',
    what: 'Makes a link that shows the portal as {name} sees it, for looking only. It works once, within {seconds} seconds; the look lasts {minutes} minutes. It is on record in your name. A former link is void.',
    page: 'Page',
    make: 'Make link',
    cancel: 'Cancel',
    made: 'Shown once. Good for {seconds} seconds and one opening of: {page}. Open it in a private window: in this browser it would end your own session.',
    link: 'Link',
    copy: 'Copy',
    copied: 'The link is in the clipboard.',
    notCopied: 'The browser did not let it be copied. It is marked: copy it by keyboard.',
    over: 'The link is no longer good.',
    close: 'Close',
    failed: 'That did not work. No link was made.',
    tooMany: 'Too many within the hour. Try again later.',
  },
  is: {
    open: 'Skoða sem viðskiptavinur',
    staff: 'Aðeins er hægt að skoða sem viðskiptavinur: þessi notandi hefur eigin réttindi.',
    no_account: 'Notandinn á engan virkan reikning í gátt á þessum vef.',
    disabled: 'Þessi notandi má ekki skrá sig inn: sjá Öryggi.',
    second_factor: 'Notandinn skráir sig inn með seinni þætti sem hlekkur sannar ekki.',
    national_login: 'Þessi gátt biður um innlenda innskráningu sem hlekkur héðan kemur ekki í staðinn fyrir.',
    what: 'Býr til hlekk sem sýnir gáttina eins og {name} sér hana, aðeins til skoðunar. Hann virkar einu sinni, innan {seconds} sekúndna; skoðunin varir í {minutes} mínútur. Þetta er skráð á þitt nafn. Fyrri hlekkur fellur úr gildi.',
    page: 'Síða',
    make: 'Búa til hlekk',
    cancel: 'Hætta við',
    made: 'Birtist aðeins einu sinni. Gildir í {seconds} sekúndur og opnast einu sinni: {page}. Opnaðu hann í huliðsglugga: í þessum vafra myndi hann ljúka þinni eigin innskráningu.',
    link: 'Hlekkur',
    copy: 'Afrita',
    copied: 'Hlekkurinn er á klippiborðinu.',
    notCopied: 'Vafrinn leyfði ekki afritun. Hlekkurinn er valinn: afritaðu hann með lyklaborðinu.',
    over: 'Hlekkurinn gildir ekki lengur.',
    close: 'Loka',
    failed: 'Það tókst ekki. Enginn hlekkur var búinn til.',
    tooMany: 'Of margir á einni klukkustund. Reyndu aftur síðar.',
  },
  el: {
    open: 'Προβολή ως πελάτης',
    staff: 'Η προβολή γίνεται μόνο ως πελάτης: αυτό το πρόσωπο έχει δικά του δικαιώματα.',
    no_account: 'Δεν έχει ενεργό λογαριασμό σε πύλη αυτού του ιστοτόπου.',
    disabled: 'Δεν επιτρέπεται να συνδεθεί: δείτε την Ασφάλεια.',
    second_factor: 'Συνδέεται με δεύτερο παράγοντα, τον οποίο ένας σύνδεσμος δεν αποδεικνύει.',
    national_login: 'Αυτή η πύλη ζητά την εθνική υπηρεσία σύνδεσης, την οποία ένας σύνδεσμος από εδώ δεν αντικαθιστά.',
    what: 'Δημιουργεί σύνδεσμο που δείχνει την πύλη όπως τη βλέπει: {name}, μόνο για προβολή. Ισχύει μία φορά, εντός {seconds} δευτερολέπτων· η προβολή διαρκεί {minutes} λεπτά. Καταγράφεται στο όνομά σας. Προηγούμενος σύνδεσμος παύει να ισχύει.',
    page: 'Σελίδα',
    make: 'Δημιουργία συνδέσμου',
    cancel: 'Ακύρωση',
    made: 'Εμφανίζεται μία φορά. Ισχύει για {seconds} δευτερόλεπτα και ένα άνοιγμα: {page}. Ανοίξτε τον σε ιδιωτικό παράθυρο: σε αυτό το πρόγραμμα περιήγησης θα τερμάτιζε τη δική σας σύνδεση.',
    link: 'Σύνδεσμος',
    copy: 'Αντιγραφή',
    copied: 'Ο σύνδεσμος αντιγράφηκε.',
    notCopied: 'Το πρόγραμμα περιήγησης δεν επέτρεψε την αντιγραφή. Ο σύνδεσμος είναι επιλεγμένος: αντιγράψτε τον με το πληκτρολόγιο.',
    over: 'Ο σύνδεσμος δεν ισχύει πια.',
    close: 'Κλείσιμο',
    failed: 'Δεν πέτυχε. Δεν δημιουργήθηκε σύνδεσμος.',
    tooMany: 'Πάρα πολλοί μέσα στην ώρα. Δοκιμάστε αργότερα.',
  },
}
