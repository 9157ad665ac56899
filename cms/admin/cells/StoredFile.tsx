import { File, FileArchive, FileImage, FileSpreadsheet, FileText, FileType, type LucideIcon, Presentation } from 'lucide-react'
import { contentTypes, endingOf, type FileEnding } from '../../../shared/contracts/files'
import { formatBytes } from '../../../shared/format/bytes'
import type { Locale } from '../../../shared/i18n/locales'
import { Two } from '../kit/Two'
import { fileKind } from '../texts/fileKindWords'

const signs: Readonly<Record<FileEnding, LucideIcon>> = {
  jpg: FileImage,
  jpeg: FileImage,
  png: FileImage,
  gif: FileImage,
  webp: FileImage,
  svg: FileImage,
  pdf: FileText,
  doc: FileType,
  docx: FileType,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
  ppt: Presentation,
  pptx: Presentation,
  zip: FileArchive,
}

type Props = Readonly<{
  name: string
  /** Of the record, as it is stored. */
  file: Readonly<{ filename?: unknown; filesize?: unknown }>
  language: Locale
}>

/**
 * A file that is somebody's: the sign of its type, with type and size beneath its name. It is not drawn small as a picture of the brand is, for
 * a list would fetch fifty scans, and would open papers that nobody asked for.
 */
export function StoredFile({ file, language, name }: Props) {
  const ending = typeof file.filename === 'string' ? endingOf(file.filename) : null
  const Sign = ending === null ? File : signs[ending]
  const facts = [
    ...(ending === null ? [] : [fileKind(contentTypes[ending], language)]),
    ...(typeof file.filesize === 'number' ? [formatBytes(file.filesize, language)] : []),
  ]
  return (
    <span className="qs-who">
      <span className="qs-filesign">
        <Sign aria-hidden="true" />
      </span>
      <Two below={facts.join(' · ')}>{name}</Two>
    </span>
  )
}
