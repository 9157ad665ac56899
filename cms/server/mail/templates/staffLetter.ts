import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** Of the person, or of the account. */
  name: z.string(),
  /** Who writes. */
  from: z.string(),
  subject: z.string(),
  /** Plain; an empty line between paragraphs. */
  text: z.string(),
})

type Data = z.infer<typeof dataSchema>

type Words = Readonly<{ action: string; after: string; reason: (from: string, firm: string) => string }>

const words: Record<Locale, Words> = {
  en: {
    action: 'Open the portal',
    after: 'Replies to this mail are not read. Please write to us in the portal.',
    reason: (from, firm) => `${from} wrote this to you for ${firm}.`,
  },
  is: {
    action: 'Opna gáttina',
    after: 'Svör við þessum pósti eru ekki lesin. Skrifaðu okkur í gáttinni.',
    reason: (from, firm) => `${from} skrifaði þér þetta fyrir hönd ${firm}.`,
  },
  el: {
    action: 'Άνοιγμα της πύλης',
    after: 'Οι απαντήσεις σε αυτό το email δεν διαβάζονται. Γράψτε μας στην πύλη.',
    reason: (from, firm) => `Σας έγραψε εκ μέρους της ${firm}: ${from}.`,
  },
}

/** What a member of staff writes to somebody whom they look after, in the frame of the brand. */
export const staffLetter: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ from, name, subject, text }, { firm, locale, origin }) => {
    const own = words[locale]
    return {
      subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: text.split(/\n{2,}/).flatMap((paragraph) => paragraph.split('\n')),
      action: { label: own.action, url: `${origin}/login` },
      after: own.after,
      reason: { text: own.reason(from, firm) },
    }
  },
}
