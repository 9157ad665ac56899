import type { Locale } from '../../../../shared/i18n/locales'
import type { MailFacts } from '.'

type Words = Readonly<{ greeting: (name: string) => string; team: (firm: string) => string; caution: string }>

const words: Record<Locale, Words> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    team: (firm) => `Your ${firm} team`,
    caution: 'We never ask for your password or a PIN by mail or telephone.',
  },
  is: {
    greeting: (name) => `Góðan dag, ${name}.`,
    team: (firm) => `Kveðja, starfsfólk ${firm}`,
    caution: 'Við biðjum aldrei um lykilorð eða PIN-númer í tölvupósti eða síma.',
  },
  el: {
    greeting: (name) => `Γεια σας, ${name},`,
    team: (firm) => `Η ομάδα της ${firm}`,
    caution: 'Δεν ζητάμε ποτέ τον κωδικό πρόσβασης ή το PIN σας με e-mail ή τηλέφωνο.',
  },
}

/** What every letter to a person has in common: how it greets, who signs it, and what we never ask for. */
export function letterFrame({ firm, locale }: Pick<MailFacts, 'firm' | 'locale'>, name: string) {
  const { caution, greeting, team } = words[locale]
  return { greeting: greeting(name), signature: team(firm), notes: [caution] }
}
