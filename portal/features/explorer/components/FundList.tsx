import SearchX from 'lucide-react/icons/search-x'
import { useMemo } from 'react'
import type { FundsResponse } from '../../../../shared/contracts/market/funds'
import type { ReadState } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Pagination } from '../../../ui/Pagination'
import { Stack } from '../../../ui/Stack'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { DataCard } from '../../../wealth/DataCard'
import { type FundFacts, fundColumns } from '../funds.columns'
import { type ExplorerList, noFilters } from '../model/explorerList'
import { ExplorerFilterBar } from './ExplorerFilterBar'
import { NoFeed } from './NoFeed'

type FundListProps = Readonly<{ list: ExplorerList; read: ReadState<FundsResponse>; facts: FundFacts }>

/** Filters over the list of funds, a page at a time. */
export function FundList({ facts, list, read }: FundListProps) {
  const t = useText('explorer')
  const { data } = read
  const { isFiltered, openFund, openId, page, setFilters, setPage } = list
  const rows = useMemo(() => (data?.funds ?? []).map((fund) => ({ id: fund.id, fund })), [data])
  const total = data?.total ?? null

  return (
    <Stack as="section" $gap={3} aria-labelledby="fund-list">
      <VisuallyHidden as="h2" id="fund-list">
        {t('list')}
      </VisuallyHidden>
      <ExplorerFilterBar filters={list.filters} onChange={setFilters} offered={data} />
      <VisuallyHidden role="status">{isFiltered && total !== null && t('matches', { count: total })}</VisuallyHidden>
      <DataCard
        read={read}
        t={t}
        skeleton={<TableSkeleton columns={fundColumns} rows={12} facts={facts} />}
        failure={({ status }) => (status === 404 ? <NoFeed /> : null)}
        empty={{
          when: ({ funds }) => funds.length === 0,
          icon: SearchX,
          title: t(isFiltered ? 'noMatchTitle' : 'emptyTitle'),
          text: t(isFiltered ? 'noMatchText' : page > 1 ? 'noPageText' : 'emptyText'),
          actions:
            isFiltered || page > 1 ? (
              <Button onPress={() => setFilters(noFilters)}>{t(isFiltered ? 'clearFilters' : 'firstPage')}</Button>
            ) : undefined,
          unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
        }}
      >
        {() => (
          <DataTable
            columns={fundColumns}
            rows={rows}
            facts={facts}
            caption={t('caption')}
            opening={({ fund }) => ({ isOpen: fund.id === openId, onOpen: () => openFund(fund.id) })}
            selectedId={openId}
          />
        )}
      </DataCard>
      {data && total !== null && data.funds.length > 0 && (
        <Pagination page={data.page} pageSize={data.pageSize} count={total} onChange={setPage} />
      )}
    </Stack>
  )
}
