import CalendarRange from 'lucide-react/icons/calendar-range'
import Download from 'lucide-react/icons/download'
import { styled } from 'styled-components'
import type { DateRange, TransactionsResponse } from '../../../../shared/contracts/wealth'
import { addMonths, type IsoDate } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { Filters } from '../../../ui/Filters'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Stack } from '../../../ui/Stack'
import { useTransactions } from '../transactions.read'
import { isComplete, type TransactionPeriod } from '../model/period'
import { DataCard } from '../../../wealth/DataCard'
import { Refused, useNone } from './NoTransactions'
import { PeriodFilter } from './PeriodFilter'
import { TransactionsTable } from './TransactionsTable'

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
  align-items: flex-end;

  > [data-field='select'] {
    flex: 0 1 17rem;
  }

  @media (max-width: 599.98px) {
    > [data-field='select'] {
      flex: 1 1 11rem;
    }
  }
`

/** The tab of the transactions: period, table. */
export function TransactionsPanel({ portfolioId, period, onPeriodChange, inception, onExport }: TransactionsPanelProps) {
  const t = useText('transactions')
  const common = useText('common')
  const read = useTransactions(portfolioId, period)
  const { data } = read

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
        <Button icon={Download} onPress={onExport} isDisabled={!data || data.transactions.length === 0}>
          {common('exportCsv')}
        </Button>
      </Row>
      {isComplete(period) ? (
        <DataCard
          read={read}
          t={t}
          title={t('title')}
          aside={(answer) => <Showing answer={answer} />}
          skeleton={<RowsSkeleton count={8} />}
          empty={{ when: ({ transactions }) => transactions.length === 0, ...none }}
          failure={(error) => (error.status === 400 ? <Refused message={error.message} onRangeChange={handleRange} /> : null)}
        >
          {({ transactions }) => <TransactionsTable caption={t('caption')} transactions={transactions} />}
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
function Showing({ answer: { transactions, from, to } }: { answer: TransactionsResponse }) {
  const t = useText('transactions')
  const values = { count: transactions.length, to: formatDate(to) }
  return <span role="status">{from ? t('showing', { ...values, from: formatDate(from) }) : t('showingUntil', values)}</span>
}
