import * as z from 'zod/mini'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The name of the account. */
  name: z.string(),
  /** Who invites; empty when nobody is named. */
  from: z.string(),
  /** How long the link is good. */
  days: z.number(),
  /** Id of the one-time key; the key itself stands in the link alone. */
  key: z.string(),
  /** The sender's own words, plain; may be empty. */
  message: z.string(),
})

type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: (firm: string) => string
  text: (from: string, firm: string) => string
  action: string
  after: Readonly<Record<'one' | 'other', string>>
  reason: string
}>

const words: Record<Locale, Words> = {
  en: {
    subject: (firm) => `Your invitation to ${firm}`,
    text: (from, firm) =>
      `${from === '' ? `The team of ${firm}` : from} invites you to the portal, where your portfolios, valuations and documents stand in one place.`,
    action: 'Accept the invitation',
    after: {
      one: 'The link works once, for one day. If you expected no invitation, leave it: nothing happens.',
      other: 'The link works once, for {days} days. If you expected no invitation, leave it: nothing happens.',
    },
    reason: 'You get this mail because we look after an account with this address.',
  },
  is: {
    subject: (firm) => `Boð frá ${firm}`,
    text: (from, firm) =>
      `${from === '' ? `Starfsfólk ${firm}` : from} býður þér aðgang að gáttinni, þar sem eignasöfnin þín, yfirlit og skjöl eru á einum stað.`,
    action: 'Þiggja boðið',
    after: {
      one: 'Hlekkurinn virkar einu sinni og gildir í {days} dag. Ef þú áttir ekki von á boði þarftu ekkert að gera.',
      other: 'Hlekkurinn virkar einu sinni og gildir í {days} daga. Ef þú áttir ekki von á boði þarftu ekkert að gera.',
    },
    reason: 'Þú færð þennan póst vegna þess að við sjáum um reikning sem er skráður á þetta netfang.',
  },
  el: {
    subject: (firm) => `Η πρόσκλησή σας από την ${firm}`,
    text: (from, firm) =>
      `${from === '' ? `Η ομάδα της ${firm}` : from} σας προσκαλεί στην πύλη, όπου βρίσκονται μαζί τα χαρτοφυλάκια, οι αποτιμήσεις και τα έγγραφά σας.`,
    action: 'Αποδοχή της πρόσκλησης',
    after: {
      one: 'Ο σύνδεσμος λειτουργεί μία φορά και ισχύει για μία ημέρα. Αν δεν περιμένατε πρόσκληση, αγνοήστε τον: δεν θα συμβεί τίποτα.',
      other:
        'Ο σύνδεσμος λειτουργεί μία φορά και ισχύει για {days} ημέρες. Αν δεν περιμένατε πρόσκληση, αγνοήστε τον: δεν θα συμβεί τίποτα.',
    },
    reason: 'Λαμβάνετε αυτό το μήνυμα επειδή διαχειριζόμαστε λογαριασμό με αυτή τη διεύθυνση.',
  },
}

/** The link of an invitation. The key stands behind `#`, which no server and no Referer ever sees. */
export const invitation: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ days, from, key, message, name }, { firm, keyOf, locale, origin }) => {
    const text = words[locale]
    const after = new Intl.PluralRules(locale).select(days) === 'one' ? text.after.one : text.after.other
    return {
      subject: text.subject(firm),
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.text(from, firm), ...message.split(/\s*\n\s*/).filter((line) => line !== '')],
      action: { label: text.action, url: `${origin}/login?action=invitation#key=${keyOf(key, 'invitation')}` },
      after: after.replace('{days}', String(days)),
      reason: { text: text.reason },
    }
  },
}
