import { styled } from 'styled-components'
import type { ReportResponse } from '../../../../shared/contracts/report'
import { sumMoney } from '../../../../shared/domain/money'
import { shareOf } from '../../../../shared/domain/ratio'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Percent } from '../../../ui/Percent'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { assetClassColour } from '../model/assetClassColour'
import { ReportTable } from './ReportTable'

const Bar = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 1.6mm;
  border-radius: var(--radius-full);
  background: var(--surface-sunken);

  rect {
    rx: 0.8mm;
  }
`

const BarHead = styled.th`
  inline-size: 42%;
`

/** Where the account is invested. The longest bar is full; the others are scaled to it. */
export function AllocationTable({ report }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const c = useText('common')
  const { currency, groups, period } = report
  const total = sumMoney(
    groups.map((group) => group.value),
    currency,
  )
  const largest = Math.max(...groups.map((group) => group.weight ?? 0))
  return (
    <ReportTable
      caption={t('whereInvestedCaption', { date: formatDate(report.asOf ?? period.to) })}
      head={
        <>
          <th scope="col">{t('assetClass')}</th>
          <BarHead scope="col">
            <VisuallyHidden>{t('shareAsBar')}</VisuallyHidden>
          </BarHead>
          <th scope="col" data-num="">
            {t('share')}
          </th>
          <th scope="col" data-num="">
            {c('term.value')}
          </th>
        </>
      }
      foot={
        <tr data-sum="">
          <th scope="row">{t('total')}</th>
          <td />
          <td data-num="">
            <span data-total="">
              <Percent value={shareOf(total, total)} missing={c('missing.unavailable')} />
            </span>
          </td>
          <td data-num="">
            <span data-total="">
              <Amount value={total} />
            </span>
          </td>
        </tr>
      }
    >
      <tbody>
        {groups.map(({ assetClass, value, weight }) => (
          <tr key={assetClass}>
            <th scope="row">{c(`assetClass.${assetClass}`)}</th>
            <td>
              <Bar aria-hidden="true">
                {weight !== null && weight > 0 && largest > 0 && (
                  <rect width={`${(weight / largest) * 100}%`} height="100%" fill={assetClassColour(assetClass)} />
                )}
              </Bar>
            </td>
            <td data-num="">
              <Percent value={weight} missing={c('missing.unavailable')} />
            </td>
            <td data-num="" data-strong="">
              <Amount value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  )
}
