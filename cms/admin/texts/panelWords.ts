/**
 * Payload's own words where they are not fit for a reader: brackets round what is missing, a capital in "No Results.", stars of a form.
 * Only the words that are put right; everything else stays as Payload ships it.
 */
export const panelWords = {
  en: {
    quayside: { designer: 'Designer' },
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
    },
  },
  is: {
    quayside: { designer: 'Hönnuður' },
    general: {
      noLabel: 'Ekkert',
      noValue: 'Ekkert',
      noResults: 'Hér er ekkert enn eða ekkert sem passar.',
      noResultsDescription: 'Hér er ekkert enn eða ekkert sem passar.',
      noResultsFound: 'Ekkert að sýna',
    },
  },
}
