import type { Locale } from '../../../shared/i18n/locales'

type Plural = Readonly<Record<'one' | 'other', string>>

/** Words of a relation that many records get at once. */
export type RelationWords = Readonly<{ button: string; title: Plural; help: string; label: string; save: Plural }>

/** Words of lists and of the search over all records. Braces are filled in. */
export type ListWords = Readonly<
  Record<
    | 'all'
    | 'views'
    | 'saveView'
    | 'nameOfView'
    | 'save'
    | 'cancel'
    | 'removeView'
    | 'removeFilter'
    | 'is'
    | 'isNot'
    | 'isSet'
    | 'isNotSet'
    | 'contains'
    | 'before'
    | 'after'
    | 'clearAll'
    | 'clearChoice'
    | 'publish'
    | 'unpublish'
    | 'setActive'
    | 'setInactive'
    | 'sure'
    | 'keep'
    | 'stillUsed'
    | 'failed'
    | 'up'
    | 'down'
    | 'first'
    | 'last'
    | 'loading'
    | 'find'
    | 'findLabel'
    | 'nothingFound'
    | 'close'
    | 'yes'
    | 'exportCsv'
    | 'searchTrash'
    | 'no',
    string
  > & {
    chosen: Plural
    chooseAll: Plural
    toTrash: Plural
    restore: Plural
    done: Plural
    refused: Plural
    match: Plural
    ofMany: Readonly<Record<string, RelationWords>>
  }
>

const en: ListWords = {
  all: 'All',
  views: 'Saved views',
  saveView: 'Save this view',
  nameOfView: 'Name of the view',
  save: 'Save',
  cancel: 'Cancel',
  removeView: 'Remove the view {name}',
  removeFilter: 'Remove the filter on {field}',
  is: '{field} is',
  isNot: '{field} is not',
  isSet: '{field} is set',
  isNotSet: '{field} is not set',
  contains: '{field} contains',
  before: '{field} is below',
  after: '{field} is above',
  clearAll: 'Take all filters off',
  clearChoice: 'Choose none',
  publish: 'Publish',
  unpublish: 'Unpublish',
  setActive: 'Set active',
  setInactive: 'Set inactive',
  sure: 'Press again to confirm.',
  keep: 'Keep them',
  stillUsed: '{name}: still in use',
  failed: '{name}: {reason}',
  up: 'Move {name} up',
  down: 'Move {name} down',
  first: '{name} is the first',
  last: '{name} is the last',
  loading: 'Please wait as we are fetching your data...',
  find: 'Find a record',
  findLabel: 'Name of an account, portfolio, person, portal or page',
  nothingFound: 'Nothing is called that.',
  close: 'Close',
  yes: 'Yes',
  exportCsv: 'Export CSV',
  no: 'No',
  chosen: { one: '{count} chosen', other: '{count} chosen' },
  chooseAll: { one: 'Choose all {count}', other: 'Choose all {count}' },
  toTrash: { one: 'Move {count} to trash', other: 'Move {count} to trash' },
  restore: { one: 'Restore {count}', other: 'Restore {count}' },
  done: { one: '{count} done.', other: '{count} done.' },
  refused: { one: '{count} stays as it was:', other: '{count} stay as they were:' },
  match: { one: '{count} matches', other: '{count} match' },
  searchTrash: 'Search in trash',
  ofMany: {
    owners: {
      button: 'Change advisor',
      title: { one: 'Change the advisor of {count} account', other: 'Change the advisor of {count} accounts' },
      help: 'Whoever is chosen takes the place of the advisors of before.',
      label: 'Advisors',
      save: { one: 'Change {count}', other: 'Change {count}' },
    },
    groups: {
      button: 'Add to group',
      title: { one: 'Add {count} account to a group', other: 'Add {count} accounts to a group' },
      help: 'Each account stays in its other groups. Accounts whose client has not registered yet are left out.',
      label: 'Groups',
      save: { one: 'Add {count}', other: 'Add {count}' },
    },
  },
}

