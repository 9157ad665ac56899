import CalendarRange from 'lucide-react/icons/calendar-range'
import Download from 'lucide-react/icons/download'
import { useDeferredValue, useMemo } from 'react'
import { styled } from 'styled-components'
import type { DateRange, Transaction, TransactionsResponse } from '../../../../shared/contracts/wealth'
import { addMonths, type IsoDate } from '../../../../shared/domain/dates'
import { transactionTypes } from '../../../../shared/domain/transactionType'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { Filters } from '../../../ui/Filters'
import { SearchField } from '../../../ui/SearchField'
import { Select } from '../../../ui/Select'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { Stack } from '../../../ui/Stack'
import { filterTransactions, noFilter, typesOf } from '../model/filterTransactions'
import { transactionColumns } from '../transactions.columns'
import { useTransactions } from '../transactions.read'
import { isComplete, type TransactionPeriod } from '../model/period'
import { useTransactionsList } from '../model/transactionsList'
import { DataCard } from '../../../wealth/DataCard'
import { NoMatch, Refused, useNone } from './NoTransactions'
import { PeriodFilter } from './PeriodFilter'

interface TransactionsPanelProps {
  portfolioId: string
  period: TransactionPeriod
  onPeriodChange: (period: TransactionPeriod) => void
  /** First day of the portfolio; before it there is nothing to choose. */
  inception: IsoDate | null
  onExport: () => void
}

/* the labels stand above, so the button keeps to the line of the boxes */
const Row = styled(Filters)`
  > * {
    align-self: flex-end;
  }

  > [data-field='select'] {
    flex: 0 1 17rem;
  }

  @media (max-width: 599.98px) {
    > [data-field='select'] {
      flex: 1 1 11rem;
    }
  }
`

const everyType = 'all'
const nothing: readonly Transaction[] = []
/** As the answer has them; the head says so. */
const newestFirst = { id: 'date', descending: true }

/** The tab of the transactions: period, search, type, table. */
export function TransactionsPanel({ portfolioId, period, onPeriodChange, inception, onExport }: TransactionsPanelProps) {
  const t = useText('transactions')
  const common = useText('common')
  const read = useTransactions(portfolioId, period)
  const { data } = read
  const [filter, setFilter] = useTransactionsList()
  const asked = useDeferredValue(filter)
  const all = data?.transactions ?? nothing
  const rows = useMemo(() => filterTransactions(all, asked, (type) => common(`transactionType.${type}`)), [all, asked, common])
  const types = useMemo(() => typesOf(all), [all])

  const handleRange = (range: DateRange) => {
    if (range !== 'custom') onPeriodChange({ range, from: null, to: null })
    // A custom period starts from the days that were on the screen.
    else onPeriodChange({ range, from: data ? (data.from ?? inception ?? addMonths(data.to, -1)) : null, to: data?.to ?? null })
  }

  const none = useNone(period.range, handleRange)

  return (
    <Stack>
      <Row role="group" aria-label={t('filters')}>
        <PeriodFilter
          period={period}
          inception={inception}
          onRangeChange={handleRange}
          onDatesChange={(from, to) => onPeriodChange({ range: 'custom', from, to })}
        />
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <Select
          label={t('type')}
          options={[
            { id: everyType, label: t('allTypes') },
            ...transactionTypes
              .filter((type) => types.includes(type) || type === filter.type)
              .map((type) => ({ id: type, label: common(`transactionType.${type}`) })),
          ]}
          value={filter.type ?? everyType}
          onChange={(id) => setFilter({ ...filter, type: transactionTypes.find((type) => type === id) ?? null })}
        />
        <Button icon={Download} onPress={onExport} isDisabled={!data || data.transactions.length === 0}>
          {common('exportCsv')}
        </Button>
      </Row>
      {isComplete(period) ? (
        <DataCard
          read={read}
          t={t}
          title={t('title')}
          aside={(answer) => <Showing answer={answer} count={rows.length} />}
          skeleton={<TableSkeleton columns={transactionColumns} rows={8} />}
          empty={{ when: ({ transactions }) => transactions.length === 0, ...none }}
          failure={(error) => (error.status === 400 ? <Refused message={error.message} onRangeChange={handleRange} /> : null)}
        >
          {() =>
            rows.length === 0 ? (
              <NoMatch onClearFilter={() => setFilter(noFilter)} />
            ) : (
              <DataTable columns={transactionColumns} rows={rows} caption={t('caption')} sort={newestFirst} />
            )
          }
        </DataCard>
      ) : (
        <Card>
          <EmptyState icon={CalendarRange} title={t('chooseTitle')}>
            {t('chooseText')}
          </EmptyState>
        </Card>
      )}
    </Stack>
  )
}

/** How many, from when to when; read out when it changes. */
function Showing({ answer: { from, to }, count }: { answer: TransactionsResponse; count: number }) {
  const t = useText('transactions')
  const values = { count, to: formatDate(to) }
  return <span role="status">{from ? t('showing', { ...values, from: formatDate(from) }) : t('showingUntil', values)}</span>
}
