import type { Brand } from '../../shared/brands/brandSchema'
import { senderOf, siteOf } from '../../cms/server/mail/presentMail'
import { renderMail } from '../../cms/server/mail/renderMail'
import { type MailData, type MailName, writeMail } from '../../cms/server/mail/templates'
import { isoDate, isoInstant } from '../../shared/domain/dates'
import type { Locale } from '../../shared/i18n/locales'

const name = 'Catherine Ellery-Voss'
const about = { name, portal: 'akta', account: 'QS-2044', asOf: isoDate('2026-09-30') }

/** What each mail is photographed with: long names and whole sentences, as they come. A mail without a sample does not compile. */
const samples: { readonly [Name in MailName]: MailData<Name> } = {
  reportReady: { ...about, report: 'Investment report, Ellery-Voss Family Trust, 30 September 2026' },
  statementReady: { ...about, report: 'Valuation and custody statement, 30 September 2026' },
  statementCorrected: {
    ...about,
    report: 'Valuation and custody statement, 30 September 2026',
    note: 'The price of Wraymere Growth Partners IV was that of the quarter before.',
  },
  invitation: { name, from: 'Philippa Thornbury-Ashcroft', days: 7, key: 'key', message: 'As we said on Tuesday: this is your access.' },
  delegation: { from: name, account: 'Ellery-Voss Family Trust', until: isoDate('2027-03-31') },
  passwordLink: { name, key: 'key' },
  signInLink: { name, days: 7, key: 'key' },
  passwordChanged: { name },
  secondFactorOn: { name },
  secondFactorOff: { name },
  secondFactorReset: { name },
  recoveryCodeUsed: { name },
  newDevice: {
    name,
    browser: 'Firefox',
    system: 'Windows',
    at: isoInstant(new Date('2026-11-23T17:05:00Z')),
    timeZone: 'Europe/London',
    isPlaceKnown: true,
  },
  passkeyAdded: { name, passkey: 'Telephone of Catherine' },
  passkeyRemoved: { name, passkey: 'Telephone of Catherine' },
  newEmail: { name, key: 'key' },
  emailChange: { name, email: 'c•••@ellery-voss.example', isDone: false },
  signUpLink: { key: 'key' },
  signUpKnown: { name },
  staffLetter: {
    name,
    from: 'Philippa Thornbury-Ashcroft',
    subject: 'Before our meeting in December',
    text: 'I have put the papers into your library.\n\nPlease look at the first two before we meet.',
  },
  submissionReceived: { form: 'Investment advice questionnaire', formId: 'form', sender: name, submission: 'submission', hasCsv: true },
  submissionSent: {
    name,
    form: 'Investment advice questionnaire',
    subject: 'We have your answers',
    body: 'Thank you. Your wealth manager will write within two days.',
  },
  messageReceived: { name, author: 'Philippa Thornbury-Ashcroft', portal: 'akta', isReply: true, subject: 'The papers for December', text: null },
}

export const mailNames = Object.keys(samples) as MailName[]

/** A mail of a brand as its reader gets it. */
export function mailOf(mail: MailName, brand: Brand, locale: Locale): string {
  const facts = { locale, firm: brand.displayName, origin: `https://${brand.hosts[0]}`, keyOf: (id: string) => `${id}.of-a-sample` }
  const look = { locale, theme: brand.theme, firm: brand.displayName, sender: senderOf(brand), site: siteOf(brand) }
  return renderMail(writeMail(mail, samples[mail], facts), look).html
}
