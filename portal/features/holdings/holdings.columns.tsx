import { isCash } from '../../../shared/domain/assetClass'
import { isFairValued } from '../../../shared/domain/holdings/isFairValued'
import type { Holding, HoldingSum } from '../../../shared/contracts/wealth/holdings'
import { formatPercent } from '../../../shared/format/percent'
import { Percent } from '../../ui/Percent'
import { type ColumnContext, defineColumns } from '../../ui/table/defineColumns'
import { Text } from '../../ui/Text'
import { explainSum } from '../../wealth/explainSum'
import { FairValueMark } from './components/FairValueMark'

type Context = Pick<ColumnContext<'holdings', object>, 't' | 'common'>

/** Why a sum of the list is missing; null where it is not for a missing row. */
const whyNoSum = ({ missing }: HoldingSum, { common }: Context): string | null => missing && common(`missing.${missing}`)

type SummedFigure = 'value' | 'cost' | 'gain' | 'gainRatio' | 'weight'

/** `holdings.Equity.value` of an asset class, `holdings.all.value` of all that is shown. */
const explains = (figure: SummedFigure) =>
  explainSum((sum: HoldingSum & Readonly<{ assetClass?: string }>) => `holdings.${sum.assetClass ?? 'all'}.${figure}`)

/** Holdings of a portfolio, with the sums of an asset class or of all. Sums of cost and gain leave out what has no cost. */
export const holdingColumns = defineColumns<Holding, HoldingSum>()('holdings', [
  { id: 'class', head: 'csvClass', format: 'text', value: (row, { common }) => common(`assetClass.${row.assetClass}`), on: ['csv'] },
  {
    id: 'name',
    head: 'columnHolding',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    // One code; two that are the same would look like a mistake.
    detail: (row, { t }) =>
      isCash(row) ? (
        t('cashDetail', { currency: row.quoteUnit })
      ) : (
        <>
          {[row.sedol ?? row.symbol, row.quoteUnit].filter(Boolean).join(', ')}
          {isFairValued(row) && (
            <>
              {' '}
              <FairValueMark />
            </>
          )}
        </>
      ),
  },
  { id: 'symbol', head: 'csvSymbol', format: 'text', value: (row) => row.symbol, on: ['csv'] },
  { id: 'sedol', head: 'csvSedol', format: 'text', value: (row) => row.sedol, on: ['csv'] },
  { id: 'units', head: 'columnUnits', format: 'units', value: (row) => row.units, isBlank: isCash, priority: 3 },
  {
    id: 'price',
    head: 'columnPrice',
    format: 'price',
    value: ({ price, quoteUnit: unit }) => (price === null ? null : { price, unit }),
    isBlank: isCash,
    priority: 2,
  },
  { id: 'quoteUnit', head: 'csvQuoteUnit', format: 'text', value: (row) => (row.price === null ? null : row.quoteUnit), on: ['csv'] },
  { id: 'priceDate', head: 'csvPriceDate', format: 'date', value: (row) => row.priceDate, on: ['csv'] },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.value.currency, on: ['csv'] },
  {
    id: 'cost',
    head: 'columnCost',
    format: 'amount',
    value: (row) => row.cost,
    missing: (_, { t }) => t('costUnknown'),
    sum: ({ cost }) => cost,
    sumMissing: (sum, cx) => whyNoSum(sum, cx) ?? cx.t('costUnknown'),
    aroundSum: explains('cost'),
    sort: 'descending',
    priority: 3,
  },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: (row) => row.value,
    sum: ({ value }) => value,
    sumMissing: whyNoSum,
    aroundSum: explains('value'),
    sort: 'descending',
    underHead: 'andGain',
    under: ({ gainRatio }) => gainRatio !== null && <Percent value={gainRatio} tone />,
    underSum: ({ weight }, { t, locale }) =>
      weight !== null && <Text $muted>{t('ofPortfolio', { weight: formatPercent(weight, locale) })}</Text>,
  },
  {
    id: 'gain',
    head: 'columnGain',
    format: 'amount',
    value: (row) => row.gain,
    missing: (_, { t }) => t('costUnknown'),
    isBlank: (row) => isCash(row) && row.gain === null,
    isResult: true,
    sum: ({ gain }) => gain,
    sumMissing: whyNoSum,
    aroundSum: explains('gain'),
    sort: 'descending',
    priority: 1,
    // Paper has no room for a column of its own.
    detail: ({ gainRatio }, { medium }) => medium === 'paper' && gainRatio !== null && <Percent value={gainRatio} signed />,
  },
  {
    id: 'gainRatio',
    head: 'columnGainRatio',
    format: 'percent',
    value: (row) => row.gainRatio,
    missing: (_, { t }) => t('costUnknown'),
    isBlank: (row) => isCash(row) && row.gainRatio === null,
    isSigned: true,
    isMuted: true,
    sum: ({ gainRatio }) => gainRatio,
    sumMissing: whyNoSum,
    aroundSum: explains('gainRatio'),
    on: ['screen', 'csv'],
    sort: 'descending',
    priority: 2,
  },
  {
    id: 'weight',
    head: 'columnWeight',
    csvHead: 'csvWeight',
    format: 'percent',
    value: (row) => row.weight,
    missing: (_, { common }) => common('missing.unavailable'),
    sum: ({ weight }) => weight,
    sumMissing: whyNoSum,
    aroundSum: explains('weight'),
    sort: 'descending',
    priority: 1,
  },
])
