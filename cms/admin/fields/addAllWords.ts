import type { Locale } from '../../../shared/i18n/locales'

type Plural = Readonly<Record<'one' | 'other', string>>
type Words = Readonly<{ addAll: string; added: Plural; tooMany: Plural; failed: string }>

export const addAllWords: Readonly<Record<Locale, Words>> = {
  en: {
    addAll: 'Add all',
    added: { one: '{count} added', other: '{count} added' },
    tooMany: { one: 'There is {count}: choose it', other: 'There are {count}, too many to add at once: choose them' },
    failed: 'They could not be asked for. Try again.',
  },
  is: {
    addAll: 'Bæta öllum við',
    added: { one: '{count} bætt við', other: '{count} bætt við' },
    tooMany: { one: 'Í boði er {count}: veldu', other: 'Í boði eru {count}, of margt til að bæta við í einu: veldu' },
    failed: 'Ekki tókst að sækja listann. Reyndu aftur.',
  },
  el: {
    addAll: 'Προσθήκη όλων',
    added: { one: 'Προστέθηκε {count}', other: 'Προστέθηκαν {count}' },
    tooMany: { one: 'Υπάρχει {count}: επιλέξτε', other: 'Υπάρχουν {count}, πάρα πολλά για μία φορά: επιλέξτε' },
    failed: 'Δεν ήταν δυνατή η λήψη τους. Δοκιμάστε ξανά.',
  },
}
