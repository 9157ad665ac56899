import type { Commitment, PrivateEquityResponse } from '../../../shared/contracts/wealth/privateEquity'
import { formatDate } from '../../../shared/format/date'
import { Amount } from '../../ui/Amount'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { explainSum } from '../../wealth/explainSum'
import type { MarketName } from '../../wealth/market/useMarketName'

type Facts = Pick<PrivateEquityResponse, 'missing'> & Readonly<{ marketName: MarketName }>
type Sum = PrivateEquityResponse['totals']

/** Commitments to private equity: what was promised, paid, came back and is left. None of it is a gain or a loss, so all stays black. */
export const privateEquityColumns = defineColumns<Commitment, Sum, Facts>()('privateEquity', [
  {
    id: 'name',
    head: 'columnName',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    detail: ({ region, valuedOn }, { t, facts: { marketName } }) => (
      <>
        {region && marketName(region)}
        {valuedOn && (
          <Narrow>
            {region && ', '}
            {t('valuedOn', { date: formatDate(valuedOn) })}
          </Narrow>
        )}
      </>
    ),
  },
  {
    id: 'region',
    head: 'csvRegion',
    format: 'text',
    value: ({ region }, { facts: { marketName } }) => region && marketName(region),
    on: ['csv'],
  },
  {
    id: 'valuedOn',
    head: 'columnValuedOn',
    format: 'date',
    value: (row) => row.valuedOn,
    missing: (_, { t }) => t('notSent'),
    sort: 'descending',
    priority: 1,
    isMuted: true,
  },
  {
    id: 'committed',
    head: 'columnCommitted',
    format: 'amount',
    value: (row) => row.committed,
    missing: (_, { t }) => t('notSent'),
    sort: 'descending',
    priority: 2,
    sum: (totals) => totals?.committed ?? null,
    aroundSum: explainSum(() => 'equity.committed'),
    sumMissing: (totals, { common, facts, t }) => (totals ? t('notSentForAll') : common(`missing.${facts.missing ?? 'unavailable'}`)),
  },
  {
    id: 'called',
    head: 'columnCalled',
    format: 'amount',
    value: (row) => row.called,
    sort: 'descending',
    priority: 1,
    sum: (totals) => totals?.called ?? null,
    aroundSum: explainSum(() => 'equity.called'),
    sumMissing: (_, { common, facts }) => common(`missing.${facts.missing ?? 'unavailable'}`),
  },
  {
    id: 'distributed',
    head: 'columnDistributed',
    format: 'amount',
    value: (row) => row.distributed,
    missing: (_, { t }) => t('notSent'),
    sort: 'descending',
    priority: 2,
    sum: (totals) => totals?.distributed ?? null,
    aroundSum: explainSum(() => 'equity.distributed'),
    sumMissing: (totals, { common, facts, t }) => (totals ? t('notSentForAll') : common(`missing.${facts.missing ?? 'unavailable'}`)),
  },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: (row) => row.value,
    sort: 'descending',
    isStrong: true,
    sum: (totals) => totals?.value ?? null,
    aroundSum: explainSum(() => 'equity.value'),
    sumMissing: (_, { common, facts }) => common(`missing.${facts.missing ?? 'unavailable'}`),
    underHead: 'columnCalled',
    under: ({ called }) => <Amount value={called} />,
    underSum: (totals) => totals && <Amount value={totals.called} />,
  },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.value.currency, on: ['csv'] },
])
