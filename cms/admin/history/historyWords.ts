import type { Locale } from '../../../shared/i18n/locales'
import type { FormattingWords } from './richFormatting'

type Plural = Readonly<Record<'one' | 'other', string>>

/** Words of a record's history. Braces are filled in. */
export type HistoryWords = Readonly<
  Record<
    | 'versions'
    | 'version'
    | 'today'
    | 'thisWeek'
    | 'draft'
    | 'published'
    | 'publishedBy'
    | 'publishAt'
    | 'unpublishAt'
    | 'created'
    | 'nothingChanged'
    | 'compareWith'
    | 'onlyOne'
    | 'onlyDiffering'
    | 'same'
    | 'added'
    | 'removed'
    | 'changed'
    | 'moved'
    | 'place'
    | 'notIn'
    | 'noDifference'
    | 'restore'
    | 'restoreDraft'
    | 'restorePublish'
    | 'ask'
    | 'becomesDraft'
    | 'becomesCurrent'
    | 'becomesPublished'
    | 'yesDraft'
    | 'yesPublish'
    | 'yes'
    | 'keep'
    | 'done'
    | 'undo'
    | 'undone'
    | 'failed'
    | 'server'
    | 'yes_'
    | 'no_'
    | 'gone'
    | 'required',
    string
  > & { changes: Plural; sameCount: Plural; showMore: Plural; formatting: FormattingWords }
>

const en: HistoryWords = {
  versions: 'Versions',
  version: 'Version {number}',
  today: 'Today',
  thisWeek: 'This week',
  draft: 'Draft',
  published: 'Published',
  publishedBy: 'Published {at} by {who}',
  publishAt: 'Will be published {at}',
  unpublishAt: 'Will be taken down {at}',
  created: 'First version',
  nothingChanged: 'Saved without a change',
  compareWith: 'Compared with',
  onlyOne: 'There is one version so far. What changes from here on stands beside it.',
  onlyDiffering: 'Only what differs',
  same: 'The same',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
  place: 'Place {number} of {total}',
  notIn: 'Not in this version',
  noDifference: 'These two versions say the same.',
  restore: 'Restore this version',
  restoreDraft: 'Restore as draft',
  restorePublish: 'Restore and publish',
  ask: 'Restore version {number}?',
  becomesDraft: 'It becomes draft {next}. What is published stays until you publish again.',
  becomesPublished: 'It becomes version {next}, and everybody who may read it sees it at once.',
  becomesCurrent: 'It becomes version {next}. Nothing is lost: the versions of today stay.',
  yesDraft: 'Yes, restore as draft',
  yesPublish: 'Yes, restore and publish',
  yes: 'Yes, restore',
  keep: 'Keep as it is',
  done: 'Version {number} is restored.',
  undo: 'Undo',
  undone: 'It is as it was before.',
  failed: 'That did not work. Nothing was changed.',
  server: 'The server',
  yes_: 'Yes',
  no_: 'No',
  gone: 'a record that is gone',
  required: 'required',
  changes: { one: '{count} change', other: '{count} changes' },
  sameCount: { one: '{count} field is the same', other: '{count} fields are the same' },
  showMore: { one: 'Show {count} more', other: 'Show {count} more' },
  formatting: {
    label: 'formatting',
    heading: 'Heading {level}',
    quote: 'Quotation',
    bulleted: 'List with bullets',
    numbered: 'List with numbers',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underlined',
    strike: 'Struck through',
    code: 'Code',
    link: 'Link to {address}',
  },
}

const is: HistoryWords = {
  versions: 'Útgáfur',
  version: 'Útgáfa {number}',
  today: 'Í dag',
  thisWeek: 'Í þessari viku',
  draft: 'Drög',
  published: 'Birt',
  publishedBy: '{who} birti {at}',
  publishAt: 'Verður birt {at}',
  unpublishAt: 'Verður tekin úr birtingu {at}',
  created: 'Fyrsta útgáfa',
  nothingChanged: 'Vistuð án breytinga',
  compareWith: 'Borin saman við',
  onlyOne: 'Hér er aðeins ein útgáfa enn. Það sem breytist héðan í frá birtist við hlið hennar.',
  onlyDiffering: 'Aðeins það sem er ólíkt',
  same: 'Óbreytt',
  added: 'Bætt við',
  removed: 'Fjarlægt',
  changed: 'Breytt',
  moved: 'Fært',
  place: 'Sæti {number} af {total}',
  notIn: 'Ekki í þessari útgáfu',
  noDifference: 'Þessar tvær útgáfur eru eins.',
  restore: 'Endurheimta þessa útgáfu',
  restoreDraft: 'Endurheimta sem drög',
  restorePublish: 'Endurheimta og birta',
  ask: 'Endurheimta útgáfu {number}?',
  becomesDraft: 'Hún verður drög númer {next}. Það sem er birt stendur þar til þú birtir aftur.',
  becomesPublished: 'Hún verður útgáfa {next} og allir sem mega lesa hana sjá hana strax.',
  becomesCurrent: 'Hún verður útgáfa {next}. Ekkert glatast: útgáfur dagsins standa áfram.',
  yesDraft: 'Já, endurheimta sem drög',
  yesPublish: 'Já, endurheimta og birta',
  yes: 'Já, endurheimta',
  keep: 'Láta standa',
  done: 'Útgáfa {number} er endurheimt.',
  undo: 'Afturkalla',
  undone: 'Allt er eins og það var áður.',
  failed: 'Það tókst ekki. Engu var breytt.',
  server: 'Þjónninn',
  yes_: 'Já',
  no_: 'Nei',
  gone: 'færsla sem er horfin',
  required: 'nauðsynlegt',
  changes: { one: '{count} breyting', other: '{count} breytingar' },
  sameCount: { one: '{count} reitur er óbreyttur', other: '{count} reitir eru óbreyttir' },
  showMore: { one: 'Sýna {count} í viðbót', other: 'Sýna {count} í viðbót' },
  formatting: {
    label: 'snið',
    heading: 'Fyrirsögn {level}',
    quote: 'Tilvitnun',
    bulleted: 'Punktalisti',
    numbered: 'Tölusettur listi',
    bold: 'Feitletrað',
    italic: 'Skáletrað',
    underline: 'Undirstrikað',
    strike: 'Yfirstrikað',
    code: 'Kóði',
    link: 'Tengill á {address}',
  },
}

