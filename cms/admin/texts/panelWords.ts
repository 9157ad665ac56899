import { icelandicPanel } from './icelandicPanel'

/**
 * Payload's own words where the specification has others, and where they are not fit for a reader: brackets round what is missing, a capital in "No Results.", stars of a form.
 * Only the words that are put right; everything else stays as Payload ships it.
 */
export const panelWords = {
  en: {
    quayside: { designer: 'Designer' },
    authentication: { login: 'Sign in', logout: 'Sign out' },
    error: { userEmailAlreadyRegistered: 'An user with this email address already exists.' },
    validation: {
      emailAddress: 'Email must be valid',
      enterNumber: 'Please enter a number',
      greaterThanMax: 'Maximum value is {{max}}',
      lessThanMin: 'Minimum value is {{min}}',
      required: 'Field is required',
      shorterThanMax: 'Max {{maxLength}} characters',
    },
    // Payload's button gives it an object, which would be read out.
    fields: { addNewLabel: 'Add new' },
    general: {
      payloadSettings: 'Settings of the panel',
      true: 'Yes',
      false: 'No',
      createNew: 'Add new',
      createNewLabel: 'Add new: {{label}}',
      updatedSuccessfully: 'Done - all changes saved.',
      aboutToRestore: 'Take <1>{{title}}</1> out of the trash?',
      aboutToRestoreAsDraft: 'Take <1>{{title}}</1> out of the trash, as a draft?',
      confirmRestoration: 'Restore from the trash',
      documentIsTrashed: 'This is in the trash: it can be read and restored, not changed.',
      titleRestored: 'Restored: {{title}}.',
      titleTrashed: 'In the trash: {{title}}.',
      email: 'E-mail',
      emailAddress: 'E-mail address',
      lastModified: 'Saved',
      deletedAt: 'Deleted',
      or: 'or',
      // What it is stands over it, in the right case.
      creatingNewLabel: 'New, not saved yet',
      created: 'Added',
      noLabel: 'None',
      noValue: 'None',
      noResults: 'Nothing here yet, or nothing that matches.',
      noResultsDescription: 'Nothing here yet, or nothing that matches.',
      noResultsFound: 'Nothing to show',
      selectValue: 'Choose',
      loading: 'Please wait as we are fetching your data...',
      documentLocked: 'Somebody else is editing this',
      currentlyEditing: 'is editing this now. Who takes over can go on writing; the other one can then only read.',
      editedSince: 'Since',
      viewReadOnly: 'Only read it',
      goBack: 'Back',
    },
    version: {
      versions: 'History',
      version: 'Version',
      publishChanges: 'Publish',
      saveDraft: 'Save draft',
      draftSavedSuccessfully: 'Saved',
      compareVersions: 'Two versions side by side',
      comparingAgainst: 'Compared with',
      modifiedOnly: 'Only what differs',
      restoreThisVersion: 'Restore this version',
      restoreAsDraft: 'Restore as draft',
      currentlyPublished: 'Published now',
      currentDraft: 'Draft now',
      noFurtherVersionsFound: 'There are no earlier versions.',
      noRowsFound: 'There is no history yet.',
    },
  },
  is: icelandicPanel,
  // The rest of the Greek panel is a language of its own (`greek.ts`); of a language's words the browser gets those that Payload knows, and all of these.
  el: { quayside: { designer: 'Σχεδιαστής' } },
}
