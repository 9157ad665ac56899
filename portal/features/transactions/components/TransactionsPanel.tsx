import Download from 'lucide-react/icons/download'
import { useDeferredValue, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { DegradedReason } from '../../../../shared/contracts/provenance'
import type { DateRange, Transaction, TransactionsResponse } from '../../../../shared/contracts/wealth'
import { addMonths, type IsoDate } from '../../../../shared/domain/dates'
import { transactionTypes } from '../../../../shared/domain/transactionType'
import { formatDate } from '../../../../shared/format/date'
import { needsOwnNotice } from '../../../wealth/needsOwnNotice'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { CardHead } from '../../../ui/CardHead'
import { Filters } from '../../../ui/Filters'
import { SearchField } from '../../../ui/SearchField'
import { Select } from '../../../ui/Select'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { Stack } from '../../../ui/Stack'
import { StaleLabel } from '../../../wealth/StaleLabel'
import { useTransactions } from '../api/getTransactions'
import { filterTransactions, noFilter, typesOf } from '../model/filterTransactions'
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
const none: readonly Transaction[] = []

/** The tab of the transactions: period, search, type, table. */
export function TransactionsPanel({ portfolioId, period, onPeriodChange, inception, onExport, told }: TransactionsPanelProps) {
  const t = useText('transactions')
  const common = useText('common')
  const request = useTransactions(portfolioId, period)
  const { data, error, isLoading, isValidating, mutate } = request
  // What SWR still holds of another period is only good for the next choice of days.
  const shown = error || isLoading || !isComplete(period) ? undefined : data
  const [filter, setFilter] = useState(noFilter)
  const asked = useDeferredValue(filter)
  const all = shown?.transactions ?? none
  const rows = useMemo(() => filterTransactions(all, asked, (type) => common(`transactionType.${type}`)), [all, asked, common])
  const types = useMemo(() => typesOf(all), [all])

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
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={common('clear')}
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
        <Button icon={Download} onPress={onExport} isDisabled={!shown || shown.transactions.length === 0}>
          {common('exportCsv')}
        </Button>
      </Row>
      {shown && needsOwnNotice(shown, told) && <ProvenanceNotice answer={shown} onRetry={() => void mutate()} isRetrying={isValidating} />}
      <Card aria-busy={isLoading}>
        <CardHead title={t('title')} aside={shown && <Showing answer={shown} count={rows.length} />}>
          {shown && <StaleLabel answer={shown} />}
        </CardHead>
        <TransactionsContent
          request={request}
          rows={rows}
          period={period}
          onRangeChange={handleRange}
          onClearFilter={() => setFilter(noFilter)}
        />
      </Card>
    </Stack>
  )
}

/** How many, from when to when; read out when it changes. */
function Showing({ answer: { from, to }, count }: { answer: TransactionsResponse; count: number }) {
  const t = useText('transactions')
  const values = { count, to: formatDate(to) }
  return <span role="status">{from ? t('showing', { ...values, from: formatDate(from) }) : t('showingUntil', values)}</span>
}
