import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { fileStore } from '../../cms/server/files/fileStore'
import { logger } from '../../cms/server/logger'
import type { AttachmentProblem, ReportResponse } from '../../shared/contracts/report'
import { commentaryFor } from '../../shared/domain/commentaryFor'
import type { Locale } from '../../shared/i18n/locales'
import { type Attachment, mostAttachmentBytes, readAttachment } from '../pdf/appendPdf'

type Told = Readonly<{ figures: ReportResponse; attachment: Attachment | null }>
type For = Readonly<{ locale: Locale; defaultLocale: Locale }>

/** The report with the commentary of its language, told how many pages of its file stand behind it or why none do, and that file. */
export async function commentaryOfReport(payload: Payload, figures: ReportResponse, { defaultLocale, locale }: For): Promise<Told> {
  const own = commentaryFor(figures.commentaries ?? [], locale, defaultLocale)
  if (!own?.attachment || own.attachment.problem) return { figures, attachment: null }
  const found = await open(payload, own.attachment.id)
  const isThere = typeof found !== 'string'
  if (!isThere) logger.warn({ msg: 'the file of a commentary is not added to a report', file: own.attachment.id, reason: found })
  const attachment = { ...own.attachment, pages: isThere ? found.pages : null, problem: isThere ? null : found }
  return { figures: { ...figures, commentaries: [{ ...own, attachment }] }, attachment: isThere ? found : null }
}

async function open(payload: Payload, id: string): Promise<Attachment | AttachmentProblem> {
  // rights: the worker's own; that clients may open the file was asked when its name was read (`loadCommentaries`).
  const file = await payload.findByID({ collection: 'library-files', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!file?.filename) return 'unreadable'
  try {
    const key = `library-files/${file.filename}`
    const size = await fileStore().size(key)
    if (size === null) return 'unreadable'
    return size > mostAttachmentBytes ? 'too_long' : await readAttachment(await buffer(await fileStore().read(key)))
  } catch (error) {
    // A report without the file of its commentary, which says so, is better than none.
    logger.warn({ msg: 'the file of a commentary could not be read', file: id, err: error })
    return 'unreadable'
  }
}
