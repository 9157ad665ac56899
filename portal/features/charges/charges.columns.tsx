import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ChargesOfYear, ChargesResponse } from '../../../shared/contracts/wealth/charges'
import type { KindLine } from '../../../shared/domain/charges/kindLines'
import { isZero, type Money } from '../../../shared/domain/money'
import type { Ratio } from '../../../shared/domain/ratio'
import { formatDate } from '../../../shared/format/date'
import { GroupName } from '../../ui/GroupName'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { token } from '../../ui/tokens'
import { explainSum } from '../../wealth/explainSum'
import { kindColours } from './model/kindColours'

type KindSum = Readonly<{ count: number; amount: Money | null; share: Ratio | null }>

const explainsTotal = explainSum(() => 'fees.total')

/* Known to be nil: written, and quiet. */
const Quiet = styled.span`
  color: ${token('text-muted')};
`
const quietNil = (drawn: ReactNode, { amount }: KindLine) => (isZero(amount) ? <Quiet>{drawn}</Quiet> : drawn)

/** Charges by their kind, as the ex-post statement of MiFID has them. */
export const kindColumns = defineColumns<KindLine, KindSum>()('charges', [
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
    around: quietNil,
    sum: ({ amount }) => amount,
    aroundSum: explainsTotal,
  },
  {
    id: 'share',
    head: 'columnShare',
    format: 'percent',
    value: ({ share }) => share,
    around: quietNil,
    missing: (_, { t }) => t('noAverage'),
    sum: ({ share }) => share,
    aroundSum: explainSum(() => 'fees.ratio'),
  },
])

/** Charges of each year, the newest first. */
export const yearColumns = defineColumns<ChargesOfYear & { id: string }, Readonly<{ amount: Money | null }>>()('charges', [
  { id: 'year', head: 'year', format: 'text', value: ({ id }) => id, isName: true },
  { id: 'amount', head: 'columnAmount', format: 'amount', value: ({ amount }) => amount, sum: ({ amount }) => amount },
  { id: 'share', head: 'columnShare', format: 'percent', value: ({ ratio }) => ratio, missing: (_, { t }) => t('noAverage') },
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
