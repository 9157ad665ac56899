import { addDays } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import { readBootstrap } from '../../../lib/bootstrap'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { PaperMatrix } from '../../../ui/table/PaperTable'
import type { PartProps } from '../partProps'
import { columnsOf, sumOfParts } from '../model/accountColumns'
import { custodyColumns, type CustodyRow } from '../statement.columns'
import { LeadNote, Note, Nothing, Sheet } from './sheet'

/** What the firm holds for the client and what it does not; nothing for a firm that says nothing about it. */
export function Custody({ report }: PartProps) {
  const t = useText('reportExport')
  const c = useText('common')
  const locale = useLocale()
  const { custody, period, portfolios } = report
  if (!custody) return null
  const rows = portfolios.map(({ custody: own, portfolio }): CustodyRow => ({ name: portfolio.name, custody: own ?? null }))
  const facts = { before: addDays(period.from, -1), to: period.to }
  const date = formatDate(period.to)
  const statement = custody.statement[locale] ?? custody.statement[readBootstrap().brand.defaultLocale]
  const account = { name: t('accountColumn'), custody: sumOfParts(rows.map((row) => row.custody)) }
  return (
    <Sheet aria-labelledby="report-custody" $flows>
      <h2 id="report-custody">{t('custodyTitle')}</h2>
      <LeadNote>{t('custodyNote', { date })}</LeadNote>
      {rows.every((row) => row.custody === null) ? (
        <Nothing>{t('custodyUnavailable')}</Nothing>
      ) : (
        columnsOf(report, rows, account).map((columns, index) => (
          <PaperMatrix
            key={index}
            columns={custodyColumns}
            rows={columns}
            facts={facts}
            caption={t('custodyCaption', { date, currency: report.currency })}
            footId="value"
          />
        ))
      )}
      <Note>
        {custody.outside.length > 0
          ? t('custody.classes', { classes: custody.outside.map((each) => c(`assetClass.${each}`)).join(', ') })
          : t('custody.all')}
      </Note>
      {statement && <Note>{statement}</Note>}
    </Sheet>
  )
}