const el: HistoryWords = {
  versions: 'Εκδόσεις',
  version: 'Έκδοση {number}',
  today: 'Σήμερα',
  thisWeek: 'Αυτή την εβδομάδα',
  draft: 'Πρόχειρο',
  published: 'Δημοσιευμένη',
  publishedBy: 'Δημοσιεύτηκε {at} ({who})',
  publishAt: 'Θα δημοσιευτεί {at}',
  unpublishAt: 'Θα αποσυρθεί {at}',
  created: 'Πρώτη έκδοση',
  nothingChanged: 'Αποθηκεύτηκε χωρίς αλλαγή',
  compareWith: 'Σύγκριση με',
  onlyOne: 'Υπάρχει μία μόνο έκδοση ως τώρα. Ό,τι αλλάζει από εδώ και πέρα θα φαίνεται δίπλα της.',
  onlyDiffering: 'Μόνο οι διαφορές',
  same: 'Ίδιο',
  added: 'Προστέθηκε',
  removed: 'Αφαιρέθηκε',
  changed: 'Άλλαξε',
  moved: 'Μετακινήθηκε',
  place: 'Θέση {number} από {total}',
  notIn: 'Δεν υπάρχει σε αυτή την έκδοση',
  noDifference: 'Οι δύο εκδόσεις λένε το ίδιο.',
  restore: 'Επαναφορά αυτής της έκδοσης',
  restoreDraft: 'Επαναφορά ως πρόχειρο',
  restorePublish: 'Επαναφορά και δημοσίευση',
  ask: 'Επαναφορά της έκδοσης {number};',
  becomesDraft: 'Γίνεται το πρόχειρο {next}. Ό,τι είναι δημοσιευμένο μένει ώσπου να δημοσιεύσετε ξανά.',
  becomesPublished: 'Γίνεται η έκδοση {next} και τη βλέπουν αμέσως όσοι έχουν πρόσβαση.',
  becomesCurrent: 'Γίνεται η έκδοση {next}. Τίποτα δεν χάνεται: οι σημερινές εκδόσεις μένουν.',
  yesDraft: 'Ναι, επαναφορά ως πρόχειρο',
  yesPublish: 'Ναι, επαναφορά και δημοσίευση',
  yes: 'Ναι, επαναφορά',
  keep: 'Να μείνει ως έχει',
  done: 'Έγινε επαναφορά της έκδοσης {number}.',
  undo: 'Αναίρεση',
  undone: 'Όλα είναι όπως πριν.',
  failed: 'Δεν ήταν δυνατό. Τίποτα δεν άλλαξε.',
  server: 'Ο διακομιστής',
  yes_: 'Ναι',
  no_: 'Όχι',
  gone: 'εγγραφή που δεν υπάρχει πια',
  required: 'υποχρεωτικό',
  changes: { one: '{count} αλλαγή', other: '{count} αλλαγές' },
  sameCount: { one: '{count} πεδίο είναι ίδιο', other: '{count} πεδία είναι ίδια' },
  showMore: { one: 'Εμφάνιση {count} ακόμη', other: 'Εμφάνιση {count} ακόμη' },
  formatting: {
    label: 'μορφοποίηση',
    heading: 'Επικεφαλίδα {level}',
    quote: 'Παράθεμα',
    bulleted: 'Λίστα με κουκκίδες',
    numbered: 'Αριθμημένη λίστα',
    bold: 'Έντονα',
    italic: 'Πλάγια',
    underline: 'Υπογραμμισμένα',
    strike: 'Διαγραμμένα',
    code: 'Κώδικας',
    link: 'Σύνδεσμος προς {address}',
  },
}

export const historyWords: Readonly<Record<Locale, HistoryWords>> = { en, is, el }
