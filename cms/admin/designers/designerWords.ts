import type { Locale } from '../../../shared/i18n/locales'

/** Words of the designers, whose rows are records of their own. Words of their fields stand in `collections/labels`. */
export type DesignerWords = Readonly<
  Record<
    | 'loading'
    | 'notLoaded'
    | 'again'
    | 'saveFirst'
    | 'saveSteps'
    | 'saveLinks'
    | 'saving'
    | 'saved'
    | 'notSaved'
    | 'unsaved'
    | 'conflict'
    | 'takeTheirs'
    | 'invalid'
    | 'all'
    /** Behind `visible`. */
    | 'toAll'
    | 'up'
    | 'down'
    | 'grip'
    | 'remove'
    | 'chooseOne'
    | 'links'
    | 'addLink'
    | 'newLink'
    | 'addBeneath'
    | 'beneathHelp'
    | 'linkHelp'
    | 'noLinks'
    | 'steps'
    | 'addStep'
    | 'noSteps'
    | 'newStep'
    | 'datasetHelp'
    | 'contentHelp'
    | 'preview'
    | 'previewing'
    | 'previewOf'
    | 'leftOut'
    | 'run'
    | 'running'
    | 'ran'
    | 'runFailed'
    | 'saveThenRun',
    string
  >
>

