/**
 * Payload's own words where the specification has others, and where they are not fit for a reader: brackets round what is missing, a capital in "No Results.", stars of a form.
 * Only the words that are put right; everything else stays as Payload ships it.
 */
export const panelWords = {
  en: {
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
    error: { userEmailAlreadyRegistered: 'Notandi með þetta netfang er þegar til.' },
    validation: {
      emailAddress: 'Netfangið er ekki gilt',
      enterNumber: 'Sláðu inn tölu',
      greaterThanMax: 'Hæsta gildi er {{max}}',
      lessThanMin: 'Lægsta gildi er {{min}}',
      required: 'Þennan reit þarf að fylla út',
      shorterThanMax: 'Mest {{maxLength}} stafir',
    },
    general: {
      noLabel: 'Ekkert',
      noValue: 'Ekkert',
      noResults: 'Hér er ekkert enn eða ekkert sem passar.',
      noResultsDescription: 'Hér er ekkert enn eða ekkert sem passar.',
      noResultsFound: 'Ekkert að sýna',
    },
  },
}
