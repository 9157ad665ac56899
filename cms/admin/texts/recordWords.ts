import type { Locale } from '../../../shared/i18n/locales'

type Plural = Readonly<Record<'one' | 'other', string>>

/** Words of a record's page: saving, conflicts, the trash. Braces are filled in. */
export type RecordWords = Readonly<
  Record<
    | 'saved'
    | 'added'
    | 'server'
    | 'toTrash'
    | 'sure'
    | 'leaves'
    | 'yes'
    | 'keep'
    | 'inTrash'
    | 'stillUsed'
    | 'refer'
    | 'setInactive'
    | 'failed'
    | 'and'
    | 'editing'
    | 'somebody'
    | 'savedSince'
    | 'theyChanged'
    | 'youChanged'
    | 'nothingLost'
    | 'seeBoth'
    | 'takeTheirs'
    | 'takeChosen'
    | 'field'
    | 'theirs'
    | 'yours'
    | 'chooseTheirs'
    | 'chooseYours'
    | 'yes_'
    | 'no_'
    | 'nothing'
    | 'openInPortal'
    | 'openFile'
    | 'save'
    | 'saveDraft'
    | 'publish'
    | 'publishDraft'
    | 'history'
    | 'wholeLog'
    | 'noHistory'
    | 'testLink'
    | 'linked'
    | 'notKnown'
    | 'noAnswer'
    | 'takenBy'
    | 'valueOn',
    string
  > & { toCorrect: Plural; notSaved: Plural; rows: Plural; more: Plural; portfolios: Plural }
>

const en: RecordWords = {
  saved: 'Saved',
  added: 'Added',
  server: 'The server',
  toTrash: 'Move to trash',
  sure: 'Are you sure?',
  leaves: 'It leaves every list. It can be restored from the trash until {date}.',
  yes: 'Yes, move to trash',
  keep: 'Keep it',
  inTrash: '{name} is in the trash.',
  stillUsed: 'Still in use.',
  refer: 'Referring to it: {records}. Move these first, or set it inactive.',
  setInactive: 'Set inactive',
  failed: 'That did not work. Nothing was changed.',
  and: 'and',
  editing: '{who} is editing this, since {at}',
  somebody: 'Somebody',
  savedSince: '{who} saved this on {at}, after you opened it',
  theyChanged: 'Changed there: {fields}.',
  youChanged: 'Changed by you: {fields}.',
  nothingLost: 'Nothing has been overwritten: take theirs in, or see both beside each other.',
  seeBoth: 'See both',
  takeTheirs: 'Take theirs in',
  takeChosen: 'Take the chosen in',
  field: 'Field',
  theirs: 'Theirs',
  yours: 'Yours',
  chooseTheirs: 'Take theirs: {field}',
  chooseYours: 'Keep yours: {field}',
  yes_: 'Yes',
  no_: 'No',
  nothing: 'Nothing',
  openInPortal: 'Open in portal',
  openFile: 'Open the file',
  save: 'Save',
  saveDraft: 'Save draft',
  publish: 'Publish',
  publishDraft: 'Publish draft',
  history: 'Who changed what',
  wholeLog: 'Whole log',
  noHistory: 'Nobody has changed it since it was added.',
  testLink: 'Test link',
  linked: 'Linked: {name}. {portfolios}, {value}.',
  notKnown: 'Not linked: the data provider knows no {id}.',
  noAnswer: 'The data provider does not answer now. Whether it knows {id} cannot be said.',
  takenBy: 'This id belongs to {name} already.',
  valueOn: '{value} on {day}',
  portfolios: { one: '{count} portfolio', other: '{count} portfolios' },
  toCorrect: { one: '{count} field to correct', other: '{count} fields to correct' },
  notSaved: { one: '{count} change not saved', other: '{count} changes not saved' },
  rows: { one: '{count} row', other: '{count} rows' },
  more: { one: 'and one more', other: 'and {count} more' },
}

