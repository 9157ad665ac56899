import type { HoldingRecord } from '../../../shared/contracts/editing/holding'
import type { TransactionRecord } from '../../../shared/contracts/editing/transaction'
import { decimal } from '../../../shared/domain/money'
import { formatDate } from '../../../shared/format/date'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { heldValue } from './model/heldValue'

/** Holdings as they are kept: units and the price that was paid, before any quote. */
export const keptHoldingColumns = defineColumns<HoldingRecord>()('editing', [
  {
    id: 'name',
    head: 'field.name',
    format: 'text',
    value: ({ name }) => name,
    isName: true,
    detail: ({ assetClass, symbol }, { t }) => `${t(`assetClass.${assetClass}`)}, ${symbol}`,
    sort: 'ascending',
    on: ['screen'],
  },
  { id: 'units', head: 'field.units', format: 'units', value: ({ units }) => decimal(units), sort: 'descending', on: ['screen'] },
  {
    id: 'price',
    head: 'field.purchaseValue',
    format: 'price',
    value: ({ currency, purchaseValue }) => (purchaseValue === null ? null : { price: decimal(purchaseValue), unit: currency }),
    missing: (_, { t }) => t('value.missing'),
    priority: 1,
    on: ['screen'],
  },
  {
    id: 'value',
    head: 'value',
    format: 'amount',
    value: ({ currency, purchaseValue, units }) => heldValue(units, purchaseValue, currency),
    missing: (_, { t }) => t('value.missing'),
    sort: 'descending',
    on: ['screen'],
  },
])

/** Transactions as they are kept. */
export const keptTransactionColumns = defineColumns<TransactionRecord>()('editing', [
  {
    id: 'date',
    head: 'field.date',
    format: 'date',
    value: ({ date }) => date,
    sort: 'descending',
    priority: 1,
    isMuted: true,
    on: ['screen'],
  },
  {
    id: 'name',
    head: 'field.name',
    format: 'text',
    value: ({ name }) => name,
    isName: true,
    detail: ({ date, symbol, type }, { common }) => (
      <>
        {[common(`transactionType.${type}`), symbol].filter(Boolean).join(', ')}
        <Narrow>, {formatDate(date)}</Narrow>
      </>
    ),
    sort: 'ascending',
    on: ['screen'],
  },
  { id: 'amount', head: 'field.amount', format: 'units', value: ({ amount }) => decimal(amount), sort: 'descending', on: ['screen'] },
  {
    id: 'localCcyAmount',
    head: 'field.localCcyAmount',
    format: 'price',
    value: ({ currency, localCcyAmount }) => (localCcyAmount === null ? null : { price: decimal(localCcyAmount), unit: currency }),
    missing: (_, { t }) => t('value.missing'),
    priority: 1,
    on: ['screen'],
  },
])
