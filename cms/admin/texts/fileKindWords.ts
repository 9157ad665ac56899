import { contentTypes } from '../../../shared/contracts/files'
import type { Locale } from '../../../shared/i18n/locales'

/** Kinds of files that have a name beside the one of their ending. */
type Office = 'word' | 'excel' | 'powerpoint' | 'office' | 'csv' | 'zip'

const words: Readonly<Record<Locale, Readonly<Record<Office, string>>>> = {
  en: {
    word: 'Word document',
    excel: 'Excel spreadsheet',
    powerpoint: 'PowerPoint presentation',
    office: 'Office document',
    csv: 'CSV file',
    zip: 'ZIP archive',
  },
  is: {
    word: 'Word-skjal',
    excel: 'Excel-skjal',
    powerpoint: 'PowerPoint-kynning',
    office: 'Office-skjal',
    csv: 'CSV-skrá',
    zip: 'ZIP-safn',
  },
  el: {
    word: 'Έγγραφο Word',
    excel: 'Υπολογιστικό φύλλο Excel',
    powerpoint: 'Παρουσίαση PowerPoint',
    office: 'Έγγραφο Office',
    csv: 'Αρχείο CSV',
    zip: 'Συμπιεσμένο αρχείο ZIP',
  },
}

const kinds: Readonly<Record<string, Office>> = {
  [contentTypes.doc]: 'word',
  [contentTypes.docx]: 'word',
  [contentTypes.xls]: 'excel',
  [contentTypes.xlsx]: 'excel',
  [contentTypes.ppt]: 'powerpoint',
  [contentTypes.pptx]: 'powerpoint',
  [contentTypes.csv]: 'csv',
  [contentTypes.zip]: 'zip',
  // What the three of them were before they were archives.
  'application/x-cfb': 'office',
}

/** The kind of a file by its content type, as people call it: PDF, SVG, Word document. */
export function fileKind(contentType: string, language: Locale): string {
  const kind = kinds[contentType]
  return kind ? words[language][kind] : (contentType.split('/')[1] ?? contentType).replace(/\+xml$/, '').toUpperCase()
}

/** Of every content type that may be stored. */
export const fileKinds = (language: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries([...Object.values(contentTypes), ...Object.keys(kinds)].map((type) => [type, fileKind(type, language)]))
