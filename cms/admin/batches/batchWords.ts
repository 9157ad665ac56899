import type {
  BatchOrigin,
  BatchReason,
  leftOutReasons,
  releaseHindrances,
  StatementCheck,
  StatementState,
} from '../../../shared/contracts/reportBatches'
import type { ReportKind } from '../../../shared/domain/reportKinds'
import type { Locale } from '../../../shared/i18n/locales'

type Plural = Readonly<Record<'one' | 'other', string>>
type Step = 'collecting' | 'rendering' | 'merging' | 'saving'

/** Words of a batch of reports: how far it is, its statements, and what stands before their release. Braces are filled in. */
export type BatchWords = Readonly<
  Record<
    | 'loading'
    | 'missing'
    | 'notLoaded'
    | 'tryAgain'
    | 'lost'
    | 'today'
    | 'reasons'
    | 'subtitle'
    | 'nothingToCorrect'
    | 'nothingToCorrectWhy'
    | 'evidence'
    | 'correction'
    | 'correctedDocument'
    | 'progress'
    | 'sumOfStates'
    | 'done'
    | 'making'
    | 'waiting'
    | 'failed'
    | 'statements'
    | 'timeLeft'
    | 'live'
    | 'liveFailed'
    | 'stopAll'
    | 'stopAllAsk'
    | 'cancel'
    | 'states'
    | 'all'
    | 'inWork'
    | 'leftOut'
    | 'filter'
    | 'search'
    | 'searchHint'
    | 'filterByCheck'
    | 'anyCheck'
    | 'order'
    | 'caption'
    | 'client'
    | 'state'
    | 'value'
    | 'pages'
    | 'checks'
    | 'action'
    | 'checksOf'
    | 'started'
    | 'next'
    | 'pagesOf'
    | 'openPage'
    | 'notDrawn'
    | 'asOf'
    | 'readOn'
    | 'commentary'
    | 'noCommentary'
    | 'file'
    | 'hash'
    | 'wholeHash'
    | 'failedChecks'
    | 'open'
    | 'openOf'
    | 'readByYou'
    | 'readBy'
    | 'again'
    | 'againOf'
    | 'makeAgain'
    | 'stop'
    | 'stopOf'
    | 'leaveOut'
    | 'takeIn'
    | 'takeInOf'
    | 'noRows'
    | 'noMatch'
    | 'noCheckFails'
    | 'range'
    | 'pageLinks'
    | 'page'
    | 'before'
    | 'checksPass'
    | 'checksOn'
    | 'checksNone'
    | 'allPass'
    | 'allChecks'
    | 'fewerChecks'
    | 'passedOf'
    | 'second'
    | 'sample'
    | 'samples'
    | 'samplesHow'
    | 'approvers'
    | 'nobodyElse'
    | 'approvedBy'
    | 'published'
    | 'publishes'
    | 'publishAsk'
    | 'publish'
    | 'publishedBy'
    | 'mayPublish'
    | 'mayApprove'
    | 'publishing'
    | 'unapproves'
    | 'changed'
    | 'actionFailed'
    | 'againAsked'
    | 'stopAsked'
    | 'leftOutNow'
    | 'takenIn'
    | 'approvedNow'
    | 'publishedNow'
    | 'start'
    | 'startTitle'
    | 'startHow'
    | 'portal'
    | 'kind'
    | 'day'
    | 'whichAccounts'
    | 'startNow'
    | 'nothingOffered'
    | 'alreadyRunning'
    | 'chooseInList',
    string
  >
> &
  Readonly<{
    doneOf: Plural
    allDone: Plural
    stoppedAt: Plural
    approvedAll: Plural
    publishedAll: Plural
    period: Readonly<Record<ReportKind, string>>
    startedBy: Readonly<Record<BatchOrigin, string>>
    reasonOf: Readonly<Record<BatchReason['reason'] | 'taken', Plural>>
    runAgain: Plural
    minutesLeft: Plural
    leftOutCount: Plural
    steps: Readonly<Record<Step, string>>
    stateOf: Readonly<Record<StatementState, string>>
    whyLeftOut: Readonly<Record<(typeof leftOutReasons)[number], string>>
    check: Readonly<Record<StatementCheck, string>>
    checksFail: Plural
    filePages: Plural
    approve: Plural
    publishCount: Plural
    files: Plural
    byMail: Plural
    onPaper: Plural
    hindrance: Readonly<Record<(typeof releaseHindrances)[number], string>>
    allAccounts: Plural
    chosenAccounts: Plural
  }>

