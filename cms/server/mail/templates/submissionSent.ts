import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '.'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** The form's name. */
  form: z.string(),
  /** As the form's editor wrote them. */
  subject: z.string(),
  body: z.string(),
})
type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  greeting: (name: string) => string
  received: string
  kind: string
  action: string
  after: string
  team: (firm: string) => string
  reason: string
  change: string
  caution: string
}>

const words: Record<Locale, Words> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    received: 'We have received what you sent.',
    kind: 'Form',
    action: 'Open the portal',
    after: 'The link opens the portal and asks you to sign in.',
    team: (firm) => `Your ${firm} team`,
    reason: 'You get this because you sent a form in the portal.',
    change: 'To the portal',
    caution: 'We never ask for your password or a PIN by mail or telephone.',
  },
  is: {
    greeting: (name) => `Góðan dag, ${name}.`,
    received: 'Við höfum móttekið það sem þú sendir.',
    kind: 'Eyðublað',
    action: 'Opna gáttina',
    after: 'Hlekkurinn opnar gáttina og þar skráirðu þig inn.',
    team: (firm) => `Kveðja, starfsfólk ${firm}`,
    reason: 'Þú færð þetta vegna þess að þú sendir eyðublað í gáttinni.',
    change: 'Í gáttina',
    caution: 'Við biðjum aldrei um lykilorð eða PIN-númer í tölvupósti eða síma.',
  },
  el: {
    greeting: (name) => `Γεια σας, ${name},`,
    received: 'Λάβαμε όσα στείλατε.',
    kind: 'Φόρμα',
    action: 'Άνοιγμα της πύλης',
    after: 'Ο σύνδεσμος ανοίγει την πύλη και σας ζητά να συνδεθείτε.',
    team: (firm) => `Η ομάδα της ${firm}`,
    reason: 'Το λαμβάνετε επειδή στείλατε μια φόρμα στην πύλη.',
    change: 'Στην πύλη',
    caution: 'Δεν ζητάμε ποτέ τον κωδικό πρόσβασης ή το PIN σας με e-mail ή τηλέφωνο.',
  },
}

/** The answer that a form's editor wrote for those who send it. */
export const submissionSent: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ body, form, name, subject }, { firm, locale, origin }) => {
    const text = words[locale]
    const paragraphs = body
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean)
    return {
      subject,
      greeting: text.greeting(name),
      paragraphs: paragraphs.length > 0 ? paragraphs : [text.received],
      item: { title: form, detail: text.kind },
      action: { label: text.action, url: `${origin}/` },
      after: text.after,
      signature: text.team(firm),
      notes: [text.caution],
      reason: { text: text.reason, change: text.change, url: `${origin}/` },
    }
  },
}
