import type { Ratio } from '../../../../shared/domain/ratio'
import { percentText } from '../../../../shared/domain/rounding'
import { formatDate } from '../../../../shared/format/date'
import type { CsvRow } from '../../../lib/csv'
import type { Text } from '../../../lib/i18n/useText'
import type { HoldingsView } from './viewHoldings'

/** A fraction as a plain percentage, "16.87"; null stays null. */
const percent = (value: Ratio | null): string | null => (value === null ? null : percentText(value))

/** The holdings shown, one a row, in plain numbers: no symbols, no grouping. Prices are in their own unit, all else in the portfolio's currency. */
export function holdingsCsv({ groups }: HoldingsView, t: Text<'holdings'>, common: Text<'common'>): CsvRow[] {
  return groups.flatMap((group) =>
    group.holdings.map((holding) => ({
      [t('csvClass')]: common(`assetClass.${holding.assetClass}`),
      [t('columnHolding')]: holding.name,
      [t('csvSymbol')]: holding.symbol,
      SEDOL: holding.sedol,
      [t('columnUnits')]: holding.units,
      [t('columnPrice')]: holding.price,
      [t('csvQuoteUnit')]: holding.price === null ? null : holding.quoteUnit,
      [t('csvPriceDate')]: holding.priceDate && formatDate(holding.priceDate),
      [t('csvCurrency')]: holding.value.currency,
      [t('columnCost')]: holding.cost?.amount ?? null,
      [t('columnValue')]: holding.value.amount,
      [t('columnGain')]: holding.gain?.amount ?? null,
      [t('columnGainRatio')]: percent(holding.gainRatio),
      [t('csvWeight')]: percent(holding.weight),
    })),
  )
}
