import ReceiptText from 'lucide-react/icons/receipt-text'
import { type ReactNode, useMemo } from 'react'
import * as z from 'zod/mini'
import type { ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { useText } from '../../../lib/i18n/useText'
import { listOptional, useListState } from '../../../lib/useListState'
import { Columns } from '../../../ui/Columns'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { DataCard } from '../../../wealth/DataCard'
import { type PortfolioTabProps, useTabCsv } from '../../../wealth/portfolioTab'
import { chargeColumns, type ChargeLine, kindColumns } from '../charges.columns'
import { useCharges } from '../charges.read'
import { OverTimeCard } from './OverTimeCard'
import { PaidCard } from './PaidCard'
import { YearsCard } from './YearsCard'

const stateSchema = z.object({ year: listOptional() })
const sinceInception = 'all'

interface ChargesTabProps extends PortfolioTabProps {
  /** What stands below, of the year that is shown; null since inception. */
  below: (year: number | null) => ReactNode
}

/** What a portfolio cost: a year in one sentence, year by year, by kind, and each booking. */
export function ChargesTab({ below, csvName, portfolioId }: ChargesTabProps) {
  const t = useText('charges')
  const [state, change] = useListState(stateSchema)
  const history = useCharges(portfolioId, sinceInception)
  const years = history.data?.years.map(({ year }) => year) ?? []
  const year = state.year === sinceInception ? null : (years.find((each) => String(each) === state.year) ?? latestWhole(history.data))
  const read = useCharges(portfolioId, year ?? sinceInception)
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
  return (
    <>
      <Columns>
        <PaidCard
          read={read}
          year={year}
          years={years}
          onYear={(next) => change({ year: next === null ? sinceInception : String(next) }, 'replace')}
          empty={empty}
        />
        <YearsCard
          read={history}
          year={year}
          onYear={(next) => change({ year: String(next) }, 'replace')}
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

/** The newest year that is over, else the newest; null without one. Years are whole when the answer reaches beyond them. */
function latestWhole(answer: ChargesResponse | undefined): number | null {
  const years = answer?.years.map(({ year }) => year).toSorted((a, b) => b - a) ?? []
  const now = answer ? Number(answer.to.slice(0, 4)) : 0
  return years.find((year) => year < now) ?? years[0] ?? null
}
