import type { Movement, ReportResponse } from '../../../../shared/contracts/report'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Missing } from '../../../ui/Missing'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { chunk } from '../model/chunk'
import { ReportTable } from './ReportTable'

const parts = ['paidIn', 'paidOut', 'income', 'charges', 'marketChange'] as const
/** Beyond these the account's column stands in a further table: four columns of millions are what a page is wide. */
const maxColumns = 4

type Column = Readonly<{ key: string; name: string; movement: Movement | null }>

/** How the value changed, a column a portfolio and one for the account. */
export function MovementTable({ report }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const portfolios = report.portfolios.map(({ portfolio, movement }): Column => ({ key: portfolio.id, name: portfolio.name, movement }))
  const account: Column = { key: 'account', name: t('accountColumn'), movement: report.movement }
  const columns = portfolios.length === 1 ? portfolios : [...portfolios, account]
  const { from, to } = report.period
  const caption = t('howChangedCaption', { from: formatDate(from), to: formatDate(to), currency: report.currency })
  return chunk(columns, maxColumns).map((shown) => (
    <ReportTable
      key={shown[0]?.key}
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
          {shown.map(({ key, movement }) => (
            <td key={key} data-num="">
              {movement ? (
                <span data-total="">
                  <Amount value={movement.closing} />
                </span>
              ) : (
                <Missing reason={t('noOpening')} />
              )}
            </td>
          ))}
        </tr>
      }
    >
      <tbody>
        <tr data-strong="">
          <th scope="row">{t('valueOn', { date: formatDate(from) })}</th>
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
    </ReportTable>
  ))
}
