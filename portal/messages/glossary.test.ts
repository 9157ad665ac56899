import { describe, expect, it } from '@jest/globals'
import type { Locale } from '../../shared/i18n/locales'
import { catalogue as el } from './el'
import { type Catalogue, catalogue as en } from './en'
import { catalogue as is } from './is'

const catalogues: Record<Locale, Catalogue> = { en, is, el }

type Terms = Partial<Record<keyof Catalogue['common'], string>>

/** One word for one thing; README.md has the whole list. */
const pinned: Record<Locale, Terms> = {
  en: {
    'term.holding': 'Holding',
    'term.holdings': 'Holdings',
    'term.value': 'Value',
    'term.marketValue': 'Market value',
    'term.return': 'Return',
    'term.benchmark': 'Benchmark',
    'term.charges': 'Charges',
    'term.portfolio': 'Portfolio',
    'term.transactions': 'Transactions',
    'term.cost': 'Cost',
    'term.weight': 'Weight',
    'term.client': 'Client',
    'term.advisor': 'Advisor',
  },
  is: {
    'term.holding': 'Eign',
    'term.holdings': 'Eignir',
    'term.value': 'Virði',
    'term.marketValue': 'Markaðsvirði',
    'term.return': 'Ávöxtun',
    'term.benchmark': 'Viðmið',
    'term.charges': 'Gjöld',
    'term.portfolio': 'Eignasafn',
    'term.transactions': 'Færslur',
    'term.cost': 'Kostnaðarverð',
    'term.weight': 'Vægi',
    'term.client': 'Viðskiptavinur',
    'term.advisor': 'Ráðgjafi',
  },
  el: {
    'term.holding': 'Θέση',
    'term.holdings': 'Θέσεις',
    'term.value': 'Αξία',
    'term.marketValue': 'Αγοραία αξία',
    'term.return': 'Απόδοση',
    'term.benchmark': 'Δείκτης αναφοράς',
    'term.charges': 'Χρεώσεις',
    'term.portfolio': 'Χαρτοφυλάκιο',
    'term.transactions': 'Συναλλαγές',
    'term.cost': 'Κόστος κτήσης',
    'term.weight': 'Στάθμιση',
    'term.client': 'Πελάτης',
    'term.advisor': 'Σύμβουλος',
  },
}

/** Second words for the same things. */
const refused: Record<Locale, readonly RegExp[]> = {
  en: [/\bpositions?\b/iu, /\bcustomers?\b/iu, /\badvisers?\b/iu, /\bequities\b/iu, /\bnet worth\b/iu],
  is: [/stöður/iu, /kúnn/iu, /portfólí/iu, /verðmæti/iu, /arðsemi/iu, /viðmiðunarvísit/iu, /þókn/iu],
  el: [/συμμετοχ/iu, /πορτοφόλι/iu, /αποδοτικότητ/iu, /προμήθει/iu, /benchmark/iu, /πελατολόγ/iu],
}

/** Values have English names in every language. */
const withoutNames = (message: string) => message.replace(/\{\s*\w+/g, '{')

const languages = ['en', 'is', 'el'] as const

describe.each(languages)('%s', (locale) => {
  it('calls each thing by its word', () => {
    expect(catalogues[locale].common).toMatchObject(pinned[locale])
  })

  it('has no second word for it', () => {
    const found = Object.entries(catalogues[locale]).flatMap(([namespace, texts]) =>
      Object.entries(texts as Record<string, string>)
        .filter(([, text]) => refused[locale].some((word) => word.test(withoutNames(text))))
        .map(([key, text]) => `${namespace}.${key}: ${text}`),
    )
    expect(found).toEqual([])
  })
})

it('keeps the messages of the specification to the letter', () => {
  expect(en.auth).toMatchObject({
    sessionExpired: 'Your sesssion expired, please login again',
    loggedOut: 'You have been logged out. See you again soon!',
    welcomeBack: 'Welcome back',
    emailRequired: 'Email is required',
    emailInvalid: 'Email must be valid',
  })
  expect(en.errors).toMatchObject({
    message: 'We encountered an error.',
    subMessage: 'Please try again later.',
    inactivePortal: 'The portal {portal} is not active',
    contactAdministrator: 'Please contact your administrator',
  })
})