const is: ListWords = {
  all: 'Allt',
  views: 'Vistaðar sýnir',
  saveView: 'Vista þessa sýn',
  nameOfView: 'Heiti sýnar',
  save: 'Vista',
  cancel: 'Hætta við',
  removeView: 'Fjarlægja sýnina {name}',
  removeFilter: 'Fjarlægja síuna á {field}',
  is: '{field} er',
  isNot: '{field} er ekki',
  isSet: '{field} er til staðar',
  isNotSet: '{field} vantar',
  contains: '{field} inniheldur',
  before: '{field} er undir',
  after: '{field} er yfir',
  clearAll: 'Taka allar síur af',
  clearChoice: 'Velja ekkert',
  publish: 'Birta',
  unpublish: 'Taka úr birtingu',
  setActive: 'Gera virkt',
  setInactive: 'Gera óvirkt',
  sure: 'Ýttu aftur til að staðfesta.',
  keep: 'Halda þeim',
  stillUsed: '{name}: enn í notkun',
  failed: '{name}: {reason}',
  up: 'Færa upp: {name}',
  down: 'Færa niður: {name}',
  first: '{name} er fyrst',
  last: '{name} er síðast',
  loading: 'Bíddu á meðan gögnin eru sótt...',
  find: 'Finna færslu',
  findLabel: 'Heiti reiknings, eignasafns, einstaklings, gáttar eða síðu',
  nothingFound: 'Ekkert heitir þetta.',
  close: 'Loka',
  yes: 'Já',
  exportCsv: 'Sækja CSV',
  no: 'Nei',
  chosen: { one: 'Valið: {count}', other: 'Valið: {count}' },
  chooseAll: { one: 'Velja {count}', other: 'Velja allt: {count}' },
  toTrash: { one: 'Setja {count} í ruslið', other: 'Setja {count} í ruslið' },
  restore: { one: 'Endurheimta {count}', other: 'Endurheimta {count}' },
  done: { one: '{count} lokið.', other: '{count} lokið.' },
  refused: { one: '{count} er óbreytt:', other: '{count} eru óbreytt:' },
  match: { one: '{count} passar', other: '{count} passa' },
  searchTrash: 'Leita í ruslinu',
  ofMany: {
    owners: {
      button: 'Skipta um ráðgjafa',
      title: { one: 'Skipta um ráðgjafa á {count} reikningi', other: 'Skipta um ráðgjafa á {count} reikningum' },
      help: 'Þeir sem eru valdir koma í stað fyrri ráðgjafa.',
      label: 'Ráðgjafar',
      save: { one: 'Breyta {count}', other: 'Breyta {count}' },
    },
    groups: {
      button: 'Bæta í hóp',
      title: { one: 'Bæta {count} reikningi í hóp', other: 'Bæta {count} reikningum í hóp' },
      help: 'Reikningarnir verða áfram í öðrum hópum sínum. Reikningar viðskiptavina sem hafa ekki skráð sig enn eru skildir eftir.',
      label: 'Hópar',
      save: { one: 'Bæta {count} við', other: 'Bæta {count} við' },
    },
  },
}

const el: ListWords = {
  all: 'Όλα',
  views: 'Αποθηκευμένες προβολές',
  saveView: 'Αποθήκευση προβολής',
  nameOfView: 'Όνομα προβολής',
  save: 'Αποθήκευση',
  cancel: 'Ακύρωση',
  removeView: 'Αφαίρεση της προβολής {name}',
  removeFilter: 'Αφαίρεση του φίλτρου: {field}',
  is: '{field} είναι',
  isNot: '{field} δεν είναι',
  isSet: '{field}: υπάρχει',
  isNotSet: '{field}: λείπει',
  contains: '{field} περιέχει',
  before: '{field} κάτω από',
  after: '{field} πάνω από',
  clearAll: 'Αφαίρεση όλων των φίλτρων',
  clearChoice: 'Καμία επιλογή',
  publish: 'Δημοσίευση',
  unpublish: 'Απόσυρση',
  setActive: 'Ενεργοποίηση',
  setInactive: 'Απενεργοποίηση',
  sure: 'Πατήστε ξανά για επιβεβαίωση.',
  keep: 'Να μείνουν',
  stillUsed: '{name}: χρησιμοποιείται ακόμη',
  failed: '{name}: {reason}',
  up: 'Μετακίνηση προς τα πάνω: {name}',
  down: 'Μετακίνηση προς τα κάτω: {name}',
  first: 'Πρώτο στη σειρά: {name}',
  last: 'Τελευταίο στη σειρά: {name}',
  loading: 'Παρακαλούμε περιμένετε όσο φορτώνουν τα δεδομένα σας...',
  find: 'Εύρεση εγγραφής',
  findLabel: 'Όνομα λογαριασμού, χαρτοφυλακίου, προσώπου, πύλης ή σελίδας',
  nothingFound: 'Τίποτα δεν έχει αυτό το όνομα.',
  close: 'Κλείσιμο',
  yes: 'Ναι',
  exportCsv: 'Εξαγωγή CSV',
  no: 'Όχι',
  chosen: { one: 'Επιλέχθηκε {count}', other: 'Επιλέχθηκαν {count}' },
  chooseAll: { one: 'Επιλογή {count}', other: 'Επιλογή και των {count}' },
  toTrash: { one: 'Μεταφορά {count} στον κάδο', other: 'Μεταφορά {count} στον κάδο' },
  restore: { one: 'Επαναφορά {count}', other: 'Επαναφορά {count}' },
  done: { one: 'Έγινε: {count}.', other: 'Έγιναν: {count}.' },
  refused: { one: 'Έμεινε ως είχε {count}:', other: 'Έμειναν ως είχαν {count}:' },
  match: { one: 'Ταιριάζει {count}', other: 'Ταιριάζουν {count}' },
  searchTrash: 'Αναζήτηση στον κάδο',
  ofMany: {
    owners: {
      button: 'Αλλαγή συμβούλου',
      title: { one: 'Αλλαγή συμβούλου σε {count} λογαριασμό', other: 'Αλλαγή συμβούλου σε {count} λογαριασμούς' },
      help: 'Όποιοι επιλεγούν παίρνουν τη θέση των προηγούμενων συμβούλων.',
      label: 'Σύμβουλοι',
      save: { one: 'Αλλαγή {count}', other: 'Αλλαγή {count}' },
    },
    groups: {
      button: 'Προσθήκη σε ομάδα',
      title: { one: 'Προσθήκη {count} λογαριασμού σε ομάδα', other: 'Προσθήκη {count} λογαριασμών σε ομάδα' },
      help: 'Κάθε λογαριασμός μένει και στις άλλες ομάδες του. Όσων ο πελάτης δεν έχει εγγραφεί ακόμη μένουν έξω.',
      label: 'Ομάδες',
      save: { one: 'Προσθήκη {count}', other: 'Προσθήκη {count}' },
    },
  },
}

export const listWords: Readonly<Record<Locale, ListWords>> = { en, is, el }
