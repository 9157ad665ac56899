import Scale from 'lucide-react/icons/scale'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { ExposureResponse } from '../../../../shared/contracts/wealth/exposure'
import { ratio, type Ratio } from '../../../../shared/domain/ratio'
import { formatMoney } from '../../../../shared/format/money'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Columns } from '../../../ui/Columns'
import { AwaitedCsvButton } from '../../../ui/table/AwaitedCsvButton'
import { CsvButton } from '../../../ui/table/CsvButton'
import { DataTable } from '../../../ui/table/DataTable'
import { SummedTableSkeleton } from '../../../ui/table/SummedTableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { token } from '../../../ui/tokens'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { ExplainButton } from '../../../wealth/ExplainLabel'
import { type PortfolioTabProps, useTabCsv } from '../../../wealth/portfolioTab'
import { exposureColumns, type ExposureLine, fullBar } from '../exposure.columns'
import { useShownExposure } from '../useShownExposure'
import { isFailed } from '../../../wealth/useIsSaid'
import { NeutralCard } from './NeutralCard'

const Said = styled.span`
  margin-inline-end: ${token('s-3')};
`

const Legend = styled(Said)`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-1')};
  /* marks of two heights would set their words at two heights */
  vertical-align: top;
  white-space: nowrap;

  > i {
    inline-size: 1rem;
    block-size: 0.375rem;
    border-radius: ${token('radius-full')};
    background: ${token('accent')};
  }

  > b {
    inline-size: 2px;
    block-size: 0.875rem;
    background: ${token('text')};
  }
`

/** How a portfolio is spread over asset classes beside the neutral allocation of its risk level, or of one that the reader chooses. */
export function ExposureCards({ csvName, portfolioId }: Pick<PortfolioTabProps, 'portfolioId' | 'csvName'>) {
  const t = useText('exposure')
  const locale = useLocale()
  const { read, show } = useShownExposure(portfolioId)
  const { data } = read
  const lines = useMemo<ExposureLine[]>(() => data?.rows.map((row) => ({ ...row, id: row.assetClass })) ?? [], [data])
  const facts = useMemo(() => ({ full: fullBar(lines) }), [lines])
  const csv = useCsvExport(exposureColumns, { facts })
  const save = () => csv.save(csvName('exposure'), lines)
  useTabCsv(lines.length > 0 ? save : null)
  return (
    <Columns>
      <DataCard
        read={read}
        t={t}
        title={data && data.neutralMissing !== null ? t('titleAlone') : t('title')}
        note={({ cash, neutralMissing, value }) =>
          value && (
            <>
              <Said>
                {t(cash ? 'note' : 'noteWithoutCash', {
                  value: formatMoney(value, locale),
                  cash: cash ? formatMoney(cash, locale) : '',
                  full: formatPercent(facts.full, locale, { digits: 0 }),
                })}
              </Said>
              <Legend>
                <i aria-hidden="true" />
                {t('legend.portfolio')}
              </Legend>
              {neutralMissing === null && (
                <Legend>
                  <b aria-hidden="true" />
                  {t('legend.neutral')}
                </Legend>
              )}
            </>
          )
        }
        actions={({ value }) =>
          lines.length > 0 && (
            <>
              {value && <ExplainButton figure="exposure.value" name={t('columnValue')} />}
              <CsvButton onPress={save} cells={() => csv.cells(lines)} />
            </>
          )
        }
        awaited={{
          note: (
            <WordsSkeleton
              like={`${t('note', { value: '£1,234,567.89', cash: '£12,345.67', full: '50%' })} — ${t('legend.portfolio')} — ${t('legend.neutral')}`}
            />
          ),
          actions: <AwaitedCsvButton />,
        }}
        skeleton={<SummedTableSkeleton columns={exposureColumns} rows={4} facts={facts} />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          icon: Scale,
          title: t('emptyTitle'),
          text: t('emptyText'),
          unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
        }}
      >
        {(answer) => (
          <DataTable
            columns={exposureColumns}
            rows={lines}
            caption={t('caption')}
            facts={facts}
            foot={{
              name: t('foot', { count: lines.length }),
              sum: { value: answer.value, portfolio: whole(answer, 'share'), neutral: whole(answer, 'neutral') },
            }}
          />
        )}
      </DataCard>
      {!isFailed(read) && <NeutralCard read={read} onLevel={show} />}
    </Columns>
  )
}

/** 100 % where all of a column is known: what is shown is rounded so that it adds up to it. */
const whole = ({ rows }: ExposureResponse, of: 'share' | 'neutral'): Ratio | null =>
  rows.every((row) => row[of] !== null) ? ratio(1) : null
