import { styled } from 'styled-components'
import type { Movement, ReportResponse } from '../../../../shared/contracts/report'
import { addDays } from '../../../../shared/domain/dates'
import type { Money } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Missing } from '../../../ui/Missing'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { chunk } from '../model/chunk'
import { ReportTable } from './ReportTable'

const parts = ['paidIn', 'paidOut', 'income', 'charges', 'marketChange'] as const
/** As many columns of millions as a page is wide; the others stand in a further table. */
const maxColumns = 5
const roomyColumns = 4

const Table = styled(ReportTable)<{ $isTight: boolean }>`
  break-inside: avoid;
  ${({ $isTight }) => $isTight && 'font-size: 8.25pt; th, td { padding-inline: 1.5mm; }'}

  tbody th,
  tfoot th {
    white-space: nowrap;
  }

  & + & {
    margin-block-start: 3mm;
  }
`

type Column = Readonly<{ key: string; name: string; movement: Movement | null; closing: Money | null }>

/** How the value changed, a column a portfolio and one for the account. */
export function MovementTable({ report }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const c = useText('common')
  const portfolios = report.portfolios.map(({ portfolio, movement }): Column => ({
    key: portfolio.id,
    name: portfolio.name,
    movement,
    closing: movement?.closing ?? portfolio.value,
  }))
  const account: Column = {
    key: 'account',
    name: t('accountColumn'),
    movement: report.movement,
    closing: report.movement?.closing ?? report.value,
  }
  const columns = portfolios.length === 1 ? portfolios : [...portfolios, account]
  const { to } = report.period
  // The opening value is that of the evening before the first day.
  const before = addDays(report.period.from, -1)
  const caption = t('howChangedCaption', { from: formatDate(before), to: formatDate(to), currency: report.currency })
  return chunk(columns, maxColumns).map((shown) => (
    <Table
      key={shown[0]?.key}
      $isTight={columns.length > roomyColumns}
      caption={caption}
      head={
        <>
          <th scope="col">
            <VisuallyHidden>{t('item')}</VisuallyHidden>
          </th>
          {shown.map(({ key, name }) => (
            <th key={key} scope="col" data-num="">
              {name}
            </th>
          ))}
        </>
      }
      foot={
        <tr data-sum="">
          <th scope="row">{t('valueOn', { date: formatDate(to) })}</th>
          {shown.map(({ key, closing }) => (
            <td key={key} data-num="">
              {closing ? (
                <span data-total="">
                  <Amount value={closing} />
                </span>
              ) : (
                <Missing reason={c('missing.unavailable')} />
              )}
            </td>
          ))}
        </tr>
      }
    >
      <tbody>
        <tr data-strong="">
          <th scope="row">{t('valueOn', { date: formatDate(before) })}</th>
          {shown.map(({ key, movement }) => (
            <td key={key} data-num="">
              <Amount value={movement?.opening ?? null} missing={t('noOpening')} />
            </td>
          ))}
        </tr>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{t(part)}</th>
            {shown.map(({ key, movement }) => (
              <td key={key} data-num="" data-strong={key === account.key ? '' : undefined}>
                <Amount value={movement?.[part] ?? null} signed missing={t('noOpening')} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ))
}
