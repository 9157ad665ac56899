import type { ActivityKind } from '../../../collections/hooks/logActivity'
import type { Role } from '../../../shared/domain/roles'
import type { MendWords } from '../frame/MendMarkup'
import type { MailName } from '../../server/mail/templates'
import type { JobName } from '../../../jobs'

type Plural = Readonly<Record<'one' | 'other', string>>

/** The panel's own words. Words of collections, their fields and options stand in `collections/labels`. Braces are filled in. */
export type PanelTexts = Readonly<{
  frame: Readonly<
    Record<
      | 'administration'
      | 'home'
      | 'toDo'
      | 'closeMenu'
      | 'signOut'
      | 'toDark'
      | 'toLight'
      | 'allBrands'
      | 'brand'
      | 'changeBrand'
      | 'brandShown'
      | 'brandNotKept'
      | 'onlyBrand'
      | 'sharedByBrands',
      string
    >
  >
  /** Of controls that show no word. */
  markup: MendWords
  roles: Readonly<Record<Role, string>>
  cell: Readonly<
    Record<
      | 'today'
      | 'never'
      | 'none'
      | 'yes'
      | 'no'
      | 'published'
      | 'draft'
      | 'draftWaiting'
      | 'notLinked'
      | 'noExternalId'
      | 'noFigures'
      | 'disabled'
      | 'noRole'
      | 'dataOf'
      | 'running'
      | 'waits'
      | 'done'
      | 'failed'
      | 'standard'
      | 'all'
      | 'private-equity'
      | 'documents'
      | 'group',
      string
    >
  >
  fields: Readonly<Record<'notSet' | 'clear' | 'addColumn' | 'addRow' | 'column' | 'removeColumn' | 'removeRow' | 'row', string>>
  list: Readonly<Record<'nothingMatches' | 'loosen' | 'clear' | 'trash' | 'emptyTrash' | 'aboutTrash' | 'back', string>>
  home: Readonly<
    Record<
      | 'morning'
      | 'afternoon'
      | 'evening'
      | 'todo'
      | 'nothing'
      | 'unknownPage'
      | 'addAccount'
      | 'ledger'
      | 'unlinked'
      | 'unlinkedWhy'
      | 'failed'
      | 'failedWhy'
      | 'stale'
      | 'staleWhy'
      | 'content'
      | 'contentWhy'
      | 'newSubmissions'
      | 'drafts'
      | 'look'
      | 'link'
      | 'again'
      | 'fetch'
      | 'asked'
      | 'actionFailed'
      | 'allOf'
      | 'since'
      | 'report'
      | 'job'
      | 'figuresOf'
      | 'activity'
      | 'wholeLog'
      | 'noActivity'
      | 'portals'
      | 'portal'
      | 'accounts'
      | 'signedIn'
      | 'everything'
      | 'noPortals'
      | 'noReason',
      string
    >
  > &
    Readonly<{ more: Plural; daysOld: Plural; portalCount: Plural }>
  log: Readonly<Record<ActivityKind, string>> & Readonly<Record<'server' | 'you' | 'saved' | 'recordOf' | 'unknown' | 'and', string>>
  jobs: Readonly<Record<JobName, string>>
  mails: Readonly<Record<MailName, string>>
  forms: Readonly<Record<'notAnswered' | 'asCsv', string>>
}>

