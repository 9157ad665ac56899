import type { deliveryStates, evidenceFilters } from '../../../shared/contracts/reportEvidence'
import type { Locale } from '../../../shared/i18n/locales'

type Plural = Readonly<Record<'one' | 'other', string>>

/** Words of the evidence: who received which file, and when it was opened. Braces are filled in. */
export type EvidenceWords = Readonly<
  Record<
    | 'loading'
    | 'notLoaded'
    | 'tryAgain'
    | 'today'
    | 'none'
    | 'noneYet'
    | 'subtitle'
    | 'subtitleAll'
    | 'batches'
    | 'csv'
    | 'openedInTime'
    | 'paperSent'
    | 'paperByChoice'
    | 'openStill'
    | 'published'
    | 'ledger'
    | 'firstPublished'
    | 'keptUntil'
    | 'periods'
    | 'allPeriods'
    | 'filter'
    | 'search'
    | 'searchHint'
    | 'portal'
    | 'allPortals'
    | 'kind'
    | 'allKinds'
    | 'match'
    | 'noMatch'
    | 'caption'
    | 'client'
    | 'statement'
    | 'notified'
    | 'firstOpened'
    | 'hash'
    | 'wholeHash'
    | 'file'
    | 'download'
    | 'version'
    | 'corrects'
    | 'mail'
    | 'post'
    | 'notOpened'
    | 'notNeeded'
    | 'paperSentOn'
    | 'details'
    | 'publishedBy'
    | 'publishedPlain'
    | 'approvedBy'
    | 'openedAt'
    | 'toldAt'
    | 'keptAs'
    | 'valueBefore'
    | 'paperDay'
    | 'paperNote'
    | 'paperDone'
    | 'correct'
    | 'correctHow'
    | 'correctNote'
    | 'correctStart'
    | 'corrected'
    | 'toBatch'
    | 'cancel'
    | 'failed'
    | 'range'
    | 'csvHolds'
    | 'pageLinks'
    | 'page'
    | 'once',
    string
  >
> &
  Readonly<{
    title: Plural
    corrections: Plural
    cameBack: Plural
    keptYears: Plural
    pages: Plural
    times: Plural
    state: Readonly<Record<(typeof deliveryStates)[number], string>>
    only: Readonly<Record<(typeof evidenceFilters)[number], string>>
  }>

const en: EvidenceWords = {
  loading: 'One moment',
  notLoaded: 'The evidence could not be loaded.',
  tryAgain: 'Try again',
  today: 'Today',
  none: 'No statement was published yet',
  noneYet: 'Once a batch is published, it says here who received which file and when it was opened.',
  subtitle: 'Who received the statement to {date}, when it was opened, and which exact file it was.',
  subtitleAll: 'Who received each statement, when it was opened, and which exact file it was.',
  batches: 'Batches',
  csv: 'Export CSV',
  openedInTime: 'Opened in time',
  paperSent: 'Not opened, paper sent',
  paperByChoice: 'Paper by choice',
  openStill: 'Open',
  published: 'Published',
  ledger: 'Published statements',
  firstPublished: 'First published {at}',
  keptUntil: 'until {date}',
  periods: 'Periods',
  allPeriods: 'All periods',
  filter: 'Filter statements',
  search: 'Search client, account or hash',
  searchHint: 'Client, account or hash',
  portal: 'Portal',
  allPortals: 'All portals',
  kind: 'Kind',
  allKinds: 'All kinds',
  match: '{count} of {all} match',
  noMatch: 'No statement matches. Loosen the filter.',
  caption: 'Published statements: client, version, publication, notice, first opening, hash of the file',
  client: 'Client',
  statement: 'Statement',
  notified: 'Notified',
  firstOpened: 'First opened',
  hash: 'Hash of the file',
  wholeHash: 'SHA-256 {hash}',
  file: 'File',
  download: 'Download the exact file of {name}',
  version: 'Version {version}',
  corrects: 'Corrects version {version}',
  mail: 'E-mail',
  post: 'Paper by choice',
  notOpened: 'Not opened',
  notNeeded: 'Not needed',
  paperSentOn: 'Paper sent {date}',
  details: 'Versions of {name}',
  publishedBy: 'Published {at} by {name}',
  publishedPlain: 'Published {at}',
  approvedBy: 'approved by {name}',
  openedAt: 'opened {at}',
  toldAt: 'Client told {at}.',
  keptAs: 'Kept as it was; in the portal it names version {version}.',
  valueBefore: 'Value before {before}, now {now}, difference {difference}.',
  paperDay: 'Day on which paper was sent',
  paperNote: 'Note it',
  paperDone: 'It is noted that paper was sent on {date}.',
  correct: 'Correct this statement',
  correctHow: 'A new version is made as a batch of one, which a second person approves. The client reads what was wrong.',
  correctNote: 'What was wrong',
  correctStart: 'Start the correction',
  corrected: 'The correction is being made.',
  toBatch: 'Open the batch',
  cancel: 'Cancel',
  failed: 'That did not work. Nothing was changed.',
  range: '{from}–{to} of {count}',
  csvHolds: 'The CSV holds all {count} rows with the full hash (SHA-256) and every opening.',
  pageLinks: 'Pages of the list',
  page: 'Page {page}',
  once: 'Once',
  title: { one: '{count} statement was published', other: '{count} statements were published' },
  corrections: { one: '{count} corrected', other: '{count} corrected' },
  cameBack: { one: '{count} e-mail came back', other: '{count} e-mails came back' },
  keptYears: { one: 'Kept for {count} year', other: 'Kept for {count} years' },
  pages: { one: '{count} page', other: '{count} pages' },
  times: { one: '{count} time', other: '{count} times' },
  state: { queued: 'Being sent', notified: 'Notified', cameBack: 'Came back', byPost: 'By post' },
  only: { notOpened: 'Not opened', corrected: 'Corrected', cameBack: 'E-mail came back' },
}

