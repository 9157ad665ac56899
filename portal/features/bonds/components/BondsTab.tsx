import Landmark from 'lucide-react/icons/landmark'
import * as z from 'zod/mini'
import type { Bond } from '../../../../shared/contracts/wealth/bonds'
import { bondSplitKinds } from '../../../../shared/domain/bonds/bondTerms'
import { formatMoney } from '../../../../shared/format/money'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { listChoice, useListState } from '../../../lib/useListState'
import { CardFoot } from '../../../ui/CardFoot'
import { Columns } from '../../../ui/Columns'
import { CsvButton } from '../../../ui/table/CsvButton'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { AtDate, useAtDate } from '../../../wealth/AtDate'
import { newestPrices } from '../../../wealth/atQuery'
import { DataCard } from '../../../wealth/DataCard'
import { type PortfolioTabProps, useTabCsv } from '../../../wealth/portfolioTab'
import { bondColumns } from '../bonds.columns'
import { useBonds } from '../bonds.read'
import { withoutTermsText } from '../model/withoutTerms'
import { BondSplitCard } from './BondSplitCard'
import { BondSummaryCard } from './BondSummaryCard'

const stateSchema = z.object({ split: listChoice(bondSplitKinds, 'maturity') })
const none: Bond[] = []

/** The bonds of a portfolio: what they come to, when they mature, and each with its terms and figures. */
export function BondsTab({ csvName, holdingId, openHolding, portfolioId }: PortfolioTabProps) {
  const t = useText('bonds')
  const locale = useLocale()
  const [{ split }, change] = useListState(stateSchema)
  const { date } = useAtDate()
  const read = useBonds(portfolioId, date ?? newestPrices)
  const { data } = read
  const bonds = data?.bonds ?? none
  const csv = useCsvExport(bondColumns, {})
  const save = () => csv.save(csvName(), bonds)
  useTabCsv(bonds.length > 0 ? save : null)
  return (
    <>
      <AtDate portfolioId={portfolioId} />
      {(data ? data.total !== null : !read.error) && (
        <Columns $shape="1-1">
          <BondSummaryCard read={read} />
          <BondSplitCard read={read} by={split} onBy={(kind) => change({ split: kind }, 'replace')} />
        </Columns>
      )}
      <DataCard
        read={read}
        t={t}
        title={t('title')}
        aside={({ total }) =>
          total?.share != null && t('aside', { value: formatMoney(total.value, locale), share: formatPercent(total.share, locale) })
        }
        actions={() => bonds.length > 0 && <CsvButton onPress={save} cells={() => csv.cells(bonds)} />}
        skeleton={<TableSkeleton columns={bondColumns} rows={5} />}
        empty={{
          when: (answer) => answer.bonds.length === 0,
          icon: Landmark,
          title: data?.isOffered === false ? t('notOfferedTitle') : t('emptyTitle'),
          text: data?.isOffered === false ? t('notOfferedText') : (withoutTermsText(data, t, locale) ?? t('emptyText')),
          unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
        }}
      >
        {(answer) => (
          <>
            <DataTable
              columns={bondColumns}
              rows={bonds}
              caption={t('caption')}
              // What opens has the newest prices.
              opening={date === null ? ({ id }) => ({ isOpen: id === holdingId, onOpen: () => openHolding(id) }) : undefined}
              selectedId={holdingId}
              {...(answer.total ? { foot: { name: t('foot', { count: answer.total.count }), sum: answer.total } } : {})}
            />
            {answer.withoutTerms && <CardFoot>{withoutTermsText(answer, t, locale)}</CardFoot>}
          </>
        )}
      </DataCard>
    </>
  )
}
