import type { ClientRow } from '../../../../shared/contracts/wealth'
import { isoDate } from '../../../../shared/domain/dates'
import { percentText } from '../../../../shared/domain/rounding'
import { formatDate } from '../../../../shared/format/date'

/** The specification's name of the file. */
export const clientsCsvName = 'my_accounts.csv'

export interface ClientsCsvTexts {
  columns: Record<
    | 'client'
    | 'lastLogin'
    | 'assets'
    | 'currency'
    | 'reportingValue'
    | 'share'
    | 'portfolioCount'
    | 'portfolios'
    | 'types'
    | 'unlinked'
    | 'asOf',
    string
  >
  unlinked: Record<NonNullable<ClientRow['unlinked']>, string>
}

/** A line for each client, in the given order. Figures are plain numbers (share in percent), missing ones are empty. */
export const clientsCsvRows = (
  rows: readonly ClientRow[],
  { columns, unlinked }: ClientsCsvTexts,
): Record<string, string | number | null>[] =>
  rows.map((row) => ({
    [columns.client]: row.sortName,
    [columns.lastLogin]: row.lastLogin && `${formatDate(isoDate(row.lastLogin.slice(0, 10)))} ${row.lastLogin.slice(11, 16)}`,
    [columns.assets]: row.value?.amount ?? null,
    [columns.currency]: row.value?.currency ?? null,
    [columns.reportingValue]: row.reportingValue?.amount ?? null,
    [columns.share]: row.share === null ? null : percentText(row.share),
    [columns.portfolioCount]: row.portfolioCount,
    [columns.portfolios]: row.portfolioNames.join('; '),
    [columns.types]: row.portfolioTypes.join('; '),
    [columns.unlinked]: row.unlinked && unlinked[row.unlinked],
    [columns.asOf]: row.asOf && formatDate(row.asOf),
  }))
