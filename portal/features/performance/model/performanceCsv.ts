import type { DiscreteReturn } from '../../../../shared/contracts/wealth'
import type { Ratio } from '../../../../shared/domain/ratio'
import { percentText } from '../../../../shared/domain/rounding'
import { formatDate } from '../../../../shared/format/date'
import type { CsvRow } from '../../../lib/csv'
import type { Text } from '../../../lib/i18n/useText'
import { differenceOf, matrixColumns } from './matrix'

/** A fraction as a plain percentage, "8.16"; null stays null. */
const percent = (value: Ratio | null): string | null => (value === null ? null : percentText(value))

/** The matrix of returns, one period a row. */
export function performanceCsv(discrete: DiscreteReturn[], t: Text<'performance'>, common: Text<'common'>): CsvRow[] {
  const { years, periods } = matrixColumns(discrete)
  return [...years, ...periods].map((entry) => ({
    [t('csvPeriod')]: entry.kind === 'year' ? String(entry.year) : common(`period.${entry.kind}`),
    [t('csvFrom')]: entry.from && formatDate(entry.from),
    [t('csvTo')]: entry.to && formatDate(entry.to),
    [t('csvPortfolio')]: percent(entry.portfolio),
    [t('csvBenchmark')]: percent(entry.benchmark),
    [t('csvDifference')]: percent(differenceOf(entry)),
    [t('csvReason')]: entry.reason && common(`missing.${entry.reason}`),
  }))
}