export const en: PanelTexts = {
  frame: {
    administration: 'Administration',
    home: 'Home',
    toDo: 'to do',
    closeMenu: 'Close the menu',
    signOut: 'Sign out',
    toDark: 'Dark colours',
    toLight: 'Light colours',
    allBrands: 'All brands',
    brand: 'Brand',
    changeBrand: 'change the brand',
    brandShown: 'Shown: {brand}',
    brandNotKept: 'The choice of the brand was not saved. Try again.',
    onlyBrand: 'Only {brand}',
    sharedByBrands: 'Shared by all brands',
  },
  markup: {
    choose: 'Choose',
    chooseAll: 'Choose all',
    ascending: 'ascending',
    descending: 'descending',
    move: 'Move',
    earlier: 'Earlier',
    later: 'Later',
    monthBefore: 'Month before',
    monthAfter: 'Month after',
    month: 'Month',
    year: 'Year',
    more: 'More actions',
    copy: 'Copy the address',
    clear: 'Clear',
    removeFile: 'Take the file off',
    editFile: 'Open the picture',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    time: 'Time',
    filesSaved: 'Files saved: {count}',
    addNew: 'Add new',
    editingNow: 'Who takes over can go on writing; the other one can then only read.',
    locked: 'Somebody is editing this',
    order: 'Order',
    notifications: 'Notifications',
    dragHelp: 'To move it, press Space, then the arrow keys. Space puts it down, Escape takes it back.',
    addBlock: 'Add a block',
    insert: 'Insert',
    textStyle: 'Kind of text',
    blocks: 'Blocks',
    addParagraph: 'Add a paragraph at the end',
    editLink: 'Edit the link',
    removeLink: 'Remove the link',
    edit: 'Edit',
    responsive: 'Full width',
  },
  roles: { admin: 'Platform administrator', 'company-admin': 'Company administrator', advisor: 'Advisor', investor: 'Client' },
  cell: {
    today: 'Today',
    never: 'Never',
    none: 'None',
    yes: 'Yes',
    no: 'No',
    published: 'Published',
    draft: 'Draft',
    draftWaiting: 'Published, draft waiting',
    notLinked: 'Not linked',
    noExternalId: 'No external id',
    noFigures: 'Not fetched yet',
    disabled: 'Disabled',
    noRole: 'No role',
    dataOf: 'Data of {date}',
    running: 'Running',
    waits: 'Waiting',
    done: 'Done',
    failed: 'Failed',
    standard: 'Standard',
    all: 'All',
    'private-equity': 'Private equity',
    documents: 'Documents',
    group: 'Group',
  },
  list: {
    nothingMatches: 'Nothing matches',
    loosen: 'Look for fewer letters, or take a filter off.',
    clear: 'Show all',
    trash: 'Trash',
    emptyTrash: 'Nothing was thrown away.',
    aboutTrash:
      'What is moved to the trash is kept here, out of sight of everybody but administrators, and can be restored until its retention ends.',
    back: 'Back to the list',
  },
  fields: {
    notSet: 'Not set',
    clear: 'Clear',
    addColumn: 'Add a column',
    addRow: 'Add a row',
    column: 'Column',
    removeColumn: 'Remove column',
    removeRow: 'Remove row',
    row: 'row',
  },
  home: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    todo: 'to do',
    nothing: 'Nothing waits. Every account is linked, every report was made, and all figures are of today.',
    unknownPage: 'There is no such page in the panel: this is its home.',
    addAccount: 'Add account',
    ledger: 'What waits, by kind',
    unlinked: 'Not linked',
    unlinkedWhy: 'The client sees no figures until the account is linked.',
    failed: 'Failed',
    failedWhy: 'Nothing was lost; each can be run again.',
    stale: 'Figures over a day old',
    staleWhy: 'Clients see the last good figures with their date.',
    content: 'Drafts and submissions',
    contentWhy: 'Nobody but administrators sees a draft; a submission waits for an answer.',
    newSubmissions: 'came in, not taken up',
    drafts: 'not published yet',
    look: 'Look',
    link: 'Link',
    again: 'Run again',
    fetch: 'Fetch',
    asked: 'Asked for',
    actionFailed: 'That did not work. Try again in a minute.',
    allOf: 'See all',
    since: 'since {date}',
    report: 'Report',
    job: 'Job',
    figuresOf: 'figures of {date}',
    activity: 'Recent activity',
    wholeLog: 'Whole log',
    noActivity: 'Nobody has done anything yet.',
    portals: 'Portals',
    portal: 'Portal',
    accounts: 'Accounts',
    signedIn: 'Signed in, 7 days',
    everything: 'Everything in the panel',
    noPortals: 'There is no portal yet.',
    noReason: 'no reason was given',
    more: { one: 'and one more', other: 'and {count} more' },
    daysOld: { one: '1 day old', other: '{count} days old' },
    portalCount: { one: '1 portal', other: '{count} portals' },
  },
  log: {
    Created: '{who} added {what}.',
    Updated: '{who} changed {fields} of {what}.',
    saved: '{who} saved {what}.',
    Published: '{who} published {what}.',
    Deleted: '{who} moved {what} to the trash.',
    Restored: '{who} brought {what} back from the trash.',
    'Signed in': '{who} signed in.',
    'Signed out': '{who} signed out.',
    'User logged in': '{who} entered the portal for the first time since signing in.',
    'Two-factor switched on': '{who} switched two-factor sign-in on.',
    'Two-factor switched off': '{who} switched two-factor sign-in off.',
    'Two-factor reset': '{who} reset the second factor of {what}.',
    'Passkey added': '{who} added a passkey.',
    'Passkey removed': '{who} removed a passkey.',
    Viewed: '{who} looked at {what}.',
    Downloaded: '{who} downloaded {what}.',
    'Media downloaded': '{who} downloaded the picture {what}.',
    'Updated media': '{who} changed {fields} of the picture {what}.',
    'Delete media': '{who} moved the picture {what} to the trash.',
    'Report made': '{who} asked for a report on {what}.',
    'Run again': '{who} had {what} run again.',
    'Figures fetched': '{who} had the figures of {what} fetched.',
    Invited: '{who} invited {what}.',
    'Terms accepted': '{who} accepted the terms for {what}.',
    'Access granted': '{who} let somebody read {what}.',
    'Access revoked': '{who} ended the access of somebody to {what}.',
    'Signed up': '{who} signed up.',
    'Custom token': '{who} got a custom token for {what}.',
    Mailed: '{who} wrote to {what}.',
    Approved: '{who} approved {what}.',
    server: 'The server',
    you: 'You',
    recordOf: 'a record of {collection}',
    unknown: 'Something else',
    and: 'and',
  },
  jobs: {
    generateReport: 'Make a report',
    sendMail: 'Send a mail',
    sendSms: 'Send a text message',
    sendPasswordLink: 'Mail a link to a new password',
    sendSignUpLink: 'Mail the way on to somebody who signs up',
    repairTeams: 'Put right who sees which account',
    refreshFigures: 'Bring figures up to date',
    sweepJobs: 'Clear out old jobs',
    removeExpired: 'Remove what has expired',
    endRetention: 'Remove what need not be kept any longer',
    publishDue: 'Publish or take back at its time',
    mailMessage: 'Tell people of a message',
    fileInLibrary: 'Put a client’s file into a library',
    runDataProcess: "Bring a data process's rows in",
    runNightlyProcesses: 'Start the data processes of the night',
    fillBatch: 'Write the statements of a batch',
    publishBatch: 'Publish a batch of statements',
    startQuarterlyBatches: 'Start the statements of the quarter',
    followCommentary: 'Start statements again after a commentary',
    followFigures: 'Start statements again after changed figures',
    rollUpAnalytics: 'Add the activity up by day',
    trimAnswers: 'Trim saved answers of the providers',
    removeOrphanFiles: 'Remove files that belong to nothing',
    repairRecords: 'Complete the records of former versions',
    fetchFigures: 'Fetch the figures of an account',
  },
  mails: {
    invitation: 'Invitation to the portal',
    delegation: 'Access to an account',
    passwordLink: 'Choose a new password',
    signInLink: 'Your sign-in',
    signUpLink: 'The way on for somebody who signs up',
    staffLetter: 'Letter from the firm',
    signUpKnown: 'You have a sign-in already',
    passwordChanged: 'Your password was changed',
    secondFactorOn: 'Two-factor sign-in was switched on',
    secondFactorOff: 'Two-factor sign-in was switched off',
    secondFactorReset: 'Your second factor was reset',
    recoveryCodeUsed: 'A recovery code was used',
    newDevice: 'A new device signed in',
    passkeyAdded: 'Passkey added',
    passkeyRemoved: 'Passkey removed',
    newEmail: 'Confirm your new email address',
    emailChange: 'Your email address changes',
    reportReady: 'Your report is ready',
    submissionReceived: 'New submission',
    submissionSent: 'Answer to a submission',
    messageReceived: 'You have a message',
    statementReady: 'Your statement is there',
    statementCorrected: 'Your statement was corrected',
  },
  forms: { notAnswered: 'Not answered', asCsv: 'Answers as CSV' },
}
