import Download from 'lucide-react/icons/download'
import { styled } from 'styled-components'
import type { DegradedReason } from '../../../../shared/contracts/provenance'
import type { DateRange, TransactionsResponse } from '../../../../shared/contracts/wealth'
import { addMonths, type IsoDate } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import { needsOwnNotice } from '../../../wealth/needsOwnNotice'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { CardHead } from '../../../ui/CardHead'
import { Filters } from '../../../ui/Filters'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { Stack } from '../../../ui/Stack'
import { StaleLabel } from '../../../wealth/StaleLabel'
import { useTransactions } from '../api/getTransactions'
import { isComplete, type TransactionPeriod } from '../model/period'
import { PeriodFilter } from './PeriodFilter'
import { TransactionsContent } from './TransactionsContent'

interface TransactionsPanelProps {
  portfolioId: string
  period: TransactionPeriod
  onPeriodChange: (period: TransactionPeriod) => void
  /** First day of the portfolio; before it there is nothing to choose. */
  inception: IsoDate | null
  onExport: () => void
  told: readonly DegradedReason[]
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
export function TransactionsPanel({ portfolioId, period, onPeriodChange, inception, onExport, told }: TransactionsPanelProps) {
  const t = useText('transactions')
  const common = useText('common')
  const request = useTransactions(portfolioId, period)
  const { data, error, isLoading, isValidating, mutate } = request
  // What SWR still holds of another period is only good for the next choice of days.
  const shown = error || isLoading || !isComplete(period) ? undefined : data

  const handleRange = (range: DateRange) => {
    if (range !== 'custom') onPeriodChange({ range, from: null, to: null })
    // A custom period starts from the days that were on the screen.
    else onPeriodChange({ range, from: data ? (data.from ?? inception ?? addMonths(data.to, -1)) : null, to: data?.to ?? null })
  }

  return (
    <Stack>
      <Row role="group" aria-label={t('filters')}>
        <PeriodFilter
          period={period}
          inception={inception}
          onRangeChange={handleRange}
          onDatesChange={(from, to) => onPeriodChange({ range: 'custom', from, to })}
        />
        <Button icon={Download} onPress={onExport} isDisabled={!shown || shown.transactions.length === 0}>
          {common('exportCsv')}
        </Button>
      </Row>
      {shown && needsOwnNotice(shown, told) && <ProvenanceNotice answer={shown} onRetry={() => void mutate()} isRetrying={isValidating} />}
      <Card aria-busy={isLoading}>
        <CardHead title={t('title')} aside={shown && <Showing answer={shown} />}>
          {shown && <StaleLabel answer={shown} />}
        </CardHead>
        <TransactionsContent request={request} period={period} onRangeChange={handleRange} />
      </Card>
    </Stack>
  )
}

/** How many, from when to when; read out when it changes. */
function Showing({ answer: { transactions, from, to } }: { answer: TransactionsResponse }) {
  const t = useText('transactions')
  const values = { count: transactions.length, to: formatDate(to) }
  return <span role="status">{from ? t('showing', { ...values, from: formatDate(from) }) : t('showingUntil', values)}</span>
}