export const designerWords: Readonly<Record<Locale, DesignerWords>> = {
  en: {
    loading: 'One moment',
    notLoaded: 'This could not be loaded.',
    again: 'Try again',
    saveFirst: 'Save the record first; then this can be filled in.',
    saveSteps: 'Save the steps',
    saveLinks: 'Save the links',
    saving: 'Saving',
    saved: 'Done - all changes saved.',
    notSaved: 'This could not be saved. Nothing was lost: try again.',
    unsaved: 'Not saved yet',
    conflict: 'Somebody else saved this since you opened it. Nothing was overwritten.',
    takeTheirs: 'Take theirs in',
    invalid: 'Correct what is marked.',
    all: 'All',
    toAll: 'all',
    up: 'Move up: {name}',
    down: 'Move down: {name}',
    grip: 'Move {name}: drag, or press Space and use the arrow keys',
    remove: 'Remove {name}',
    chooseOne: 'Choose at least one',
    links: 'Links',
    addLink: 'Link',
    newLink: 'New link',
    addBeneath: 'Link beneath it',
    beneathHelp: 'With links beneath it, the link opens them.',
    linkHelp: 'A path of the portal, such as /dashboard, or an address that begins with https://.',
    noLinks: 'No links yet. The portal shows its own screens alone.',
    steps: 'Steps',
    addStep: 'Step',
    noSteps: 'No steps yet. A step brings the rows of one dataset.',
    newStep: 'New step',
    datasetHelp: 'What charts and tables know the rows by: a-z, 0-9 and hyphens.',
    contentHelp: 'The first line names the columns.',
    preview: 'Dry run',
    previewing: 'Asking',
    previewOf: 'The first {shown} of {count} rows. Nothing was kept.',
    leftOut: 'Left out, as they hold lists: {names}',
    run: 'Run now',
    running: 'Running',
    ran: 'The rows are in.',
    runFailed: 'The run failed.',
    saveThenRun: 'Save the steps first.',
  },
  is: {
    loading: 'Augnablik',
    notLoaded: 'Ekki tókst að sækja þetta.',
    again: 'Reyna aftur',
    saveFirst: 'Vistaðu færsluna fyrst; þá er hægt að fylla þetta út.',
    saveSteps: 'Vista skrefin',
    saveLinks: 'Vista tenglana',
    saving: 'Vistar',
    saved: 'Lokið – allar breytingar vistaðar.',
    notSaved: 'Ekki tókst að vista. Ekkert glataðist: reyndu aftur.',
    unsaved: 'Óvistað',
    conflict: 'Einhver annar vistaði þetta eftir að þú opnaðir það. Ekki var skrifað yfir neitt.',
    takeTheirs: 'Taka hinar inn',
    invalid: 'Lagaðu það sem er merkt.',
    all: 'Allir',
    toAll: 'alla',
    up: 'Færa upp: {name}',
    down: 'Færa niður: {name}',
    grip: 'Færa: {name}. Dragðu, eða ýttu á bilstöng og notaðu örvarnar',
    remove: 'Fjarlægja: {name}',
    chooseOne: 'Veldu að minnsta kosti einn hóp',
    links: 'Tenglar',
    addLink: 'Tengill',
    newLink: 'Nýr tengill',
    addBeneath: 'Tengill undir honum',
    beneathHelp: 'Ef tenglar eru undir honum opnar tengillinn þá.',
    linkHelp: 'Slóð innan gáttarinnar, svo sem /dashboard, eða vefslóð sem byrjar á https://.',
    noLinks: 'Engir tenglar enn. Gáttin sýnir aðeins eigin síður.',
    steps: 'Skref',
    addStep: 'Skref',
    noSteps: 'Engin skref enn. Hvert skref sækir línur eins gagnasafns.',
    newStep: 'Nýtt skref',
    datasetHelp: 'Nafnið sem gröf og töflur þekkja línurnar undir: a-z, 0-9 og bandstrik.',
    contentHelp: 'Fyrsta línan nefnir dálkana.',
    preview: 'Prufukeyra',
    previewing: 'Sækir',
    previewOf: 'Fyrstu {shown} af {count} línum. Ekkert var geymt.',
    leftOut: 'Sleppt, þar sem það geymir lista: {names}',
    run: 'Keyra núna',
    running: 'Í keyrslu',
    ran: 'Línurnar eru komnar.',
    runFailed: 'Keyrslan mistókst.',
    saveThenRun: 'Vistaðu skrefin fyrst.',
  },
  el: {
    loading: 'Μια στιγμή',
    notLoaded: 'Δεν ήταν δυνατή η φόρτωση.',
    again: 'Δοκιμάστε ξανά',
    saveFirst: 'Αποθηκεύστε πρώτα την εγγραφή· μετά μπορείτε να το συμπληρώσετε.',
    saveSteps: 'Αποθήκευση των βημάτων',
    saveLinks: 'Αποθήκευση των συνδέσμων',
    saving: 'Αποθηκεύεται',
    saved: 'Έτοιμο – όλες οι αλλαγές αποθηκεύτηκαν.',
    notSaved: 'Δεν αποθηκεύτηκε. Τίποτα δεν χάθηκε: δοκιμάστε ξανά.',
    unsaved: 'Δεν έχει αποθηκευτεί',
    conflict: 'Κάποιος άλλος αποθήκευσε αφότου το ανοίξατε. Τίποτα δεν αντικαταστάθηκε.',
    takeTheirs: 'Πάρτε τις άλλες',
    invalid: 'Διορθώστε όσα σημειώνονται.',
    all: 'Όλοι',
    toAll: 'όλους',
    up: 'Μετακίνηση προς τα πάνω: {name}',
    down: 'Μετακίνηση προς τα κάτω: {name}',
    grip: 'Μετακίνηση: {name}. Σύρετε, ή πατήστε το διάστημα και τα βέλη',
    remove: 'Αφαίρεση: {name}',
    chooseOne: 'Επιλέξτε τουλάχιστον έναν ρόλο',
    links: 'Σύνδεσμοι',
    addLink: 'Σύνδεσμος',
    newLink: 'Νέος σύνδεσμος',
    addBeneath: 'Σύνδεσμος κάτω από αυτόν',
    beneathHelp: 'Αν υπάρχουν σύνδεσμοι κάτω από αυτόν, ο σύνδεσμος τους ανοίγει.',
    linkHelp: 'Μια διαδρομή της πύλης, όπως /dashboard, ή μια διεύθυνση που αρχίζει με https://.',
    noLinks: 'Δεν υπάρχουν σύνδεσμοι. Η πύλη δείχνει μόνο τις δικές της σελίδες.',
    steps: 'Βήματα',
    addStep: 'Βήμα',
    noSteps: 'Δεν υπάρχουν βήματα. Κάθε βήμα φέρνει τις γραμμές ενός συνόλου δεδομένων.',
    newStep: 'Νέο βήμα',
    datasetHelp: 'Το όνομα με το οποίο τα γραφήματα και οι πίνακες γνωρίζουν τις γραμμές: a-z, 0-9 και παύλες.',
    contentHelp: 'Η πρώτη γραμμή ονομάζει τις στήλες.',
    preview: 'Δοκιμαστική εκτέλεση',
    previewing: 'Γίνεται λήψη',
    previewOf: 'Οι πρώτες {shown} από {count} γραμμές. Τίποτα δεν αποθηκεύτηκε.',
    leftOut: 'Παραλείφθηκαν, επειδή περιέχουν λίστες: {names}',
    run: 'Εκτέλεση τώρα',
    running: 'Εκτελείται',
    ran: 'Οι γραμμές ήρθαν.',
    runFailed: 'Η εκτέλεση απέτυχε.',
    saveThenRun: 'Αποθηκεύστε πρώτα τα βήματα.',
  },
}
