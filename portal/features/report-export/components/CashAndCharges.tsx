import { chargeKinds } from '../../../../shared/domain/charges/chargeKinds'
import { addDays } from '../../../../shared/domain/dates'
import { sumMoney } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import type { ReportResponse } from '../../../../shared/contracts/report'
import { useText } from '../../../lib/i18n/useText'
import { PaperMatrix, PaperTable } from '../../../ui/table/PaperTable'
import type { PartProps } from '../partProps'
import { columnsOf, sumOfParts } from '../model/accountColumns'
import { isMissing } from '../model/isMissing'
import { cashCourseColumns, type CashRow, costKindColumns } from '../statement.columns'
import { Note, Nothing, Sheet } from './sheet'

/** Cash at the start and the end of the period, and the charges that were taken in it by kind. */
export function CashAndCharges({ report }: PartProps) {
  const t = useText('reportExport')
  return (
    <Sheet aria-labelledby="report-cash" $flows>
      <h2 id="report-cash">{t('cashTitle')}</h2>
      <h3>{t('cash')}</h3>
      <Cash report={report} />
      <h3>{t('chargesTaken')}</h3>
      <Charges report={report} />
    </Sheet>
  )
}

/** Cash at the start and the end of the period, and what moved it. */
export function OpeningAndClosingCash({ report }: PartProps) {
  const t = useText('reportExport')
  return (
    <Sheet aria-labelledby="report-cash" $flows>
      <h2 id="report-cash">{t('cashBothEnds')}</h2>
      <Cash report={report} />
    </Sheet>
  )
}

function Cash({ report }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const rows = report.portfolios.map(({ cash, portfolio }): CashRow => ({ name: portfolio.name, cash: cash ?? null }))
  if (rows.every(({ cash }) => cash === null)) return <Nothing>{t('cashUnavailable')}</Nothing>
  const { from, to } = report.period
  const facts = { before: addDays(from, -1), to }
  const caption = t('cashCaption', { from: formatDate(facts.before), to: formatDate(to), currency: report.currency })
  const account = { name: t('accountColumn'), cash: sumOfParts(rows.map(({ cash }) => cash)) }
  return columnsOf(report, rows, account).map((columns, index) => (
    <PaperMatrix key={index} columns={cashCourseColumns} rows={columns} facts={facts} caption={caption} footId="closing" />
  ))
}

function Charges({ report: { currency, period, portfolios, reasons } }: { report: ReportResponse }) {
  const t = useText('reportExport')
  const totals = portfolios.map(({ charges }) => charges?.total)
  if (totals.some((total) => !total || total.currency !== currency)) return <Nothing>{t('chargesUnavailable')}</Nothing>
  const kinds = portfolios.flatMap(({ charges }) => charges?.kinds ?? [])
  const rows = chargeKinds
    .map((kind) => ({ id: kind, kind, amounts: kinds.filter((one) => one.kind === kind).map(({ amount }) => amount) }))
    .filter(({ amounts }) => amounts.length > 0)
    .map(({ amounts, ...row }) => ({ ...row, amount: sumMoney(amounts, currency), share: null }))
  if (rows.length === 0) return <Nothing>{t(isMissing(reasons, ['charges']) ? 'chargesUnavailable' : 'chargesNone')}</Nothing>
  const total = sumMoney(
    totals.flatMap((each) => each ?? []),
    currency,
  )
  return (
    <>
      <PaperTable
        columns={chargedColumns}
        rows={rows}
        caption={t('chargesTakenCaption', { from: formatDate(period.from), to: formatDate(period.to), currency })}
        foot={{ name: t('total'), sum: { amount: total, share: null } }}
      />
      <Note>{t('moreDetail')}</Note>
    </>
  )
}

/** Without the share of an average value, which is of a year. */
const chargedColumns = { ...costKindColumns, columns: costKindColumns.columns.filter(({ id }) => id !== 'share') }