const is: EvidenceWords = {
  loading: 'Augnablik',
  notLoaded: 'Ekki tókst að sækja birtingarskrána.',
  tryAgain: 'Reyna aftur',
  today: 'Í dag',
  none: 'Ekkert yfirlit hefur verið birt',
  noneYet: 'Þegar keyrsla hefur verið birt stendur hér hver fékk hvaða skrá og hvenær hún var opnuð.',
  subtitle: 'Hver fékk yfirlitið til {date}, hvenær það var opnað og hvaða skrá það var nákvæmlega.',
  subtitleAll: 'Hver fékk hvert yfirlit, hvenær það var opnað og hvaða skrá það var nákvæmlega.',
  batches: 'Keyrslur',
  csv: 'Sækja CSV',
  openedInTime: 'Opnað í tæka tíð',
  paperSent: 'Óopnað, sent á pappír',
  paperByChoice: 'Pappír að eigin vali',
  openStill: 'Opin',
  published: 'Birt',
  ledger: 'Birt yfirlit',
  firstPublished: 'Fyrst birt {at}',
  keptUntil: 'til {date}',
  periods: 'Tímabil',
  allPeriods: 'Öll tímabil',
  filter: 'Sía yfirlit',
  search: 'Leita að viðskiptavini, reikningi eða tætigildi',
  searchHint: 'Viðskiptavinur, reikningur eða tætigildi',
  portal: 'Gátt',
  allPortals: 'Allar gáttir',
  kind: 'Tegund',
  allKinds: 'Allar tegundir',
  match: '{count} af {all} passa',
  noMatch: 'Ekkert yfirlit passar. Rýmkaðu síuna.',
  caption: 'Birt yfirlit: viðskiptavinur, útgáfa, birting, tilkynning, fyrsta opnun, tætigildi skrár',
  client: 'Viðskiptavinur',
  statement: 'Yfirlit',
  notified: 'Tilkynnt',
  firstOpened: 'Fyrst opnað',
  hash: 'Tætigildi skrár',
  wholeHash: 'SHA-256 {hash}',
  file: 'Skrá',
  download: 'Sækja nákvæma skrá: {name}',
  version: 'Útgáfa {version}',
  corrects: 'Leiðréttir útgáfu {version}',
  mail: 'Tölvupóstur',
  post: 'Pappír að eigin vali',
  notOpened: 'Óopnað',
  notNeeded: 'Þarf ekki',
  paperSentOn: 'Sent á pappír {date}',
  details: 'Útgáfur: {name}',
  publishedBy: '{name} birti {at}',
  publishedPlain: 'Birt {at}',
  approvedBy: '{name} samþykkti',
  openedAt: 'opnað {at}',
  toldAt: 'Viðskiptavini tilkynnt {at}.',
  keptAs: 'Geymt óbreytt; í gáttinni vísar það á útgáfu {version}.',
  valueBefore: 'Virði áður {before}, nú {now}, mismunur {difference}.',
  paperDay: 'Dagurinn sem sent var á pappír',
  paperNote: 'Skrá það',
  paperDone: 'Skráð er að sent var á pappír {date}.',
  correct: 'Leiðrétta þetta yfirlit',
  correctHow: 'Ný útgáfa er gerð sem keyrsla með einu yfirliti, sem annar aðili samþykkir. Viðskiptavinurinn les hvað var rangt.',
  correctNote: 'Hvað var rangt',
  correctStart: 'Hefja leiðréttingu',
  corrected: 'Verið er að gera leiðréttinguna.',
  toBatch: 'Opna keyrsluna',
  cancel: 'Hætta við',
  failed: 'Það tókst ekki. Engu var breytt.',
  range: '{from}–{to} af {count}',
  csvHolds: 'CSV-skráin hefur allar {count} línur með fullu tætigildi (SHA-256) og hverri opnun.',
  pageLinks: 'Síður listans',
  page: 'Síða {page}',
  once: 'Einu sinni',
  title: { one: '{count} yfirlit var birt', other: '{count} yfirlit voru birt' },
  corrections: { one: '{count} leiðrétt', other: '{count} leiðrétt' },
  cameBack: { one: '{count} tölvupóstur kom til baka', other: '{count} tölvupóstar komu til baka' },
  keptYears: { one: 'Geymt í {count} ár', other: 'Geymt í {count} ár' },
  pages: { one: '{count} síða', other: '{count} síður' },
  times: { one: '{count} sinni', other: '{count} sinnum' },
  state: { queued: 'Í sendingu', notified: 'Tilkynnt', cameBack: 'Kom til baka', byPost: 'Með pósti' },
  only: { notOpened: 'Óopnað', corrected: 'Leiðrétt', cameBack: 'Póstur kom til baka' },
}

