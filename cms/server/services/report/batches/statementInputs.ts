import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { LibraryFile } from '../../../../../collections/payload-types'
import type { ReportCommentary, ReportPortfolio, ReportResponse } from '../../../../../shared/contracts/report'
import { commentaryFor } from '../../../../../shared/domain/commentaryFor'
import type { Locale } from '../../../../../shared/i18n/locales'

/**
 * What a statement is made of, each as a hash: two of equal hashes say the same. `version` first, so that hashes of another way to count are told apart
 * from those of other figures (`isComparable`).
 */
export type StatementInputs = Readonly<{ figuresHash: string; commentaryHash: string }>

/** Counts up whenever something below is counted that was not before, or in another way: statements of an earlier count are then compared with nothing. */
const version = '2'

const hashOf = (value: unknown): string => `${version}:${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`

/** Whether two hashes were counted in the same way; none is comparable with nothing. */
export const isComparable = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other && one.split(':')[0] === other.split(':')[0])

/** The figures and the words of a statement in a language. The figures are those of the period alone: what the provider says of later days does not count. */
export async function inputsOf(
  payload: Payload,
  figures: ReportResponse,
  { defaultLocale, locale }: Readonly<{ locale: Locale; defaultLocale: Locale }>,
): Promise<StatementInputs> {
  const commentary = commentaryFor(figures.commentaries ?? [], locale, defaultLocale)
  return { figuresHash: hashOfFigures(figures), commentaryHash: await hashOfCommentary(payload, commentary) }
}

/** Nothing of names and addresses, of the brand, or of when it was read. */
const hashOfFigures = ({ costs, currency, kind, movement, period, portfolios, value }: ReportResponse): string =>
  hashOf({
    kind,
    currency,
    period,
    value,
    movement,
    costs: costs ? { charges: chargesOf(costs.charges), effect: costs.effect } : null,
    portfolios: portfolios.map(figuresOf),
  })

const figuresOf = (one: ReportPortfolio) => ({
  id: one.portfolio.id,
  asOf: one.asOf,
  missing: one.missing,
  basis: one.basis ?? null,
  movement: one.movement,
  returns: one.returns,
  twelveMonths: one.twelveMonths,
  holdings: one.holdings.map(({ cost, id, name, price, units, value }) => ({ id, name, units, price, value, cost })),
  transactions: one.transactions.map(({ amount, date, id, name, price, type, units }) => ({ id, type, name, date, units, price, amount })),
  cash: one.cash ?? null,
  charges: one.charges ? chargesOf(one.charges) : null,
  notes: one.notes ?? null,
  disposals: one.disposals ?? null,
})

/** Without the sums of all years, which go on after the period. */
const chargesOf = ({ from, items, kinds, to, total }: NonNullable<ReportPortfolio['charges']>) => ({ from, to, total, kinds, items })

/** The words of a commentary, and which file it has: a file that was replaced has another stored name. */
export async function hashOfCommentary(payload: Payload, commentary: ReportCommentary | null): Promise<string> {
  if (!commentary) return hashOf(null)
  const { attachment, language, name, text } = commentary
  const file =
    attachment &&
    (await payload.db.findOne<LibraryFile>({
      collection: 'library-files',
      where: { id: { equals: attachment.id } },
      select: { filename: true },
    }))
  return hashOf({ name, language, text, file: file?.filename ?? null, fileName: attachment?.name ?? null })
}