const en: BatchWords = {
  loading: 'One moment',
  missing: 'There is no such batch.',
  notLoaded: 'The batch could not be loaded.',
  tryAgain: 'Try again',
  lost: 'The connection is lost. What you see is from {at}; it goes on by itself.',
  today: 'Today',
  subtitle: '{kind}, {portal}, {period}.',
  nothingToCorrect: 'Nothing had to be corrected',
  nothingToCorrectWhy:
    'Each correction would say the same as the statement that is published. So the batch ended by itself, and nothing was sent to clients.',
  evidence: 'Evidence',
  correction: 'Corrects a published statement: {note}',
  correctedDocument: 'Open the statement that it corrects',
  progress: 'Progress',
  sumOfStates: '{done} done, {making} being made, {waiting} waiting, {failed} failed',
  done: 'Done',
  making: 'Being made',
  waiting: 'Waiting',
  failed: 'Failed',
  statements: 'Statements',
  timeLeft: 'Less than a minute left',
  live: '{percent}% are done.',
  liveFailed: '{failed} failed.',
  stopAll: 'Stop the batch',
  stopAllAsk: 'Yes, end it for good',
  cancel: 'Cancel',
  states: 'State',
  all: 'All',
  inWork: 'In work',
  leftOut: 'Left out',
  filter: 'Filter statements',
  search: 'Search client or account',
  searchHint: 'Client or account',
  filterByCheck: 'Filter by a check that fails',
  anyCheck: 'Any check',
  order: 'What needs you stands first',
  caption: 'Statements of the batch: client, state, value on {date}, pages, checks',
  client: 'Client',
  state: 'State',
  value: 'Value on {date}',
  pages: 'Pages',
  checks: 'Checks',
  action: 'Action',
  checksOf: '{passed} of {count}',
  started: 'Started {at}',
  next: 'In the queue',
  pagesOf: 'Pages of {name}',
  openPage: 'Page {page} of {count}, opens the statement there',
  notDrawn: 'The pages cannot be shown here. Open the statement to read it.',
  asOf: 'Figures as of',
  readOn: '{day}, read {at}',
  commentary: 'Commentary',
  noCommentary: 'None for this date',
  file: 'File',
  hash: 'Hash',
  wholeHash: 'SHA-256 {hash}',
  failedChecks: 'Checks that fail',
  open: 'Open the statement',
  openOf: 'Open the statement of {name}',
  readByYou: 'Read by {names}',
  readBy: 'Not read by a second person',
  again: 'Run again',
  againOf: 'Run again: {name}',
  makeAgain: 'Make it again',
  stop: 'Stop',
  stopOf: 'Stop: {name}',
  leaveOut: 'Leave out of the batch',
  takeIn: 'Take in',
  takeInOf: 'Take in: {name}',
  noRows: 'There is no statement here.',
  noMatch: 'No statement matches. Loosen the search.',
  noCheckFails: 'No statement fails this check.',
  range: '{from}–{to} of {count}',
  pageLinks: 'Pages of the list',
  page: 'Page {page}',
  before: 'Before release',
  checksPass: 'Checks pass',
  checksOn: '{checks} checks on each of {count} statements; {result}.',
  checksNone: 'Each statement is checked once it is made.',
  allPass: 'all pass',
  allChecks: 'All {count} checks',
  fewerChecks: 'Fewer checks',
  passedOf: '{passed} of {count}',
  second: 'A second person approves',
  sample: 'Sample',
  samples: 'Samples read',
  samplesHow: 'Open the statements that are marked as samples and read them.',
  approvers: '{names} can, after reading the samples.',
  nobodyElse: 'There is no other platform administrator who could.',
  approvedBy: 'Approved by {name} {at}.',
  published: 'Published, clients told',
  publishes: '{files} to Documents and never change. {mail}, {paper}.',
  publishAsk: 'This cannot be taken back: a published statement can only be corrected by a new version.',
  publish: 'Publish and notify',
  publishedBy: 'Published by {name} {at}. {mail}, {paper}.',
  mayPublish: 'Everything stands ready.',
  mayApprove: 'You may approve it.',
  publishing: 'The statements are being published.',
  unapproves: 'Any change takes the approval back.',
  changed: 'The batch has changed meanwhile. Look once more, then press again.',
  actionFailed: 'That did not work. Nothing was changed.',
  againAsked: 'It is made again.',
  stopAsked: 'It is stopped.',
  leftOutNow: 'It is left out of the batch.',
  takenIn: 'It is taken in.',
  approvedNow: 'The batch is approved.',
  publishedNow: 'The statements are being published; their clients are told.',
  start: 'Start a batch',
  startTitle: 'Start a batch of statements',
  startHow: 'One statement is made for each account. Nobody sees them before you publish.',
  portal: 'Portal',
  kind: 'Kind',
  day: 'Period to',
  whichAccounts: 'Accounts',
  startNow: 'Start the batch',
  nothingOffered: 'There is no portal with a kind of report that can be made now.',
  alreadyRunning: 'The same batch is under way.',
  chooseInList: 'For some accounts only, choose them in the list of accounts.',
  doneOf: { one: '{done} of {count} statement is done', other: '{done} of {count} statements are done' },
  allDone: { one: 'The {count} statement is done', other: 'All {count} statements are done' },
  stoppedAt: { one: 'Stopped: {done} of {count} statement is done', other: 'Stopped: {done} of {count} statements are done' },
  approvedAll: { one: '{count} statement is approved', other: '{count} statements are approved' },
  publishedAll: { one: '{count} statement is published', other: '{count} statements are published' },
  period: {
    investment: 'to {date}',
    valuation: 'quarter to {date}',
    costs: 'calendar year to {date}',
    taxYear: 'tax year to {date}',
    bonds: 'on {date}',
    contractNotes: 'to {date}',
    provider: 'to {date}',
  },
  startedBy: {
    hand: 'Started by {name}',
    schedule: 'Started by the schedule',
    commentary: 'Started by the commentary',
    data: 'Started by new figures',
    correction: 'Correction started by {name}',
  },
  reasons: 'Why statements were made by themselves',
  reasonOf: {
    taken: {
      one: 'The commentary of the day was taken away: {count} statement is made again',
      other: 'The commentary of the day was taken away: {count} statements are made again',
    },
    commentary: {
      one: 'The commentary “{name}”, published by {by}, has {count} statement made again',
      other: 'The commentary “{name}”, published by {by}, has {count} statements made again',
    },
    data: {
      one: 'Figures have changed: {count} statement is made again',
      other: 'Figures have changed: {count} statements are made again',
    },
  },
  runAgain: { one: 'Run {count} failed again', other: 'Run {count} failed again' },
  minutesLeft: { one: 'About {count} minute left', other: 'About {count} minutes left' },
  leftOutCount: { one: '{count} account left out', other: '{count} accounts left out' },
  steps: { collecting: 'Collecting figures', rendering: 'Drawing pages', merging: 'Merging', saving: 'Saving' },
  stateOf: { waiting: 'Waiting', making: 'Being made', done: 'Done', failed: 'Failed', leftOut: 'Left out' },
  whyLeftOut: {
    notLinked: 'Not linked to the data provider',
    inactive: 'The account is not active',
    noFigures: 'No figures for this date',
    published: 'Published already; a correction changes it',
    unchanged: 'Would say the same as what is published',
    byHand: 'Left out by hand',
  },
  check: {
    holdingsAddUp: 'Holdings add up to the value',
    cashExplained: 'Cash at start and end, movement explained',
    movementAddsUp: 'The movement of the value adds up',
    everyPrice: 'Every holding has a price or a marked fair value',
    twelveMonths: 'Five complete 12-month periods, or all there are',
    feesItemised: 'Fees are itemised and add up',
    benchmark: 'The agreed benchmark is shown',
    income: 'Income of the period is listed and adds up',
    custodyMarked: 'Custody of each holding is marked',
    firmNamed: 'Firm, address and regulator line',
    figuresFresh: 'Figures were read after the period closed',
    fileSound: 'The file is whole and can be read aloud',
  },
  checksFail: { one: '{count} check fails', other: '{count} checks fail' },
  filePages: { one: '{count} page, {size}, {language}', other: '{count} pages, {size}, {language}' },
  approve: { one: 'Approve {count} statement', other: 'Approve {count} statements' },
  publishCount: { one: 'Yes, publish {count} statement', other: 'Yes, publish {count} statements' },
  files: { one: '{count} file goes', other: '{count} files go' },
  byMail: { one: '{count} client gets an e-mail', other: '{count} clients get an e-mail' },
  onPaper: { one: '{count} gets paper', other: '{count} get paper' },
  hindrance: {
    notMade: 'Some statements are not made yet.',
    failures: 'Some statements failed: run them again or leave them out.',
    checks: 'A check fails: mend what it found and make the statement again, or leave it out.',
    ownBatch: 'You started this batch or had a statement made again, so you may not approve it.',
    samples: 'First read the samples.',
    notApproved: 'A second person has to approve it first.',
    ended: 'The batch has ended.',
    nothing: 'The batch has no statement.',
  },
  allAccounts: { one: 'All {count} active account of the portal', other: 'All {count} active accounts of the portal' },
  chosenAccounts: { one: 'The {count} account that you chose', other: 'The {count} accounts that you chose' },
}

