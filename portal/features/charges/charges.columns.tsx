import type { ChargesResponse, ChargeSum } from '../../../shared/contracts/wealth/charges'
import type { Money } from '../../../shared/domain/money'
import { type Ratio, shareOf } from '../../../shared/domain/ratio'
import { formatDate } from '../../../shared/format/date'
import { GroupName } from '../../ui/GroupName'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { explainSum } from '../../wealth/explainSum'
import { kindColours } from './model/kindColours'

export type KindLine = Readonly<ChargeSum & { id: string }>
type KindSum = Readonly<{ count: number; amount: Money | null; share: Ratio | null }>
/** Mean value of the period; null without a history of it. */
type KindFacts = Readonly<{ averageValue: Money | null }>

const explainsTotal = explainSum(() => 'fees.total')

/** Charges by their kind, as the ex-post statement of MiFID has them. */
export const kindColumns = defineColumns<KindLine, KindSum, KindFacts>()('charges', [
  {
    id: 'kind',
    head: 'columnKind',
    format: 'text',
    value: ({ kind }, { t }) => t(`kind.${kind}`),
    isName: true,
    cell: ({ kind }, { t }) => <GroupName colour={kindColours[kind]}>{t(`kind.${kind}`)}</GroupName>,
    detail: ({ kind }, { t }) => t(`kindOf.${kind}`),
  },
  { id: 'count', head: 'columnCount', format: 'count', value: (row) => row.count, priority: 1, isMuted: true, sum: ({ count }) => count },
  {
    id: 'amount',
    head: 'columnAmount',
    format: 'amount',
    value: (row) => row.amount,
    sum: ({ amount }) => amount,
    aroundSum: explainsTotal,
  },
  {
    id: 'share',
    head: 'columnShare',
    format: 'percent',
    value: ({ amount }, { facts: { averageValue } }) => averageValue && shareOf(amount, averageValue),
    missing: (_, { t }) => t('noAverage'),
    sum: ({ share }) => share,
    aroundSum: explainSum(() => 'fees.ratio'),
  },
])

export type ChargeLine = Readonly<ChargesResponse['items'][number] & { id: string }>

/** Each charge that was booked. */
export const chargeColumns = defineColumns<ChargeLine, Readonly<{ amount: Money | null }>>()('charges', [
  { id: 'date', head: 'columnDate', format: 'date', value: (row) => row.date, sort: 'descending', priority: 1, isMuted: true },
  {
    id: 'label',
    head: 'columnCharge',
    format: 'text',
    value: (row) => row.label,
    isName: true,
    sort: 'ascending',
    detail: ({ date, kind }, { t }) => (
      <>
        {t(`kind.${kind}`)}
        <Narrow>, {formatDate(date)}</Narrow>
      </>
    ),
  },
  { id: 'kind', head: 'columnKind', format: 'text', value: ({ kind }, { t }) => t(`kind.${kind}`), on: ['csv'] },
  {
    id: 'amount',
    head: 'columnAmount',
    format: 'amount',
    value: (row) => row.amount,
    sort: 'descending',
    sum: ({ amount }) => amount,
    aroundSum: explainsTotal,
  },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.amount.currency, on: ['csv'] },
])
