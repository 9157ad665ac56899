import type { Period } from '../../shared/domain/dateRange'
import { formatDate } from '../../shared/format/date'
import { type ReportKind, reportKindRules } from '../../shared/domain/reportKinds'
import type { Locale } from '../../shared/i18n/locales'

/** Why a report was not made, as far as the person who asked may know. */
export type ReportFailure = 'no_access' | 'no_data' | 'not_made'

const failures: Record<Locale, Record<ReportFailure, string>> = {
  en: {
    no_access: 'You no longer have access to this account.',
    no_data: 'There are no figures for this account at the moment.',
    not_made: 'The report could not be made. Please try again later.',
  },
  is: {
    no_access: 'Þú hefur ekki lengur aðgang að þessum reikningi.',
    no_data: 'Engar tölur liggja fyrir um þennan reikning sem stendur.',
    not_made: 'Ekki tókst að búa skýrsluna til. Reyndu aftur síðar.',
  },
  el: {
    no_access: 'Δεν έχετε πλέον πρόσβαση σε αυτόν τον λογαριασμό.',
    no_data: 'Δεν υπάρχουν στοιχεία για αυτόν τον λογαριασμό αυτή τη στιγμή.',
    not_made: 'Δεν ήταν δυνατή η δημιουργία της αναφοράς. Δοκιμάστε ξανά αργότερα.',
  },
}

export const failureText = (failure: ReportFailure, locale: Locale): string => failures[locale][failure]

const drafts: Record<Locale, string> = { en: 'draft, not complete', is: 'drög, ekki heil', el: 'πρόχειρο, ελλιπές' }

/**
 * "Investment report, General Investment Account, 20/08/2026 – 19/11/2026": the name in the library, and the title of the PDF. A report with
 * figures that are old or missing is called a draft.
 */
export const reportName = (kind: ReportKind, subject: string, { from, to }: Period, locale: Locale, isDraft = false): string =>
  [reportKindRules[kind].title[locale], subject, `${formatDate(from)} – ${formatDate(to)}`, ...(isDraft ? [drafts[locale]] : [])].join(', ')
