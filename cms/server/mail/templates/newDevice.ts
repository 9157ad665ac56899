import * as z from 'zod/mini'
import { isoInstantSchema } from '../../../../shared/domain/dates'
import { formatDateTime } from '../../../../shared/format/date'
import type { Locale } from '../../../../shared/i18n/locales'
import type { MailTemplate } from '../mailTemplate'
import { letterFrame } from './letterFrame'

const dataSchema = z.object({
  /** The person's name. */
  name: z.string(),
  /** Null where the browser says nothing of itself. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** When they signed in. */
  at: isoInstantSchema,
  /** IANA zone that the time is said in: the browser's, else the brand's. */
  timeZone: z.string(),
  /** Whether it is the browser's. */
  isPlaceKnown: z.boolean(),
})
type Data = z.infer<typeof dataSchema>

type Words = Readonly<{
  subject: string
  text: string
  device: (browser: string, system: string) => string
  unknownDevice: string
  unknownPlace: string
  mine: string
  action: string
  after: string
  reason: string
  places: Readonly<Record<string, string>>
}>

const words: Record<Locale, Words> = {
  en: {
    subject: 'A new device signed in',
    text: 'Somebody signed in to the portal in your name on a device that you have not used before.',
    device: (browser, system) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    unknownPlace: 'place unknown',
    mine: 'If it was you, there is nothing to do.',
    action: 'See all sessions',
    after: 'If it was not you, choose "Sign out everywhere" there, change your password at once and tell us.',
    reason: 'You are told when a device signs in for the first time.',
    places: { 'Atlantic/Reykjavik': 'Reykjavík' },
  },
  is: {
    subject: 'Innskráning í nýju tæki',
    text: 'Einhver skráði sig inn í gáttina í þínu nafni í tæki sem þú hefur ekki notað áður.',
    device: (browser, system) => `${browser} á ${system}`,
    unknownDevice: 'Óþekkt tæki',
    unknownPlace: 'staður óþekktur',
    mine: 'Ef það varst þú þarftu ekkert að gera.',
    action: 'Sjá allar innskráningar',
    after: 'Ef það varst ekki þú skaltu velja „Skrá út alls staðar“ þar, breyta lykilorðinu strax og láta okkur vita.',
    reason: 'Við látum þig vita þegar tæki er skráð inn í fyrsta sinn.',
    places: { 'Europe/Athens': 'Aþena', 'Atlantic/Reykjavik': 'Reykjavík' },
  },
  el: {
    subject: 'Σύνδεση από νέα συσκευή',
    text: 'Κάποιος συνδέθηκε στην πύλη με το όνομά σας από συσκευή που δεν έχετε χρησιμοποιήσει ξανά.',
    device: (browser, system) => `${browser} σε ${system}`,
    unknownDevice: 'Άγνωστη συσκευή',
    unknownPlace: 'άγνωστος τόπος',
    mine: 'Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.',
    action: 'Όλες οι συνδέσεις',
    after: 'Αν δεν ήσασταν εσείς, επιλέξτε εκεί «Αποσύνδεση από παντού», αλλάξτε αμέσως τον κωδικό πρόσβασής σας και ενημερώστε μας.',
    reason: 'Σας ενημερώνουμε όταν μια συσκευή συνδέεται για πρώτη φορά.',
    places: { 'Europe/London': 'Λονδίνο', 'Europe/Athens': 'Αθήνα', 'Atlantic/Reykjavik': 'Ρέικιαβικ' },
  },
}

/** Warns a person of a sign-in on a device that none of theirs is. */
export const newDevice: MailTemplate<Data> = {
  data: dataSchema,
  write: ({ at, browser, isPlaceKnown, name, system, timeZone }, { firm, locale, origin }) => {
    const text = words[locale]
    const place = isPlaceKnown ? (text.places[timeZone] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ')) : text.unknownPlace
    // The day is always said: the mail may be read on another one.
    const when = formatDateTime(at, { locale, timeZone, now: at, labels: { today: dayOf(at, timeZone) } })
    return {
      subject: text.subject,
      ...letterFrame({ firm, locale }, name),
      paragraphs: [text.text, text.mine],
      item: { title: browser && system ? text.device(browser, system) : text.unknownDevice, detail: [when, place].join(', ') },
      action: { label: text.action, url: `${origin}/profile/me#sessions` },
      after: text.after,
      reason: { text: text.reason },
    }
  },
}

/** 22/11/2026, on the calendar of a zone. */
const dayOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(at))