const is: BatchWords = {
  loading: 'Augnablik',
  missing: 'Þessi keyrsla er ekki til.',
  notLoaded: 'Ekki tókst að sækja keyrsluna.',
  tryAgain: 'Reyna aftur',
  lost: 'Sambandið rofnaði. Það sem sést er frá {at}; þetta heldur áfram af sjálfu sér.',
  today: 'Í dag',
  subtitle: '{kind}, {portal}, {period}.',
  nothingToCorrect: 'Ekkert þurfti að leiðrétta',
  nothingToCorrectWhy:
    'Hver leiðrétting myndi segja það sama og yfirlitið sem er birt. Því lauk keyrslunni af sjálfu sér og ekkert var sent viðskiptavinum.',
  evidence: 'Birtingarskrá',
  correction: 'Leiðréttir birt yfirlit: {note}',
  correctedDocument: 'Opna yfirlitið sem er leiðrétt',
  progress: 'Framvinda',
  sumOfStates: '{done} tilbúin, {making} í vinnslu, {waiting} bíða, {failed} mistókust',
  done: 'Tilbúin',
  making: 'Í vinnslu',
  waiting: 'Bíða',
  failed: 'Mistókust',
  statements: 'Yfirlit',
  timeLeft: 'Innan við mínúta eftir',
  live: '{percent}% yfirlitanna eru tilbúin.',
  liveFailed: '{failed} mistókust.',
  stopAll: 'Stöðva keyrsluna',
  stopAllAsk: 'Já, ljúka henni endanlega',
  cancel: 'Hætta við',
  states: 'Staða',
  all: 'Öll',
  inWork: 'Í vinnslu',
  leftOut: 'Sleppt',
  filter: 'Sía yfirlit',
  search: 'Leita að viðskiptavini eða reikningi',
  searchHint: 'Viðskiptavinur eða reikningur',
  filterByCheck: 'Sía eftir athugun sem stenst ekki',
  anyCheck: 'Allar athuganir',
  order: 'Það sem bíður þín er fremst',
  caption: 'Yfirlit keyrslunnar: viðskiptavinur, staða, virði {date}, síður, athuganir',
  client: 'Viðskiptavinur',
  state: 'Staða',
  value: 'Virði {date}',
  pages: 'Síður',
  checks: 'Athuganir',
  action: 'Aðgerð',
  checksOf: '{passed} af {count}',
  started: 'Hófst {at}',
  next: 'Í biðröð',
  pagesOf: 'Síður: {name}',
  openPage: 'Síða {page} af {count}, opnar yfirlitið þar',
  notDrawn: 'Ekki er hægt að sýna síðurnar hér. Opnaðu yfirlitið til að lesa það.',
  asOf: 'Tölur miðað við',
  readOn: '{day}, lesnar {at}',
  commentary: 'Umfjöllun',
  noCommentary: 'Engin fyrir þennan dag',
  file: 'Skrá',
  hash: 'Tætigildi',
  wholeHash: 'SHA-256 {hash}',
  failedChecks: 'Athuganir sem standast ekki',
  open: 'Opna yfirlitið',
  openOf: 'Opna yfirlitið: {name}',
  readByYou: 'Lesið: {names}',
  readBy: 'Enginn annar hefur lesið það',
  again: 'Keyra aftur',
  againOf: 'Keyra aftur: {name}',
  makeAgain: 'Búa til aftur',
  stop: 'Stöðva',
  stopOf: 'Stöðva: {name}',
  leaveOut: 'Sleppa úr keyrslunni',
  takeIn: 'Taka með',
  takeInOf: 'Taka með: {name}',
  noRows: 'Hér er ekkert yfirlit.',
  noMatch: 'Ekkert yfirlit passar. Rýmkaðu leitina.',
  noCheckFails: 'Öll yfirlit standast þessa athugun.',
  range: '{from}–{to} af {count}',
  pageLinks: 'Síður listans',
  page: 'Síða {page}',
  before: 'Fyrir birtingu',
  checksPass: 'Athuganir standast',
  checksOn: '{checks} athuganir á hverju af {count} yfirlitum; {result}.',
  checksNone: 'Hvert yfirlit er athugað þegar það er tilbúið.',
  allPass: 'allar standast',
  allChecks: 'Allar {count} athuganir',
  fewerChecks: 'Færri athuganir',
  passedOf: '{passed} af {count}',
  second: 'Annar aðili samþykkir',
  sample: 'Sýnishorn',
  samples: 'Lesin sýnishorn',
  samplesHow: 'Opnaðu yfirlitin sem eru merkt sem sýnishorn og lestu þau.',
  approvers: 'Heimild til þess, að loknum lestri sýnishorna: {names}.',
  nobodyElse: 'Enginn annar kerfisstjóri er til sem gæti það.',
  approvedBy: '{name} samþykkti, {at}.',
  published: 'Birt, viðskiptavinir látnir vita',
  publishes: '{files} í Skjöl til frambúðar og án breytinga. {mail}, {paper}.',
  publishAsk: 'Þetta verður ekki tekið aftur: birt yfirlit er aðeins leiðrétt með nýrri útgáfu.',
  publish: 'Birta og tilkynna',
  publishedBy: '{name} birti, {at}. {mail}, {paper}.',
  mayPublish: 'Allt er tilbúið.',
  mayApprove: 'Þú mátt samþykkja.',
  publishing: 'Verið er að birta yfirlitin.',
  unapproves: 'Hver breyting fellir samþykkið úr gildi.',
  changed: 'Keyrslan hefur breyst á meðan. Líttu aftur á og ýttu svo.',
  actionFailed: 'Það tókst ekki. Engu var breytt.',
  againAsked: 'Það er búið til aftur.',
  stopAsked: 'Það er stöðvað.',
  leftOutNow: 'Því er sleppt úr keyrslunni.',
  takenIn: 'Það er tekið með.',
  approvedNow: 'Keyrslan er samþykkt.',
  publishedNow: 'Verið er að birta yfirlitin; viðskiptavinir eru látnir vita.',
  start: 'Hefja keyrslu',
  startTitle: 'Hefja keyrslu yfirlita',
  startHow: 'Eitt yfirlit er búið til fyrir hvern reikning. Enginn sér þau fyrr en þú birtir.',
  portal: 'Gátt',
  kind: 'Tegund',
  day: 'Tímabil til',
  whichAccounts: 'Reikningar',
  startNow: 'Hefja keyrsluna',
  nothingOffered: 'Engin gátt hefur tegund skýrslu sem hægt er að búa til núna.',
  alreadyRunning: 'Sama keyrsla er í gangi.',
  chooseInList: 'Fyrir suma reikninga eingöngu: veldu þá í lista reikninga.',
  doneOf: { one: '{done} af {count} yfirliti er tilbúið', other: '{done} af {count} yfirlitum eru tilbúin' },
  allDone: { one: '{count} yfirlit er tilbúið', other: 'Öll {count} yfirlitin eru tilbúin' },
  stoppedAt: { one: 'Stöðvað: {done} af {count} yfirliti er tilbúið', other: 'Stöðvað: {done} af {count} yfirlitum eru tilbúin' },
  approvedAll: { one: '{count} yfirlit er samþykkt', other: '{count} yfirlit eru samþykkt' },
  publishedAll: { one: '{count} yfirlit er birt', other: '{count} yfirlit eru birt' },
  period: {
    investment: 'til {date}',
    valuation: 'ársfjórðungur til {date}',
    costs: 'almanaksár til {date}',
    taxYear: 'skattár til {date}',
    bonds: '{date}',
    contractNotes: 'til {date}',
    provider: 'til {date}',
  },
  startedBy: {
    hand: '{name} hóf keyrsluna',
    schedule: 'Hófst samkvæmt áætlun',
    commentary: 'Hófst með umfjöllun',
    data: 'Hófst með nýjum tölum',
    correction: '{name} hóf leiðréttingu',
  },
  reasons: 'Hvers vegna yfirlit voru gerð sjálfkrafa',
  reasonOf: {
    taken: {
      one: 'Umfjöllun dagsins var tekin burt: {count} yfirlit er gert aftur',
      other: 'Umfjöllun dagsins var tekin burt: {count} yfirlit eru gerð aftur',
    },
    commentary: {
      one: 'Vegna umfjöllunarinnar „{name}“ frá {by} er {count} yfirlit gert aftur',
      other: 'Vegna umfjöllunarinnar „{name}“ frá {by} eru {count} yfirlit gerð aftur',
    },
    data: { one: 'Tölur hafa breyst: {count} yfirlit er gert aftur', other: 'Tölur hafa breyst: {count} yfirlit eru gerð aftur' },
  },
  runAgain: { one: 'Keyra aftur {count} sem mistókst', other: 'Keyra aftur {count} sem mistókust' },
  minutesLeft: { one: 'Um {count} mínúta eftir', other: 'Um {count} mínútur eftir' },
  leftOutCount: { one: '{count} reikningi sleppt', other: '{count} reikningum sleppt' },
  steps: { collecting: 'Sækir tölur', rendering: 'Teiknar síður', merging: 'Sameinar', saving: 'Vistar' },
  stateOf: { waiting: 'Bíður', making: 'Í vinnslu', done: 'Tilbúið', failed: 'Mistókst', leftOut: 'Sleppt' },
  whyLeftOut: {
    notLinked: 'Ekki tengdur gagnaveitunni',
    inactive: 'Reikningurinn er ekki virkur',
    noFigures: 'Engar tölur fyrir þennan dag',
    published: 'Þegar birt; leiðrétting breytir því',
    unchanged: 'Myndi segja það sama og það sem er birt',
    byHand: 'Sleppt handvirkt',
  },
  check: {
    holdingsAddUp: 'Samtala eigna er jöfn virðinu',
    cashExplained: 'Reiðufé í upphafi og lok, breyting skýrð',
    movementAddsUp: 'Breyting virðisins gengur upp',
    everyPrice: 'Hver eign hefur verð eða merkt gangvirði',
    twelveMonths: 'Fimm heil 12 mánaða tímabil, eða öll sem til eru',
    feesItemised: 'Gjöld eru sundurliðuð og ganga upp',
    benchmark: 'Umsamið viðmið er sýnt',
    income: 'Tekjur tímabilsins eru sundurliðaðar og ganga upp',
    custodyMarked: 'Varsla hverrar eignar er merkt',
    firmNamed: 'Fyrirtæki, heimilisfang og eftirlitsaðili',
    figuresFresh: 'Tölur voru lesnar eftir lok tímabils',
    fileSound: 'Skráin er heil og má lesa upphátt',
  },
  checksFail: { one: '{count} stenst ekki', other: '{count} standast ekki' },
  filePages: { one: '{count} síða, {size}, {language}', other: '{count} síður, {size}, {language}' },
  approve: { one: 'Samþykkja {count} yfirlit', other: 'Samþykkja {count} yfirlit' },
  publishCount: { one: 'Já, birta {count} yfirlit', other: 'Já, birta {count} yfirlit' },
  files: { one: '{count} skrá fer', other: '{count} skrár fara' },
  byMail: { one: '{count} viðskiptavinur fær tölvupóst', other: '{count} viðskiptavinir fá tölvupóst' },
  onPaper: { one: '{count} á pappír', other: '{count} á pappír' },
  hindrance: {
    notMade: 'Sum yfirlit eru ekki tilbúin.',
    failures: 'Sum yfirlit mistókust: keyrðu þau aftur eða slepptu þeim.',
    checks: 'Athugun stenst ekki: lagaðu það sem fannst og búðu yfirlitið til aftur, eða slepptu því.',
    ownBatch: 'Þú hófst þessa keyrslu eða lést búa yfirlit til aftur og mátt því ekki samþykkja hana.',
    samples: 'Lestu fyrst sýnishornin.',
    notApproved: 'Annar aðili þarf fyrst að samþykkja.',
    ended: 'Keyrslunni er lokið.',
    nothing: 'Keyrslan hefur ekkert yfirlit.',
  },
  allAccounts: { one: 'Virkur reikningur gáttarinnar: {count}', other: 'Allir virkir reikningar gáttarinnar: {count}' },
  chosenAccounts: { one: '{count} reikningur sem þú valdir', other: '{count} reikningar sem þú valdir' },
}

