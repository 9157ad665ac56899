import HandCoins from 'lucide-react/icons/hand-coins'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { GainsResponse, TaxYearGains } from '../../../../shared/contracts/wealth/gains'
import { type Money, sumMoney } from '../../../../shared/domain/money'
import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { CardHead } from '../../../ui/CardHead'
import { Columns } from '../../../ui/Columns'
import { Skeleton } from '../../../ui/Skeleton'
import { CsvButton } from '../../../ui/table/CsvButton'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { token } from '../../../ui/tokens'
import { DataCard } from '../../../wealth/DataCard'
import { type PortfolioTabProps, useTabCsv } from '../../../wealth/portfolioTab'
import { disposalColumns, type DisposalLine } from '../gains.columns'
import { useShownTaxYear } from '../useShownTaxYear'
import { taxYearName } from '../model/taxYearName'
import { AllowanceCard } from './AllowanceCard'
import { figureColumn, ruleColours } from './MatchLines'
import { type HeldNow, WhatIfCard } from './WhatIfCard'

/* A sale's figures stand beside its name; what it is matched to runs beneath both. */
const Sales = styled.div`
  tbody :is(td, th) {
    padding-block: ${token('s-3')} ${token('s-2')};
    vertical-align: top;
  }

  tbody td {
    padding-block-start: calc(${token('s-3')} + 0.1875rem);
  }

  thead tr > :last-child {
    inline-size: ${figureColumn.narrow};
  }

  @container (min-width: 46rem) {
    thead tr > :nth-last-child(-n + 3) {
      inline-size: ${figureColumn.wide};
    }
  }
`

const Rules = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-2')};

  > i {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    print-color-adjust: exact;
  }
`

/** Of the allowance, and of what a sale would do, as high as they mostly are. */
const CardSkeleton = () => (
  <Card>
    <CardHead title={<Skeleton width="9rem" height="1rem" />} aria-hidden />
    <CardBody>
      <Skeleton height="24rem" />
    </CardBody>
  </Card>
)

/** Realised gains of a tax year: against the allowance, and each sale with the purchases that it is matched to. */
export function Gains({
  csvName,
  portfolioId,
  holdings,
}: Pick<PortfolioTabProps, 'csvName' | 'portfolioId'> & Readonly<{ holdings: HeldNow }>) {
  const t = useText('gains')
  const { read, show, year } = useShownTaxYear(portfolioId)
  const { data } = read
  const lines = useMemo(() => linesOf(data, year), [data, year])
  const facts = useMemo(() => ({ method: data?.explanation.method ?? null }), [data])
  const csv = useCsvExport(disposalColumns, { facts })
  const save = () => csv.save(csvName(), lines)
  useTabCsv(lines.length > 0 ? save : null)
  const hasOthers = data !== undefined && data.disposals.length > 0
  const empty = {
    when: () => lines.length === 0,
    icon: HandCoins,
    title: hasOthers && year ? t('emptyYearTitle', { year: taxYearName(year) }) : t('emptyTitle'),
    text: hasOthers ? t('emptyYearText') : t('emptyText'),
    // An older answer that is whole says as well that a year has none.
    ...(data?.missing ? { unavailable: { title: t('unavailableTitle'), text: t('unavailableText') } } : {}),
  }
  return (
    <>
      {data && year && (
        <Columns $shape="1-1">
          <AllowanceCard answer={data} year={year} onYear={show} />
          <WhatIfCard answer={data} year={data.years[0] ?? year} holdings={holdings} />
        </Columns>
      )}
      {read.isLoading && (
        <Columns $shape="1-1" aria-hidden="true">
          <CardSkeleton />
          <CardSkeleton />
        </Columns>
      )}
      <DataCard
        read={read}
        t={t}
        title={t('disposals')}
        aside={year && lines.length > 0 && t('disposalsAside', { count: lines.length, year: taxYearName(year) })}
        actions={() => lines.length > 0 && <CsvButton onPress={save} cells={() => csv.cells(lines)} />}
        skeleton={<TableSkeleton columns={disposalColumns} rows={5} facts={facts} />}
        empty={empty}
      >
        {({ currency, explanation: { method } }) => (
          <>
            <Sales>
              <DataTable
                columns={disposalColumns}
                rows={lines}
                facts={facts}
                caption={t('caption')}
                sort={{ id: 'date', descending: true }}
                foot={{ name: t('count', { count: lines.length }), sum: sumOf(lines, currency) }}
              />
            </Sales>
            <CardFoot>{method === 'uk_matching' ? <OrderOfMatching /> : t('averageCost')}</CardFoot>
          </>
        )}
      </DataCard>
    </>
  )
}

const linesOf = (answer: GainsResponse | undefined, year: TaxYearGains | undefined): DisposalLine[] =>
  answer && year
    ? answer.disposals
        .filter(({ date }) => date >= year.from && date <= year.to)
        .map((disposal) => ({ ...disposal, id: `${disposal.date}-${disposal.security}` }))
    : []

/** In the order of the law. */
function OrderOfMatching() {
  const t = useText('gains')
  return (['same_day', 'thirty_days', 'pool'] as const).map((rule, index) => (
    <Rules key={rule}>
      <i aria-hidden="true" style={{ background: ruleColours[rule] }} />
      {t('ruleLine', { number: index + 1, rule: t(`ruleText.${rule}`) })}
    </Rules>
  ))
}

function sumOf(lines: readonly DisposalLine[], currency: Money['currency']) {
  const of = (figure: 'proceeds' | 'cost' | 'gain') =>
    whole(
      lines.map((line) => line[figure]),
      currency,
    )
  return { proceeds: of('proceeds'), cost: of('cost'), gain: of('gain') }
}

/** The sum of all, or null where one is not known: never the sum of the rest. */
const whole = (amounts: readonly (Money | null)[], currency: Money['currency']): Money | null => {
  const known = amounts.flatMap((amount) => amount ?? [])
  return known.length === amounts.length ? sumMoney(known, currency) : null
}
