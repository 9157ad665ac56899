/**
 * Payload's own words where they are not fit for a reader: brackets round what is missing, a capital in "No Results.", stars of a form.
 * Only the words that are put right; everything else stays as Payload ships it.
 */
export const panelWords = {
  en: {
    authentication: { login: 'Sign in', logout: 'Sign out' },
    general: {
      email: 'E-mail',
      emailAddress: 'E-mail address',
      lastModified: 'Saved',
      created: 'Added',
      noLabel: 'None',
      noValue: 'None',
      noResults: 'Nothing here yet, or nothing that matches.',
      noResultsDescription: 'Nothing here yet, or nothing that matches.',
      noResultsFound: 'Nothing to show',
      selectValue: 'Choose',
      or: 'or',
      loading: 'Please wait as we are fetching your data...',
      documentLocked: 'Somebody else is editing this',
      currentlyEditing: 'is editing this now. Who takes over can go on writing; the other one can then only read.',
      editingSince: 'since',
      viewReadOnly: 'Only read it',
      goBack: 'Back',
    },
    version: {
      versions: 'History',
      version: 'Version',
      publishChanges: 'Publish',
      saveDraft: 'Save draft',
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
  is: {
    general: {
      noLabel: 'Ekkert',
      noValue: 'Ekkert',
      noResults: 'Hér er ekkert enn eða ekkert sem passar.',
      noResultsDescription: 'Hér er ekkert enn eða ekkert sem passar.',
      noResultsFound: 'Ekkert að sýna',
      loading: 'Bíddu á meðan gögnin eru sótt...',
      documentLocked: 'Einhver annar er að breyta þessu',
    },
    version: { versions: 'Saga', publishChanges: 'Birta', saveDraft: 'Vista drög', modifiedOnly: 'Aðeins það sem er ólíkt' },
  },
}
