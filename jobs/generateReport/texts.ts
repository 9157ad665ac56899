import type { Period } from '../../shared/domain/dateRange'
import { formatDate } from '../../shared/format/date'
import { type ReportKind, reportKindRules } from '../../shared/domain/reportKinds'
import type { Locale } from '../../shared/i18n/locales'

/** Why a report was not made, as far as the person who asked may know. */
export type ReportFailure = 'no_access' | 'no_data' | 'no_figures' | 'no_room' | 'not_made' | 'several_currencies' | 'stopped' | 'unchanged'

const failures: Record<Locale, Record<ReportFailure, string>> = {
  en: {
    no_access: 'You no longer have access to this account.',
    no_data: 'There are no figures for this account at the moment.',
    no_figures: 'The data provider has no figures of this day.',
    no_room: 'The server has no room for the report at the moment. Please try again later.',
    several_currencies: 'The portfolios are in several currencies and cannot be shown as one.',
    stopped: 'The report was stopped.',
    unchanged: 'A correction would say the same as what is published.',
    not_made: 'The report could not be made. Please try again later.',
  },
  is: {
    no_access: 'Þú hefur ekki lengur aðgang að þessum reikningi.',
    no_data: 'Engar tölur liggja fyrir um þennan reikning sem stendur.',
    no_figures: 'Gagnaveitan hefur engar tölur frá þessum degi.',
    no_room: 'Ekkert pláss er fyrir skýrsluna á þjóninum sem stendur. Reyndu aftur síðar.',
    several_currencies: 'Söfnin eru í fleiri en einum gjaldmiðli og verða ekki sýnd sem eitt.',
    stopped: 'Skýrslan var stöðvuð.',
    unchanged: 'Leiðrétting myndi segja það sama og það sem er birt.',
    not_made: 'Ekki tókst að búa skýrsluna til. Reyndu aftur síðar.',
  },
  el: {
    no_access: 'Δεν έχετε πλέον πρόσβαση σε αυτόν τον λογαριασμό.',
    no_data: 'Δεν υπάρχουν στοιχεία για αυτόν τον λογαριασμό αυτή τη στιγμή.',
    no_figures: 'Ο πάροχος δεδομένων δεν έχει στοιχεία για αυτή την ημέρα.',
    no_room: 'Δεν υπάρχει χώρος για την αναφορά στον διακομιστή αυτή τη στιγμή. Δοκιμάστε ξανά αργότερα.',
    several_currencies: 'Τα χαρτοφυλάκια είναι σε διαφορετικά νομίσματα και δεν μπορούν να εμφανιστούν ως ένα.',
    stopped: 'Η αναφορά διακόπηκε.',
    unchanged: 'Μια διόρθωση θα έλεγε ό,τι και η δημοσιευμένη κατάσταση.',
    not_made: 'Δεν ήταν δυνατή η δημιουργία της αναφοράς. Δοκιμάστε ξανά αργότερα.',
  },
}

/** The same failure in another language, by the words that stand on the report; what they do not know they give back. */
export function failureIn(text: string, locale: Locale): string {
  const known = Object.values(failures).flatMap((words) => Object.entries(words) as [ReportFailure, string][])
  const failure = known.find(([, words]) => words === text)?.[0]
  return failure === undefined ? text : failureText(failure, locale)
}

export const failureText = (failure: ReportFailure, locale: Locale): string => failures[locale][failure]

const drafts: Record<Locale, string> = { en: 'draft, not complete', is: 'drög, ófullgerð', el: 'πρόχειρο, ελλιπές' }

/**
 * "Investment report, General Investment Account, 20/08/2026 – 19/11/2026": the name in the library, and the title of the PDF. A report with
 * figures that are old or missing is called a draft. Of a kind of one day only that day stands in it.
 */
export const reportName = (kind: ReportKind, subject: string, { from, to }: Period, locale: Locale, isDraft = false): string =>
  [
    reportKindRules[kind].title[locale],
    subject,
    reportKindRules[kind].dates === 'day' ? formatDate(to) : `${formatDate(from)} – ${formatDate(to)}`,
    ...(isDraft ? [drafts[locale]] : []),
  ].join(', ')
