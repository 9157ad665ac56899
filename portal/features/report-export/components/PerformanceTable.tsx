import { styled } from 'styled-components'
import type { ReportPortfolio, ReportResponse } from '../../../../shared/contracts/report'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { Percent } from '../../../ui/Percent'
import { commonBasis } from '../model/commonBasis'
import { ReportTable } from './ReportTable'

const kinds = ['3m', '1y', '3y', '5y', 'inception'] as const

const Pair = styled.tbody`
  break-inside: avoid;

  tr:first-child:not(:last-child) > * {
    border-block-end-color: transparent;
    padding-block-end: 0;
  }

  tr + tr > * {
    block-size: 5.4mm;
    padding-block-start: 0;
    color: var(--text-muted);
  }
`

/** How each portfolio performed beside its benchmark. */
export function PerformanceTable({ report }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const c = useText('common')
  const [only, ...others] = report.portfolios
  const inception = others.length === 0 ? only?.portfolio.inception : null
  return (
    <ReportTable
      caption={t('howPerformedCaption', { date: formatDate(report.asOf ?? report.period.to) })}
      head={
        <>
          <th scope="col">{t('method', { basis: commonBasis(report) })}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" data-num="">
              {kind === 'inception' && inception ? t('since', { date: formatDate(inception) }) : c(`period.${kind}`)}
            </th>
          ))}
        </>
      }
    >
      {report.portfolios.map((one) => (
        <Pair key={one.portfolio.id}>
          <tr>
            <th scope="row">{one.portfolio.name}</th>
            <Returns of={one} side="portfolio" />
          </tr>
          {one.benchmarkName && (
            <tr>
              <th scope="row">{one.benchmarkName}</th>
              <Returns of={one} side="benchmark" />
            </tr>
          )}
        </Pair>
      ))}
    </ReportTable>
  )
}

function Returns({ of: { returns }, side }: { of: ReportPortfolio; side: 'portfolio' | 'benchmark' }) {
  const c = useText('common')
  return kinds.map((kind) => {
    const found = returns.find((one) => one.kind === kind)
    return (
      <td key={kind} data-num="">
        <Percent
          value={found?.[side] ?? null}
          signed
          missing={c(`missing.${found?.reason ?? (side === 'benchmark' && found?.portfolio != null ? 'no_benchmark' : 'unavailable')}`)}
        />
      </td>
    )
  })
}
