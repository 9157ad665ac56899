import type { RawAnswer } from './answerChecks'
import { badShape } from './rows'

/** The one media type of documents that upstreams send. */
export const pdfType = ['application/pdf'] as const

/** Throws `bad_shape` for what calls itself a PDF and does not begin as one. */
export function assertPdf(bytes: Uint8Array, { path }: Pick<RawAnswer, 'path'>, source: string): void {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') throw badShape(source, path, 'no PDF by its first bytes')
}
