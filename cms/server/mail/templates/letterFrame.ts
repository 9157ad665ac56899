import type { Locale } from '../../../../shared/i18n/locales'
import { spokenNameOf } from '../../../../shared/domain/names'
import type { MailFacts } from '../mailTemplate'

type Words = Readonly<{ greeting: (name: string) => string; team: (firm: string) => string; caution: string }>

const words: Record<Locale, Words> = {
  en: {
    greeting: (name) => (name === '' ? 'Hello,' : `Dear ${name},`),
    team: (firm) => `Your ${firm} team`,
    caution: 'We never ask for your password or a PIN by mail or telephone.',
  },
  is: {
    greeting: (name) => (name === '' ? 'Góðan dag.' : `Góðan dag, ${name}.`),
    team: (firm) => `Kveðja, starfsfólk ${firm}`,
    caution: 'Við biðjum aldrei um lykilorð eða PIN-númer í tölvupósti eða síma.',
  },
  el: {
    greeting: (name) => (name === '' ? 'Γεια σας,' : `Γεια σας, ${name},`),
    team: (firm) => `Η ομάδα της ${firm}`,
    caution: 'Δεν ζητάμε ποτέ τον κωδικό πρόσβασης ή το PIN σας με email ή τηλέφωνο.',
  },
}

/**
 * What every letter to a person has in common: how it greets, who signs it, and what we never ask for. `name` may be as an address book has it, and is
 * empty for somebody whom we do not know.
 */
export function letterFrame({ firm, locale }: Pick<MailFacts, 'firm' | 'locale'>, name: string) {
  const { caution, greeting, team } = words[locale]
  return { greeting: greeting(spokenNameOf(name)), signature: team(firm), notes: [caution] }
}
