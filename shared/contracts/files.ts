/** Content types of the files that may be stored, by ending: the specification's list, and today's form of the Office files in it. */
export const contentTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
  csv: 'text/csv',
} as const

export type FileEnding = keyof typeof contentTypes

const isEnding = (text: string): text is FileEnding => Object.hasOwn(contentTypes, text)

/** The ending of a name in lower case, when it is one that may be stored. */
export function endingOf(name: string): FileEnding | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && isEnding(ending) ? ending : null
}
