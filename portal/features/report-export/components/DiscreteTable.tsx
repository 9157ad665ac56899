import { styled } from 'styled-components'
import type { ReportPortfolio } from '../../../../shared/contracts/report'
import type { DiscreteReturn } from '../../../../shared/contracts/wealth'
import { useText } from '../../../lib/i18n/useText'
import { Percent } from '../../../ui/Percent'
import { ReportTable } from './ReportTable'

const Whole = styled(ReportTable)`
  break-inside: avoid;
  table-layout: fixed;

  thead th {
    padding-inline: 0.5mm;
    font-size: 8pt;
  }

  thead th:first-child {
    inline-size: 34%;
  }

  & + & {
    margin-block-start: 3mm;
  }
`

/** Discrete returns: the calendar years in one table, the periods in another. */
export function DiscreteTables({ of: portfolio }: { of: ReportPortfolio }) {
  const t = useText('reportExport')
  const isYear = ({ kind }: DiscreteReturn): boolean => kind === 'year' || kind === 'ytd'
  const name = portfolio.portfolio.name
  return (
    <>
      <DiscreteTable
        of={portfolio}
        columns={portfolio.discrete.filter(isYear)}
        caption={t('byYearCaption', { portfolio: name })}
        corner={t('byYear')}
      />
      <DiscreteTable
        of={portfolio}
        columns={portfolio.discrete.filter((one) => !isYear(one))}
        caption={t('byPeriodCaption', { portfolio: name })}
        corner={t('byPeriod')}
      />
    </>
  )
}

interface DiscreteTableProps {
  of: ReportPortfolio
  columns: readonly DiscreteReturn[]
  caption: string
  corner: string
}

function DiscreteTable({ of: { portfolio, benchmarkName }, columns, caption, corner }: DiscreteTableProps) {
  const c = useText('common')
  if (columns.length === 0) return null
  const sides = benchmarkName ? (['portfolio', 'benchmark'] as const) : (['portfolio'] as const)
  return (
    <Whole
      caption={caption}
      head={
        <>
          <th scope="col">{corner}</th>
          {columns.map(({ kind, year }) => (
            <th key={`${kind}${year ?? ''}`} scope="col" data-num="">
              {kind === 'year' ? year : c(`period.${kind}`)}
            </th>
          ))}
        </>
      }
    >
      <tbody>
        {sides.map((side) => (
          <tr key={side}>
            <th scope="row">{side === 'portfolio' ? portfolio.name : benchmarkName}</th>
            {columns.map((one) => (
              <td key={`${one.kind}${one.year ?? ''}`} data-num="">
                <Percent
                  value={one[side]}
                  signed
                  missing={c(`missing.${one.reason ?? (side === 'benchmark' && one.portfolio !== null ? 'no_benchmark' : 'unavailable')}`)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Whole>
  )
}
