import type { Language } from './form'

/** Greek for the book's own texts, which are in English. */
const greek: Readonly<Record<string, string>> = {
  'Initial payment': 'Αρχική κατάθεση',
  'Regular payment': 'Τακτική κατάθεση',
  'Additional payment': 'Πρόσθετη κατάθεση',
  Withdrawal: 'Ανάληψη',
  'Regular withdrawal': 'Τακτική ανάληψη',
  'Income payment': 'Καταβολή εισοδήματος',
  'Closing payment': 'Τελική καταβολή',
  'Management charge': 'Αμοιβή διαχείρισης',
  'Dealing charge': 'Προμήθεια συναλλαγής',
  'Bank transfer': 'Τραπεζικό έμβασμα',
}

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  el: 'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος'.split(' '),
}

export const describe = (text: string, language: Language): string => (language === 'el' ? greek[text] : null) ?? text

/** A booking's note: a month, a quarter, a deal, a bank transfer. */
export function remarkOf(note: string | null, language: Language): string | null {
  if (note === null || language === 'en') return note
  const quarter = /^Quarter to (\S+), ([\d.]+)% a year$/.exec(note)
  if (quarter) return `Τρίμηνο έως ${quarter[1] ?? ''}, ${(quarter[2] ?? '').replace('.', ',')}% ετησίως`
  const deal = /^(Purchase|Sale) of (\S+)$/.exec(note)
  if (deal) return `${deal[1] === 'Sale' ? 'Πώληση' : 'Αγορά'} ${deal[2] ?? ''}`
  const [month = '', year = ''] = note.split(' ')
  const place = months.en.indexOf(month)
  return place >= 0 ? `${months.el[place] ?? ''} ${year}` : describe(note, language)
}
