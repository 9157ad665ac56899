import ReceiptText from 'lucide-react/icons/receipt-text'
import { type ReactNode, useMemo } from 'react'
import type { ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { useText } from '../../../lib/i18n/useText'
import { Columns } from '../../../ui/Columns'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { DataCard } from '../../../wealth/DataCard'
import { type PortfolioTabProps, useTabCsv } from '../../../wealth/portfolioTab'
import { isFailed } from '../../../wealth/useIsSaid'
import { chargeColumns, type ChargeLine, kindColumns } from '../charges.columns'
import { useShownCharges } from '../useShownCharges'
import { OverTimeCard } from './OverTimeCard'
import { PaidCard } from './PaidCard'
import { YearsCard } from './YearsCard'

interface ChargesTabProps extends PortfolioTabProps {
  /** What stands below, of the year that is shown; null since inception. */
  below: (year: number | null) => ReactNode
}

/** What a portfolio cost: a year in one sentence, year by year, by kind, and each booking. */
export function ChargesTab({ below, csvName, portfolioId }: ChargesTabProps) {
  const t = useText('charges')
  const { history, read, show, year, years } = useShownCharges(portfolioId)
  const { data } = read
  const lines = useMemo<ChargeLine[]>(() => data?.items.map((item, index) => ({ ...item, id: `${item.date}-${index}` })) ?? [], [data])
  const kinds = useMemo(() => data?.kinds.map((each) => ({ ...each, id: each.kind })) ?? [], [data])
  const facts = useMemo(() => ({ averageValue: data?.averageValue ?? null }), [data])
  const csv = useCsvExport(chargeColumns, {})
  useTabCsv(lines.length > 0 ? () => csv.save(csvName(), lines) : null)
  const empty = {
    when: ({ items }: ChargesResponse) => items.length === 0,
    icon: ReceiptText,
    title: t('emptyTitle'),
    text: t('emptyText'),
    unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
  }
  const paid = <PaidCard read={read} year={year} years={years} onYear={show} empty={empty} />
  if (isFailed(read) && isFailed(history))
    return (
      <>
        {paid}
        {below(year)}
      </>
    )
  return (
    <>
      <Columns>
        {paid}
        <YearsCard
          read={history}
          year={year}
          onYear={show}
          empty={{ ...empty, when: (answer) => answer.years.length === 0, title: t('noYearsTitle') }}
        />
      </Columns>
      <Columns>
        <DataCard
          read={read}
          t={t}
          title={t('byKind')}
          aside={t('byKindAside')}
          skeleton={<TableSkeleton columns={kindColumns} rows={3} facts={facts} />}
          empty={empty}
        >
          {({ ratio, total }) => (
            <DataTable
              columns={kindColumns}
              rows={kinds}
              caption={t('byKind')}
              facts={facts}
              foot={{ name: t('all'), sum: { count: lines.length, amount: total, share: ratio } }}
            />
          )}
        </DataCard>
        <OverTimeCard read={history} />
      </Columns>
      {below(year)}
      <DataCard read={read} t={t} title={t('items')} skeleton={<TableSkeleton columns={chargeColumns} rows={6} />} empty={empty}>
        {({ total }) => (
          <DataTable
            columns={chargeColumns}
            rows={lines}
            caption={t('itemsCaption')}
            sort={{ id: 'date', descending: true }}
            foot={{ name: t('count', { count: lines.length }), sum: { amount: total } }}
          />
        )}
      </DataCard>
    </>
  )
}