const el: BatchWords = {
  loading: 'Μια στιγμή',
  missing: 'Δεν υπάρχει τέτοια δέσμη.',
  notLoaded: 'Η δέσμη δεν φορτώθηκε.',
  tryAgain: 'Δοκιμάστε ξανά',
  lost: 'Η σύνδεση χάθηκε. Όσα βλέπετε είναι από {at}· συνεχίζει μόνο του.',
  today: 'Σήμερα',
  subtitle: '{kind}, {portal}, {period}.',
  nothingToCorrect: 'Δεν χρειάστηκε καμία διόρθωση',
  nothingToCorrectWhy:
    'Κάθε διόρθωση θα έλεγε ό,τι και η δημοσιευμένη κατάσταση. Γι’ αυτό η δέσμη έληξε από μόνη της και δεν στάλθηκε τίποτα στους πελάτες.',
  evidence: 'Αποδεικτικά',
  correction: 'Διορθώνει δημοσιευμένη κατάσταση: {note}',
  correctedDocument: 'Άνοιγμα της κατάστασης που διορθώνει',
  progress: 'Πρόοδος',
  sumOfStates: '{done} έτοιμες, {making} σε παραγωγή, {waiting} σε αναμονή, {failed} απέτυχαν',
  done: 'Έτοιμες',
  making: 'Σε παραγωγή',
  waiting: 'Σε αναμονή',
  failed: 'Απέτυχαν',
  statements: 'Καταστάσεις',
  timeLeft: 'Απομένει λιγότερο από ένα λεπτό',
  live: 'Έτοιμες: {percent}%.',
  liveFailed: '{failed} απέτυχαν.',
  stopAll: 'Διακοπή της δέσμης',
  stopAllAsk: 'Ναι, οριστικός τερματισμός',
  cancel: 'Ακύρωση',
  states: 'Στάδιο',
  all: 'Όλες',
  inWork: 'Σε εξέλιξη',
  leftOut: 'Εξαιρέθηκαν',
  filter: 'Φίλτρα καταστάσεων',
  search: 'Αναζήτηση πελάτη ή λογαριασμού',
  searchHint: 'Πελάτης ή λογαριασμός',
  filterByCheck: 'Φίλτρο κατά έλεγχο που αποτυγχάνει',
  anyCheck: 'Όλοι οι έλεγχοι',
  order: 'Πρώτα όσα περιμένουν εσάς',
  caption: 'Καταστάσεις της δέσμης: πελάτης, στάδιο, αξία στις {date}, σελίδες, έλεγχοι',
  client: 'Πελάτης',
  state: 'Στάδιο',
  value: 'Αξία στις {date}',
  pages: 'Σελίδες',
  checks: 'Έλεγχοι',
  action: 'Ενέργεια',
  checksOf: '{passed} από {count}',
  started: 'Έναρξη {at}',
  next: 'Στην ουρά',
  pagesOf: 'Σελίδες: {name}',
  openPage: 'Σελίδα {page} από {count}, ανοίγει εκεί την κατάσταση',
  notDrawn: 'Οι σελίδες δεν μπορούν να εμφανιστούν εδώ. Ανοίξτε την κατάσταση για να τη διαβάσετε.',
  asOf: 'Στοιχεία με ημερομηνία',
  readOn: '{day}, ανάγνωση {at}',
  commentary: 'Σχολιασμός',
  noCommentary: 'Κανένας για αυτή την ημερομηνία',
  file: 'Αρχείο',
  hash: 'Αποτύπωμα',
  wholeHash: 'SHA-256 {hash}',
  failedChecks: 'Έλεγχοι που αποτυγχάνουν',
  open: 'Άνοιγμα της κατάστασης',
  openOf: 'Άνοιγμα της κατάστασης: {name}',
  readByYou: 'Διαβάστηκε από: {names}',
  readBy: 'Δεν διαβάστηκε από δεύτερο πρόσωπο',
  again: 'Εκτέλεση ξανά',
  againOf: 'Εκτέλεση ξανά: {name}',
  makeAgain: 'Παραγωγή ξανά',
  stop: 'Διακοπή',
  stopOf: 'Διακοπή: {name}',
  leaveOut: 'Εξαίρεση από τη δέσμη',
  takeIn: 'Ένταξη',
  takeInOf: 'Ένταξη: {name}',
  noRows: 'Δεν υπάρχει κατάσταση εδώ.',
  noMatch: 'Καμία κατάσταση δεν ταιριάζει. Χαλαρώστε την αναζήτηση.',
  noCheckFails: 'Καμία κατάσταση δεν αποτυγχάνει σε αυτόν τον έλεγχο.',
  range: '{from}–{to} από {count}',
  pageLinks: 'Σελίδες της λίστας',
  page: 'Σελίδα {page}',
  before: 'Πριν από τη δημοσίευση',
  checksPass: 'Οι έλεγχοι επιτυγχάνουν',
  checksOn: '{checks} έλεγχοι σε καθεμία από {count} καταστάσεις· {result}.',
  checksNone: 'Κάθε κατάσταση ελέγχεται μόλις ετοιμαστεί.',
  allPass: 'όλοι επιτυγχάνουν',
  allChecks: 'Και οι {count} έλεγχοι',
  fewerChecks: 'Λιγότεροι έλεγχοι',
  passedOf: '{passed} από {count}',
  second: 'Εγκρίνει δεύτερο πρόσωπο',
  sample: 'Δείγμα',
  samples: 'Δείγματα που διαβάστηκαν',
  samplesHow: 'Ανοίξτε τις καταστάσεις που σημειώνονται ως δείγματα και διαβάστε τις.',
  approvers: 'Δικαίωμα έγκρισης, μετά την ανάγνωση των δειγμάτων: {names}.',
  nobodyElse: 'Δεν υπάρχει άλλος διαχειριστής συστήματος που θα μπορούσε.',
  approvedBy: 'Εγκρίθηκε από: {name}, {at}.',
  published: 'Δημοσίευση, ενημέρωση πελατών',
  publishes: '{files} στα Έγγραφα, χωρίς δυνατότητα αλλαγής. {mail}, {paper}.',
  publishAsk: 'Δεν ανακαλείται: δημοσιευμένη κατάσταση διορθώνεται μόνο με νέα έκδοση.',
  publish: 'Δημοσίευση και ενημέρωση',
  publishedBy: 'Δημοσιεύτηκε από: {name}, {at}. {mail}, {paper}.',
  mayPublish: 'Όλα είναι έτοιμα.',
  mayApprove: 'Μπορείτε να την εγκρίνετε.',
  publishing: 'Οι καταστάσεις δημοσιεύονται.',
  unapproves: 'Κάθε αλλαγή αναιρεί την έγκριση.',
  changed: 'Η δέσμη άλλαξε στο μεταξύ. Δείτε την ξανά και πατήστε πάλι.',
  actionFailed: 'Δεν πέτυχε. Τίποτα δεν άλλαξε.',
  againAsked: 'Παράγεται ξανά.',
  stopAsked: 'Διακόπηκε.',
  leftOutNow: 'Εξαιρέθηκε από τη δέσμη.',
  takenIn: 'Εντάχθηκε.',
  approvedNow: 'Η δέσμη εγκρίθηκε.',
  publishedNow: 'Οι καταστάσεις δημοσιεύονται· οι πελάτες ενημερώνονται.',
  start: 'Έναρξη δέσμης',
  startTitle: 'Έναρξη δέσμης καταστάσεων',
  startHow: 'Παράγεται μία κατάσταση για κάθε λογαριασμό. Κανείς δεν τις βλέπει πριν τις δημοσιεύσετε.',
  portal: 'Πύλη',
  kind: 'Είδος',
  day: 'Περίοδος έως',
  whichAccounts: 'Λογαριασμοί',
  startNow: 'Έναρξη της δέσμης',
  nothingOffered: 'Καμία πύλη δεν έχει είδος αναφοράς που να μπορεί να παραχθεί τώρα.',
  alreadyRunning: 'Η ίδια δέσμη είναι σε εξέλιξη.',
  chooseInList: 'Για ορισμένους λογαριασμούς μόνο, επιλέξτε τους στη λίστα λογαριασμών.',
  doneOf: { one: '{done} από {count} κατάσταση είναι έτοιμη', other: '{done} από {count} καταστάσεις είναι έτοιμες' },
  allDone: { one: '{count} κατάσταση είναι έτοιμη', other: 'Και οι {count} καταστάσεις είναι έτοιμες' },
  stoppedAt: { one: 'Διακόπηκε: έτοιμη {done} από {count} κατάσταση', other: 'Διακόπηκε: έτοιμες {done} από {count} καταστάσεις' },
  approvedAll: { one: '{count} κατάσταση εγκρίθηκε', other: '{count} καταστάσεις εγκρίθηκαν' },
  publishedAll: { one: '{count} κατάσταση δημοσιεύτηκε', other: '{count} καταστάσεις δημοσιεύτηκαν' },
  period: {
    investment: 'έως {date}',
    valuation: 'τρίμηνο έως {date}',
    costs: 'ημερολογιακό έτος έως {date}',
    taxYear: 'φορολογικό έτος έως {date}',
    bonds: 'στις {date}',
    contractNotes: 'έως {date}',
    provider: 'έως {date}',
  },
  startedBy: {
    hand: 'Έναρξη από: {name}',
    schedule: 'Έναρξη από το πρόγραμμα',
    commentary: 'Έναρξη από τον σχολιασμό',
    data: 'Έναρξη από νέα στοιχεία',
    correction: 'Έναρξη διόρθωσης από: {name}',
  },
  reasons: 'Γιατί έγιναν καταστάσεις αυτόματα',
  reasonOf: {
    taken: {
      one: 'Ο σχολιασμός της ημέρας αφαιρέθηκε: γίνεται ξανά {count} κατάσταση',
      other: 'Ο σχολιασμός της ημέρας αφαιρέθηκε: γίνονται ξανά {count} καταστάσεις',
    },
    commentary: {
      one: 'Λόγω του σχολιασμού «{name}» ({by}) γίνεται ξανά {count} κατάσταση',
      other: 'Λόγω του σχολιασμού «{name}» ({by}) γίνονται ξανά {count} καταστάσεις',
    },
    data: { one: 'Τα στοιχεία άλλαξαν: γίνεται ξανά {count} κατάσταση', other: 'Τα στοιχεία άλλαξαν: γίνονται ξανά {count} καταστάσεις' },
  },
  runAgain: { one: 'Εκτέλεση ξανά {count} που απέτυχε', other: 'Εκτέλεση ξανά {count} που απέτυχαν' },
  minutesLeft: { one: 'Απομένει περίπου {count} λεπτό', other: 'Απομένουν περίπου {count} λεπτά' },
  leftOutCount: { one: '{count} λογαριασμός εξαιρέθηκε', other: '{count} λογαριασμοί εξαιρέθηκαν' },
  steps: { collecting: 'Συλλογή στοιχείων', rendering: 'Σχεδίαση σελίδων', merging: 'Συγχώνευση', saving: 'Αποθήκευση' },
  stateOf: { waiting: 'Σε αναμονή', making: 'Σε παραγωγή', done: 'Έτοιμη', failed: 'Απέτυχε', leftOut: 'Εξαιρέθηκε' },
  whyLeftOut: {
    notLinked: 'Δεν έχει συσχετιστεί με τον πάροχο δεδομένων',
    inactive: 'Ο λογαριασμός δεν είναι ενεργός',
    noFigures: 'Χωρίς στοιχεία για αυτή την ημερομηνία',
    published: 'Έχει ήδη δημοσιευτεί· αλλάζει με διόρθωση',
    unchanged: 'Θα έλεγε ό,τι και η δημοσιευμένη',
    byHand: 'Εξαιρέθηκε χειροκίνητα',
  },
  check: {
    holdingsAddUp: 'Το άθροισμα των θέσεων ισούται με την αξία',
    cashExplained: 'Μετρητά αρχής και τέλους, εξηγημένη μεταβολή',
    movementAddsUp: 'Η μεταβολή της αξίας συμφωνεί',
    everyPrice: 'Κάθε θέση έχει τιμή ή σημειωμένη εύλογη αξία',
    twelveMonths: 'Πέντε πλήρεις περίοδοι 12 μηνών, ή όσες υπάρχουν',
    feesItemised: 'Οι χρεώσεις αναλύονται και το άθροισμά τους συμφωνεί',
    benchmark: 'Εμφανίζεται ο συμφωνημένος δείκτης αναφοράς',
    income: 'Το εισόδημα της περιόδου αναλύεται και το άθροισμα συμφωνεί',
    custodyMarked: 'Η φύλαξη κάθε θέσης σημειώνεται',
    firmNamed: 'Εταιρεία, διεύθυνση και γραμμή εποπτείας',
    figuresFresh: 'Τα στοιχεία διαβάστηκαν μετά το τέλος της περιόδου',
    fileSound: 'Το αρχείο είναι ακέραιο και προσβάσιμο',
  },
  checksFail: { one: '{count} αποτυγχάνει', other: '{count} αποτυγχάνουν' },
  filePages: { one: '{count} σελίδα, {size}, {language}', other: '{count} σελίδες, {size}, {language}' },
  approve: { one: 'Έγκριση {count} κατάστασης', other: 'Έγκριση {count} καταστάσεων' },
  publishCount: { one: 'Ναι, δημοσίευση {count} κατάστασης', other: 'Ναι, δημοσίευση {count} καταστάσεων' },
  files: { one: '{count} αρχείο πηγαίνει', other: '{count} αρχεία πηγαίνουν' },
  byMail: { one: '{count} πελάτης λαμβάνει email', other: '{count} πελάτες λαμβάνουν email' },
  onPaper: { one: '{count} σε χαρτί', other: '{count} σε χαρτί' },
  hindrance: {
    notMade: 'Ορισμένες καταστάσεις δεν έγιναν ακόμη.',
    failures: 'Ορισμένες καταστάσεις απέτυχαν: εκτελέστε τις ξανά ή εξαιρέστε τις.',
    checks: 'Ένας έλεγχος αποτυγχάνει: διορθώστε ό,τι βρήκε και παραγάγετε ξανά την κατάσταση, ή εξαιρέστε την.',
    ownBatch: 'Ξεκινήσατε αυτή τη δέσμη ή ζητήσατε ξανά μια κατάσταση, γι’ αυτό δεν μπορείτε να την εγκρίνετε.',
    samples: 'Διαβάστε πρώτα τα δείγματα.',
    notApproved: 'Πρέπει πρώτα να την εγκρίνει δεύτερο πρόσωπο.',
    ended: 'Η δέσμη έχει τελειώσει.',
    nothing: 'Η δέσμη δεν έχει κατάσταση.',
  },
  allAccounts: { one: '{count} ενεργός λογαριασμός της πύλης', other: 'Και οι {count} ενεργοί λογαριασμοί της πύλης' },
  chosenAccounts: { one: '{count} λογαριασμός που επιλέξατε', other: '{count} λογαριασμοί που επιλέξατε' },
}

export const batchWords: Readonly<Record<Locale, BatchWords>> = { en, is, el }