const is: RecordWords = {
  saved: 'Vistað',
  added: 'Bætt við',
  server: 'Þjónninn',
  toTrash: 'Setja í ruslið',
  sure: 'Ertu viss?',
  leaves: 'Það hverfur af öllum listum. Hægt er að endurheimta það úr ruslinu til {date}.',
  yes: 'Já, setja í ruslið',
  keep: 'Halda því',
  inTrash: '{name} er í ruslinu.',
  stillUsed: 'Enn í notkun.',
  refer: 'Vísa í það: {records}. Færðu þau fyrst eða gerðu það óvirkt.',
  setInactive: 'Gera óvirkt',
  failed: 'Það tókst ekki. Engu var breytt.',
  and: 'og',
  editing: '{who} er að breyta þessu síðan {at}',
  somebody: 'Einhver',
  savedSince: '{who} vistaði þetta {at}, eftir að þú opnaðir það',
  theyChanged: 'Breytt þar: {fields}.',
  youChanged: 'Breytt af þér: {fields}.',
  nothingLost: 'Ekki hefur verið skrifað yfir neitt: taktu hinar breytingarnar inn eða skoðaðu hvort tveggja hlið við hlið.',
  seeBoth: 'Sjá hvort tveggja',
  takeTheirs: 'Taka hinar inn',
  takeChosen: 'Taka það valda inn',
  field: 'Reitur',
  theirs: 'Hin útgáfan',
  yours: 'Þín útgáfa',
  chooseTheirs: 'Taka hina útgáfuna: {field}',
  chooseYours: 'Halda þinni: {field}',
  yes_: 'Já',
  no_: 'Nei',
  nothing: 'Ekkert',
  openInPortal: 'Opna í gátt',
  openFile: 'Opna skrána',
  save: 'Vista',
  saveDraft: 'Vista drög',
  publish: 'Birta',
  publishDraft: 'Birta drög',
  history: 'Hver breytti hverju',
  wholeLog: 'Öll atburðaskráin',
  noHistory: 'Enginn hefur breytt þessu síðan því var bætt við.',
  testLink: 'Prófa tengingu',
  linked: 'Tengt: {name}. {portfolios}, {value}.',
  notKnown: 'Ekki tengt: gagnaveitan þekkir ekki {id}.',
  noAnswer: 'Gagnaveitan svarar ekki núna. Ekki er hægt að segja til um {id}.',
  takenBy: 'Þetta auðkenni er þegar skráð á reikninginn {name}.',
  valueOn: '{value} þann {day}',
  portfolios: { one: '{count} eignasafn', other: '{count} eignasöfn' },
  toCorrect: { one: '{count} reit þarf að leiðrétta', other: '{count} reiti þarf að leiðrétta' },
  notSaved: { one: '{count} breyting óvistuð', other: '{count} breytingar óvistaðar' },
  rows: { one: '{count} lína', other: '{count} línur' },
  more: { one: 'og ein til viðbótar', other: 'og {count} til viðbótar' },
}

const el: RecordWords = {
  saved: 'Αποθηκεύτηκε',
  added: 'Προστέθηκε',
  server: 'Ο διακομιστής',
  toTrash: 'Μεταφορά στον κάδο',
  sure: 'Είστε βέβαιοι;',
  leaves: 'Φεύγει από κάθε λίστα. Μπορεί να επανέλθει από τον κάδο έως {date}.',
  yes: 'Ναι, στον κάδο',
  keep: 'Να μείνει',
  inTrash: 'Στον κάδο: {name}.',
  stillUsed: 'Χρησιμοποιείται ακόμη.',
  refer: 'Αναφέρονται σε αυτό: {records}. Μετακινήστε πρώτα αυτά ή κάντε το ανενεργό.',
  setInactive: 'Να γίνει ανενεργό',
  failed: 'Δεν πέτυχε. Τίποτα δεν άλλαξε.',
  and: 'και',
  editing: '{who} επεξεργάζεται την εγγραφή από τις {at}',
  somebody: 'Κάποιος',
  savedSince: '{who}: αποθήκευση στις {at}, αφού το ανοίξατε',
  theyChanged: 'Άλλαξαν εκεί: {fields}.',
  youChanged: 'Αλλάξατε εσείς: {fields}.',
  nothingLost: 'Τίποτα δεν αντικαταστάθηκε: πάρτε τις άλλες αλλαγές ή δείτε και τις δύο εκδοχές δίπλα δίπλα.',
  seeBoth: 'Δείτε και τις δύο',
  takeTheirs: 'Πάρτε τις άλλες',
  takeChosen: 'Πάρτε τα επιλεγμένα',
  field: 'Πεδίο',
  theirs: 'Η άλλη εκδοχή',
  yours: 'Η δική σας',
  chooseTheirs: 'Πάρτε την άλλη εκδοχή: {field}',
  chooseYours: 'Κρατήστε τη δική σας: {field}',
  yes_: 'Ναι',
  no_: 'Όχι',
  nothing: 'Τίποτα',
  openInPortal: 'Άνοιγμα στην πύλη',
  openFile: 'Άνοιγμα του αρχείου',
  save: 'Αποθήκευση',
  saveDraft: 'Αποθήκευση προχείρου',
  publish: 'Δημοσίευση',
  publishDraft: 'Δημοσίευση προχείρου',
  history: 'Ποιος άλλαξε τι',
  wholeLog: 'Όλο το ημερολόγιο',
  noHistory: 'Κανείς δεν το άλλαξε από τότε που προστέθηκε.',
  testLink: 'Έλεγχος συσχέτισης',
  linked: 'Συσχετίστηκε: {name}. {portfolios}, {value}.',
  notKnown: 'Δεν συσχετίστηκε: ο πάροχος δεδομένων δεν γνωρίζει το {id}.',
  noAnswer: 'Ο πάροχος δεδομένων δεν απαντά τώρα. Δεν μπορεί να ειπωθεί αν γνωρίζει το {id}.',
  takenBy: 'Αυτός ο κωδικός ανήκει ήδη στον λογαριασμό {name}.',
  valueOn: '{value} στις {day}',
  portfolios: { one: '{count} χαρτοφυλάκιο', other: '{count} χαρτοφυλάκια' },
  toCorrect: { one: '{count} πεδίο προς διόρθωση', other: '{count} πεδία προς διόρθωση' },
  notSaved: { one: '{count} αλλαγή χωρίς αποθήκευση', other: '{count} αλλαγές χωρίς αποθήκευση' },
  rows: { one: '{count} γραμμή', other: '{count} γραμμές' },
  more: { one: 'και μία ακόμη', other: 'και {count} ακόμη' },
}

export const recordWords: Readonly<Record<Locale, RecordWords>> = { en, is, el }
