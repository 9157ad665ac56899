import { styled } from 'styled-components'
import { startOfMonths } from '../../../../shared/domain/months'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { PaperTable } from '../../../ui/table/PaperTable'
import { token } from '../../../ui/tokens'
import type { PartProps } from '../partProps'
import { commonBasis } from '../model/commonBasis'
import { fiveYearColumns, type YearsRow } from '../statement.columns'
import { LeadNote, Nothing, Sheet } from './sheet'
import { YearBars } from './YearBars'

const Notice = styled.p`
  margin-block-start: 6mm;
  padding: 3.5mm 5mm;
  border: 1px solid ${token('rule')};
  border-radius: 1mm;
  font-weight: 500;
  break-inside: avoid;
`

/** The notice is never apart from its returns. */
const OnePiece = styled.div<{ $isSnug: boolean }>`
  break-inside: avoid;
  ${({ $isSnug }) => $isSnug && '--_report-row: 5.6mm; --_report-pad: 0.3mm;'}
`

/** So many rows are set close, so that they find room under what stands before them. */
const snugRows = 5

/** That the past is no guide; as large as the text round it. */
export function PastPerformance() {
  const t = useText('reportExport')
  return <Notice>{t('pastPerformance')}</Notice>
}

/** Five complete periods of twelve months, with method, basis and currency, and the notice that belongs to them (COBS 4.6.2). */
export function FiveYears({ report }: PartProps) {
  const t = useText('reportExport')
  // The days that the periods end on; their points may be of the last working day before.
  const ends = [4, 3, 2, 1, 0].map((back) => startOfMonths(report.period.to, back * 12))
  const rows = report.portfolios.flatMap(({ benchmarkName, portfolio: { id, name }, twelveMonths: years }): YearsRow[] => [
    { id, name, side: 'portfolio', years },
    ...(benchmarkName ? [{ id: `${id} benchmark`, name: benchmarkName, side: 'benchmark' as const, years }] : []),
  ])
  const isKnown = rows.some(({ side, years }) => years.some((year) => year[side] !== null))
  return (
    <Sheet aria-labelledby="report-years" $flows>
      <OnePiece data-closes="" $isSnug={rows.length >= snugRows}>
        <h2 id="report-years">{t('fiveYears')}</h2>
        <LeadNote>{t('fiveYearsNote', { basis: commonBasis(report), currency: report.currency })}</LeadNote>
        {isKnown ? (
          <>
            <YearBars portfolios={report.portfolios} />
            <PaperTable
              columns={fiveYearColumns(ends)}
              rows={rows}
              caption={t('fiveYearsCaption', { date: formatDate(report.period.to) })}
            />
          </>
        ) : (
          <Nothing>{t('seriesUnavailable')}</Nothing>
        )}
        <PastPerformance />
      </OnePiece>
    </Sheet>
  )
}
