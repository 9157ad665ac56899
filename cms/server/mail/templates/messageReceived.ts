import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** Who wrote it; null for somebody who is no more. */
  author: z.nullable(z.string()),
  /** The portal's part of the address. */
  portal: z.string(),
  isReply: z.boolean(),
  /** Null where the brand keeps its messages' words out of mails. */
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** The whole of it as a file, in place of `text`; mails of former versions have none. */
  attachment: z.optional(z.nullable(z.string())),
})
type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: (isReply: boolean) => string
  text: (author: string, isReply: boolean) => string
  somebody: (firm: string) => string
  inside: string
  attached: string
  file: string
  action: string
  after: string
  reason: string
  change: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: (isReply) => (isReply ? 'You have a reply' : 'You have a message'),
    text: (author, isReply) => (isReply ? `${author} has replied to you in the portal.` : `${author} has written to you in the portal.`),
    somebody: (firm) => `Somebody at ${firm}`,
    inside: 'The message itself is in the portal only.',
    attached: 'The message is attached to this mail.',
    file: 'message.txt',
    action: 'Open the portal',
    after: 'The link opens the portal and asks you to sign in. Please answer there: replies to this mail are not read.',
    reason: 'You are told when somebody writes to you in the portal.',
    change: 'Change this',
  },
  is: {
    subject: (isReply) => (isReply ? 'Þú hefur fengið svar' : 'Þú hefur fengið skilaboð'),
    text: (author, isReply) => (isReply ? `${author} hefur svarað þér í gáttinni.` : `${author} hefur skrifað þér í gáttinni.`),
    somebody: (firm) => `Starfsmaður ${firm}`,
    inside: 'Skilaboðin sjálf eru aðeins í gáttinni.',
    attached: 'Skilaboðin fylgja þessum pósti sem viðhengi.',
    file: 'skilabod.txt',
    action: 'Opna gáttina',
    after: 'Hlekkurinn opnar gáttina og þar skráirðu þig inn. Svaraðu þar, því svör við þessum pósti eru ekki lesin.',
    reason: 'Við látum þig vita þegar einhver skrifar þér í gáttinni.',
    change: 'Breyta þessu',
  },
  el: {
    subject: (isReply) => (isReply ? 'Έχετε μια απάντηση' : 'Έχετε ένα μήνυμα'),
    text: (author, isReply) => (isReply ? `Σας απάντησε στην πύλη: ${author}.` : `Σας έγραψε στην πύλη: ${author}.`),
    somebody: (firm) => `ένα μέλος της ${firm}`,
    inside: 'Το ίδιο το μήνυμα βρίσκεται μόνο στην πύλη.',
    attached: 'Το μήνυμα επισυνάπτεται σε αυτό το email.',
    file: 'minyma.txt',
    action: 'Άνοιγμα της πύλης',
    after: 'Ο σύνδεσμος ανοίγει την πύλη και σας ζητά να συνδεθείτε. Απαντήστε εκεί: οι απαντήσεις σε αυτό το email δεν διαβάζονται.',
    reason: 'Σας ενημερώνουμε όταν κάποιος σας γράφει στην πύλη.',
    change: 'Αλλαγή',
  },
}

/** Tells a person that somebody has written to them. What of the message stands in it is the brand's to say (`messageMails`). */
export const messageReceived: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ attachment = null, author, isReply, name, portal, subject, text }, { firm, locale, origin }) => {
    const own = words[locale]
    const by = author ?? own.somebody(firm)
    const elsewhere = attachment === null ? own.inside : own.attached
    return {
      subject: own.subject(isReply),
      ...letterFrame({ firm, locale }, name),
      paragraphs: [own.text(by, isReply), ...(text === null ? [elsewhere] : text.split(/\n{2,}/).filter((line) => line.trim() !== ''))],
      ...(subject === null ? {} : { item: { title: subject, detail: by } }),
      action: { label: own.action, url: `${origin}/dashboard/${encodeURIComponent(portal)}` },
      after: own.after,
      reason: { text: own.reason, link: { label: own.change, url: `${origin}/profile/me#notifications` } },
      ...(attachment === null ? {} : { attachment: { name: own.file, text: attachment } }),
    }
  },
}
