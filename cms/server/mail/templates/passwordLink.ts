import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '.'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** Id of the one-time key; the key itself stands in the link alone. */
  key: z.string(),
})

type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: string
  greeting: (name: string) => string
  text: string
  action: string
  after: string
  team: (firm: string) => string
  reason: string
  caution: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: 'Choose a new password',
    greeting: (name) => `Dear ${name},`,
    text: 'You asked for a new password. Choose one by the button below.',
    action: 'Choose a password',
    after: 'The link works once, for 30 minutes. If you asked for nothing, leave it: your password stays as it is.',
    team: (firm) => `Your ${firm} team`,
    reason: 'Somebody, probably you, gave this address on the portal’s sign-in page.',
    caution: 'We never ask for your password or a PIN by mail or telephone.',
  },
  is: {
    subject: 'Veldu nýtt lykilorð',
    greeting: (name) => `Góðan dag, ${name}.`,
    text: 'Þú baðst um nýtt lykilorð. Veldu það með hnappinum hér að neðan.',
    action: 'Velja lykilorð',
    after:
      'Hlekkurinn virkar einu sinni og gildir í 30 mínútur. Ef þú baðst ekki um hann þarftu ekkert að gera: lykilorðið þitt er óbreytt.',
    team: (firm) => `Kveðja, starfsfólk ${firm}`,
    reason: 'Einhver, líklega þú, gaf upp þetta netfang á innskráningarsíðu gáttarinnar.',
    caution: 'Við biðjum aldrei um lykilorð eða PIN-númer í tölvupósti eða síma.',
  },
  el: {
    subject: 'Επιλέξτε νέο κωδικό πρόσβασης',
    greeting: (name) => `Γεια σας, ${name},`,
    text: 'Ζητήσατε νέο κωδικό πρόσβασης. Επιλέξτε τον με το κουμπί που ακολουθεί.',
    action: 'Επιλογή κωδικού',
    after: 'Ο σύνδεσμος λειτουργεί μία φορά και ισχύει για 30 λεπτά. Αν δεν τον ζητήσατε εσείς, αγνοήστε τον: ο κωδικός σας μένει ως έχει.',
    team: (firm) => `Η ομάδα της ${firm}`,
    reason: 'Κάποιος, πιθανώς εσείς, έδωσε αυτή τη διεύθυνση στη σελίδα σύνδεσης της πύλης.',
    caution: 'Δεν ζητάμε ποτέ τον κωδικό πρόσβασης ή το PIN σας με e-mail ή τηλέφωνο.',
  },
}

/** The link to a new password. The key stands behind `#`, which no server and no Referer ever sees. */
export const passwordLink: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ key, name }, { firm, keyOf, locale, origin }) => {
    const text = words[locale]
    return {
      subject: text.subject,
      greeting: text.greeting(name),
      paragraphs: [text.text],
      action: { label: text.action, url: `${origin}/login?action=new-password#key=${keyOf(key, 'password')}` },
      after: text.after,
      signature: text.team(firm),
      notes: [text.caution],
      reason: { text: text.reason },
    }
  },
}