const el: EvidenceWords = {
  loading: 'Μια στιγμή',
  notLoaded: 'Τα αποδεικτικά δεν φορτώθηκαν.',
  tryAgain: 'Δοκιμάστε ξανά',
  today: 'Σήμερα',
  none: 'Δεν δημοσιεύτηκε ακόμη κατάσταση',
  noneYet: 'Μόλις δημοσιευτεί μια δέσμη, εδώ φαίνεται ποιος έλαβε ποιο αρχείο και πότε το άνοιξε.',
  subtitle: 'Ποιος έλαβε την κατάσταση έως {date}, πότε ανοίχτηκε και ποιο ακριβώς αρχείο ήταν.',
  subtitleAll: 'Ποιος έλαβε κάθε κατάσταση, πότε ανοίχτηκε και ποιο ακριβώς αρχείο ήταν.',
  batches: 'Δέσμες',
  csv: 'Εξαγωγή CSV',
  openedInTime: 'Άνοιξαν εγκαίρως',
  paperSent: 'Δεν άνοιξαν, στάλθηκαν σε χαρτί',
  paperByChoice: 'Σε χαρτί κατ’ επιλογή',
  openStill: 'Ανοιχτές',
  published: 'Δημοσιευμένες',
  ledger: 'Δημοσιευμένες καταστάσεις',
  firstPublished: 'Πρώτη δημοσίευση {at}',
  keptUntil: 'έως {date}',
  periods: 'Περίοδοι',
  allPeriods: 'Όλες οι περίοδοι',
  filter: 'Φίλτρα καταστάσεων',
  search: 'Αναζήτηση πελάτη, λογαριασμού ή αποτυπώματος',
  searchHint: 'Πελάτης, λογαριασμός ή αποτύπωμα',
  portal: 'Πύλη',
  allPortals: 'Όλες οι πύλες',
  kind: 'Είδος',
  allKinds: 'Όλα τα είδη',
  match: 'Ταιριάζουν {count} από {all}',
  noMatch: 'Καμία κατάσταση δεν ταιριάζει. Χαλαρώστε το φίλτρο.',
  caption: 'Δημοσιευμένες καταστάσεις: πελάτης, έκδοση, δημοσίευση, ειδοποίηση, πρώτο άνοιγμα, αποτύπωμα αρχείου',
  client: 'Πελάτης',
  statement: 'Κατάσταση',
  notified: 'Ειδοποίηση',
  firstOpened: 'Πρώτο άνοιγμα',
  hash: 'Αποτύπωμα αρχείου',
  wholeHash: 'SHA-256 {hash}',
  file: 'Αρχείο',
  download: 'Λήψη του ακριβούς αρχείου: {name}',
  version: 'Έκδοση {version}',
  corrects: 'Διορθώνει την έκδοση {version}',
  mail: 'Email',
  post: 'Σε χαρτί κατ’ επιλογή',
  notOpened: 'Δεν ανοίχτηκε',
  notNeeded: 'Δεν χρειάζεται',
  paperSentOn: 'Στάλθηκε σε χαρτί {date}',
  details: 'Εκδόσεις: {name}',
  publishedBy: 'Δημοσιεύτηκε {at} από: {name}',
  publishedPlain: 'Δημοσιεύτηκε {at}',
  approvedBy: 'έγκριση από: {name}',
  openedAt: 'ανοίχτηκε {at}',
  toldAt: 'Ο πελάτης ενημερώθηκε {at}.',
  keptAs: 'Διατηρείται ως είχε· στην πύλη παραπέμπει στην έκδοση {version}.',
  valueBefore: 'Αξία πριν {before}, τώρα {now}, διαφορά {difference}.',
  paperDay: 'Ημέρα αποστολής σε χαρτί',
  paperNote: 'Καταγραφή',
  paperDone: 'Καταγράφηκε η αποστολή σε χαρτί στις {date}.',
  correct: 'Διόρθωση αυτής της κατάστασης',
  correctHow: 'Νέα έκδοση γίνεται ως δέσμη μίας κατάστασης, που εγκρίνει δεύτερο πρόσωπο. Ο πελάτης διαβάζει τι ήταν λάθος.',
  correctNote: 'Τι ήταν λάθος',
  correctStart: 'Έναρξη διόρθωσης',
  corrected: 'Η διόρθωση παράγεται.',
  toBatch: 'Άνοιγμα της δέσμης',
  cancel: 'Ακύρωση',
  failed: 'Δεν πέτυχε. Τίποτα δεν άλλαξε.',
  range: '{from}–{to} από {count}',
  csvHolds: 'Το CSV έχει και τις {count} γραμμές με πλήρες αποτύπωμα (SHA-256) και κάθε άνοιγμα.',
  pageLinks: 'Σελίδες της λίστας',
  page: 'Σελίδα {page}',
  once: 'Μία φορά',
  title: { one: '{count} κατάσταση δημοσιεύτηκε', other: '{count} καταστάσεις δημοσιεύτηκαν' },
  corrections: { one: '{count} διορθώθηκε', other: '{count} διορθώθηκαν' },
  cameBack: { one: '{count} email επέστρεψε', other: '{count} email επέστρεψαν' },
  keptYears: { one: 'Διατηρείται για {count} έτος', other: 'Διατηρείται για {count} έτη' },
  pages: { one: '{count} σελίδα', other: '{count} σελίδες' },
  times: { one: '{count} φορά', other: '{count} φορές' },
  state: { queued: 'Αποστέλλεται', notified: 'Ειδοποιήθηκε', cameBack: 'Επέστρεψε', byPost: 'Ταχυδρομικώς' },
  only: { notOpened: 'Δεν ανοίχτηκαν', corrected: 'Διορθωμένες', cameBack: 'Email που επέστρεψαν' },
}

export const evidenceWords: Readonly<Record<Locale, EvidenceWords>> = { en, is, el }
