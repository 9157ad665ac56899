import type { FactorResetObstacle } from '../../../shared/contracts/factorReset'
import type { Locale } from '../../../shared/i18n/locales'

type FactorResetWords = Readonly<
  Record<FactorResetObstacle | 'reset' | 'what' | 'reason' | 'confirm' | 'cancel' | 'done' | 'failed' | 'tooMany', string>
>

/** Words of taking somebody's second factor away. Braces are filled in. */
export const factorResetWords: Readonly<Record<Locale, FactorResetWords>> = {
  en: {
    reset: 'Reset second factor',
    no_factor: 'They have neither a second factor nor a passkey.',
    yourself: 'Your own is changed in your profile on the portal.',
    not_yours: 'Theirs is not yours to reset.',
    what: 'The authenticator, recovery codes and passkeys of {name} stop working, and they are signed out everywhere. A mail tells them. Be sure that it is them who asked.',
    reason: 'Reason, for the log',
    confirm: 'Reset it',
    cancel: 'Cancel',
    done: 'The second factor was reset.',
    failed: 'That did not work. Nothing was changed.',
    tooMany: 'Too many within the hour. Try again later.',
  },
  is: {
    reset: 'Endurstilla seinni þátt',
    no_factor: 'Hvorki seinni þáttur né aðgangslykill er til staðar.',
    yourself: 'Þínum eigin er breytt á síðunni þinni í gáttinni.',
    not_yours: 'Þú mátt ekki endurstilla hann.',
    what: 'Auðkenningarforrit, endurheimtarkóðar og aðgangslyklar hætta að gilda: {name}. Öllum innskráningum er lokað og póstur segir frá því. Gakktu úr skugga um að beiðnin komi frá réttum aðila.',
    reason: 'Ástæða, fyrir atburðaskrána',
    confirm: 'Endurstilla',
    cancel: 'Hætta við',
    done: 'Seinni þáttur var endurstilltur.',
    failed: 'Það tókst ekki. Engu var breytt.',
    tooMany: 'Of margar á einni klukkustund. Reyndu aftur síðar.',
  },
  el: {
    reset: 'Επαναφορά δεύτερου παράγοντα',
    no_factor: 'Δεν υπάρχει ούτε δεύτερος παράγοντας ούτε κλειδί πρόσβασης.',
    yourself: 'Ο δικός σας αλλάζει στο προφίλ σας στην πύλη.',
    not_yours: 'Δεν μπορείτε να τον επαναφέρετε.',
    what: 'Η εφαρμογή ελέγχου ταυτότητας, οι κωδικοί ανάκτησης και τα κλειδιά πρόσβασης παύουν να ισχύουν: {name}. Αποσυνδέεται από παντού και ενημερώνεται με email. Βεβαιωθείτε ότι το ζήτησε το ίδιο το πρόσωπο.',
    reason: 'Λόγος, για το ημερολόγιο ενεργειών',
    confirm: 'Επαναφορά',
    cancel: 'Ακύρωση',
    done: 'Ο δεύτερος παράγοντας επαναφέρθηκε.',
    failed: 'Δεν πέτυχε. Δεν άλλαξε τίποτα.',
    tooMany: 'Πάρα πολλές μέσα στην ώρα. Δοκιμάστε αργότερα.',
  },
}
