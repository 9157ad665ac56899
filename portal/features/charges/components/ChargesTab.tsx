import Download from 'lucide-react/icons/download'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { type ReactNode, useMemo } from 'react'
import type { ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { kindLines } from '../../../../shared/domain/charges/kindLines'
import { yearOf } from '../../../../shared/domain/dates'
import type { Money } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { ButtonLink } from '../../../ui/ButtonLink'
import { CardFoot } from '../../../ui/CardFoot'
import { Columns } from '../../../ui/Columns'
import { DataTable } from '../../../ui/table/DataTable'
import { SummedTableSkeleton } from '../../../ui/table/SummedTableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { type PortfolioTabProps, useTabCsv } from '../../../wealth/portfolioTab'
import { isFailed } from '../../../wealth/useIsSaid'
import { chargeColumns, type ChargeLine, kindColumns } from '../charges.columns'
import { useShownCharges } from '../useShownCharges'
import { OverTimeCard } from './OverTimeCard'
import { PaidCard } from './PaidCard'
import { YearsCard } from './YearsCard'

interface ChargesTabProps extends PortfolioTabProps {
  /**
   * What stands below, of the year that is shown (null since inception, undefined while it is not known which there is) and its dealing costs; null while
   * they are not known, or there are none.
   */
  below: (year: number | null | undefined, dealing: Money | null) => ReactNode
  /** Address of the statement of costs of a year that is over; null where it has none. */
  statementOf: (year: number) => string | null
}

/** What a portfolio cost: a year in one sentence, year by year, by kind, and each booking. */
export function ChargesTab({ below, csvName, portfolioId, statementOf }: ChargesTabProps) {
  const t = useText('charges')
  const { history, read, show, year, years } = useShownCharges(portfolioId)
  const { data } = read
  const lines = useMemo<ChargeLine[]>(() => data?.items.map((item, index) => ({ ...item, id: `${item.date}-${index}` })) ?? [], [data])
  const kinds = useMemo(() => (data ? kindLines(data) : []), [data])
  const dealing = data?.kinds.find(({ kind }) => kind === 'transaction')?.amount ?? null
  const today = history.data?.to
  const statement = today && year !== null && year < yearOf(today) ? statementOf(year) : null
  // A year that goes on is asked for to its end.
  const until = ({ to }: ChargesResponse) => formatDate(today && today < to ? today : to)
  const csv = useCsvExport(chargeColumns, {})
  useTabCsv(lines.length > 0 ? () => csv.save(csvName(), lines) : null)
  const empty = {
    when: ({ items }: ChargesResponse) => items.length === 0,
    icon: ReceiptText,
    title: t('emptyTitle'),
    text: t('emptyText'),
    unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
  }
  const paid = <PaidCard read={read} isAwaited={history.isLoading} year={year} years={years} until={until} onYear={show} empty={empty} />
  if (isFailed(read) && isFailed(history))
    return (
      <>
        {paid}
        {below(year, dealing)}
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
          aside={(answer) => (answer.from ? t('exPost', { from: formatDate(answer.from), to: until(answer) }) : t('byKindAside'))}
          actions={
            statement && (
              <ButtonLink to={statement} variant="quiet" size="s" icon={Download}>
                {t('pdf')}
              </ButtonLink>
            )
          }
          awaited={{ aside: <WordsSkeleton like={t('exPost', { from: '01/01/2000', to: '31/12/2000' })} /> }}
          skeleton={<SummedTableSkeleton columns={kindColumns} rows={5} />}
          empty={empty}
          foot={<CardFoot>{t('notAmong')}</CardFoot>}
        >
          {({ ratio, total }) => (
            <DataTable
              columns={kindColumns}
              rows={kinds}
              caption={t('byKind')}
              foot={{ name: t('all'), sum: { count: lines.length, amount: total, share: ratio } }}
            />
          )}
        </DataCard>
        <OverTimeCard read={history} />
      </Columns>
      {below(history.isLoading ? undefined : year, dealing)}
      <DataCard read={read} t={t} title={t('items')} skeleton={<SummedTableSkeleton columns={chargeColumns} rows={12} />} empty={empty}>
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
