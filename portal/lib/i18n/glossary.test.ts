import { describe, expect, it } from '@jest/globals'
import type { Locale } from '../../../shared/i18n/locales'
import type { Namespaces } from './namespaces'
import { namespaces, rawTexts } from './testing/allTexts'

type Terms = Partial<Record<keyof Namespaces['common'], string>>

/** One word for one thing; portal/lib/messages/README.md has the whole list. */
const pinned: Record<Locale, Terms> = {
  en: {
    'term.holding': 'Holding',
    'term.value': 'Value',
    'term.benchmark': 'Benchmark',
    'term.charges': 'Charges',
    'term.portfolio': 'Portfolio',
    'term.cost': 'Cost',
    'term.weight': 'Weight',
  },
  is: {
    'term.holding': 'Eign',
    'term.value': 'Virði',
    'term.benchmark': 'Viðmið',
    'term.charges': 'Gjöld',
    'term.portfolio': 'Eignasafn',
    'term.cost': 'Kostnaðarverð',
    'term.weight': 'Vægi',
  },
  el: {
    'term.holding': 'Θέση',
    'term.value': 'Αξία',
    'term.benchmark': 'Δείκτης αναφοράς',
    'term.charges': 'Χρεώσεις',
    'term.portfolio': 'Χαρτοφυλάκιο',
    'term.cost': 'Κόστος κτήσης',
    'term.weight': 'Στάθμιση',
  },
}

/** Whole phrases that were found to read right, by what English says there. */
const phrases: Record<string, Readonly<Record<'is' | 'el', string>>> = {
  'on the day': { is: 'yfir daginn', el: 'μεταβολή ημέρας' },
  'no values are available for this account': {
    is: 'ekkert virði liggur fyrir um þennan reikning',
    el: 'δεν υπάρχουν διαθέσιμες αξίες για αυτόν τον λογαριασμό',
  },
  'private and confidential': { is: 'trúnaðarmál', el: 'εμπιστευτικό' },
}

/** Second words for the same things. */
const refused: Record<Locale, readonly RegExp[]> = {
  en: [/\bnoughts?\b/iu, /\bpositions?\b/iu, /\bcustomers?\b/iu, /\badvisers?\b/iu, /\bequities\b/iu, /\bnet worth\b/iu],
  is: [
    /á deginum/iu,
    /engin virði/iu,
    /flutt(?:ar)? (?:inn|út)(?!\p{L})/iu,
    /sjóðafyrirtæk/iu,
    /prófíl/iu,
    /í höndunum/iu,
    /annan þátt|annars þáttar/iu,
    /tveggja þátta innskrán/iu,
    /\(ur\)/iu,
    /staðreynd/iu,
    /stöður/iu,
    /kúnn/iu,
    /portfólí/iu,
    /verðmæti/iu,
    /arðsemi/iu,
    /viðmiðunarvísit/iu,
    /þókn/iu,
    /heimasíð/iu,
    /(?<!\p{L})hleð(?!\p{L})/iu,
  ],
  el: [
    /συμμετοχ/iu,
    /πορτοφόλι/iu,
    /αποδοτικότητ/iu,
    /εισοδηματική απόδοση/iu,
    /διαχειριστής (?!περιουσίας|συστήματος|εταιρείας)/iu,
    /\{διαχειριστής?\}/iu,
    /προμήθειες|προμηθειών/iu,
    /benchmark/iu,
    /πελατολόγ/iu,
    /μπάρα/iu,
    /e-mail/iu,
    /στην περίοδο/iu,
    /άκυρο/iu,
    /συνεδρί/iu,
    /περιηγητή/iu,
    /εξωτερικό αναγνωριστικό/iu,
    /μονάδες/iu,
  ],
}

/** Values have English names in every language. */
const withoutNames = (message: string) => message.replace(/\{\s*\w+/g, '{')

const languages = ['en', 'is', 'el'] as const

describe.each(languages)('%s', (locale) => {
  it('calls each thing by its word', () => {
    expect(rawTexts('common', locale)).toMatchObject(pinned[locale])
  })

  it('has no second word for it', () => {
    const found = namespaces.flatMap((namespace) =>
      Object.entries<string>(rawTexts(namespace, locale))
        .filter(([, text]) => refused[locale].some((word) => word.test(withoutNames(text))))
        .map(([key, text]) => `${namespace}.${key}: ${text}`),
    )
    expect(found).toEqual([])
  })
})

it.each(Object.entries(phrases))('“%s” is said in one way wherever English says it', (english, said) => {
  const places = namespaces.flatMap((namespace) =>
    Object.entries<string>(rawTexts(namespace))
      .filter(([, text]) => text.toLowerCase() === english)
      .map(([key]) => ({ namespace, key })),
  )
  expect(places).not.toEqual([])
  for (const { key, namespace } of places)
    for (const locale of ['is', 'el'] as const) {
      const text = Object.entries<string>(rawTexts(namespace, locale)).find(([each]) => each === key)?.[1]
      expect(`${namespace}.${key}: ${text?.toLowerCase()}`).toBe(`${namespace}.${key}: ${said[locale]}`)
    }
})

it('keeps the messages of the specification to the letter', () => {
  expect(rawTexts('auth')).toMatchObject({
    sessionExpired: 'Your sesssion expired, please login again',
    welcomeBack: 'Welcome back',
    emailRequired: 'Email is required',
    emailInvalid: 'Email must be valid',
  })
  expect(rawTexts('shell')).toMatchObject({
    'signOut.done': 'You have been logged out. See you again soon!',
    'error.message': 'We encountered an error.',
    'error.subMessage': 'Please try again later.',
    'error.inactivePortal': 'The portal {portal} is not active',
    'error.contactAdministrator': 'Please contact your administrator',
  })
})
