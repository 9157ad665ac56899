import { styled } from 'styled-components'
import type { ReportResponse } from '../../../../shared/contracts/report'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import type { PartProps } from '../partProps'
import { isMissing } from '../model/isMissing'
import { periodResult } from '../model/periodResult'
import { AllocationTable } from './AllocationTable'
import { maxColumns } from '../model/accountColumns'
import { Hero, Label, Value, Warning } from './hero'
import { MovementTable } from './MovementTable'
import { PerformanceTable } from './PerformanceTable'
import { Note, Nothing, Sheet } from './sheet'

const Page = styled(Sheet)<{ $rowHeight: number }>`
  --_report-row: ${({ $rowHeight }) => $rowHeight}mm;
  --_report-pad: ${({ $rowHeight }) => ($rowHeight < 6.2 ? 0.3 : 0.7)}mm;

  h3 {
    margin-block-start: ${({ $rowHeight }) => ($rowHeight < 7 ? 6 : 8)}mm;
  }
`

/** Height of a row in millimetres: the more rows, the closer they are set, so that the summary is one page as long as it can be read. */
function rowHeightOf({ degraded, groups, movement, portfolios }: ReportResponse): number {
  const room = degraded ? 155 : 168
  const movementRows = movement || portfolios.some((one) => one.movement) ? 8 : 2
  const returnRows = portfolios.reduce((sum, { benchmarkName }) => sum + (benchmarkName ? 2 : 1), 1)
  const rows = movementRows * Math.ceil((portfolios.length + 1) / maxColumns) + groups.length + 2 + returnRows
  return Math.min(7, Math.max(5.4, Math.floor((room / rows) * 10) / 10))
}

/** Returns are read side by side: the table goes to the next page whole. */
const Together = styled.div`
  break-inside: avoid;
`

type SummaryProps = Pick<PartProps, 'report' | 'scope'>

/** What the account is worth, how that changed, where it is invested and how it performed: on one page as long as it can be read. */
export function Summary({ report, scope }: SummaryProps) {
  const t = useText('reportExport')
  const c = useText('common')
  return (
    <Page aria-labelledby="report-summary" $rowHeight={rowHeightOf(report)}>
      <h2 id="report-summary">{t(scope === 'account' ? 'summaryAccount' : 'summaryPortfolio')}</h2>
      <Hero>
        <div>
          <Label>{t('valueOn', { date: formatDate(report.asOf ?? report.period.to) })}</Label>
          <Value onPaper value={report.value} missing={c('missing.unavailable')} />
        </div>
        <Sentence report={report} scope={scope} />
      </Hero>
      {report.degraded && <Warning>{t('degraded')}</Warning>}
      <h3>{t('howChanged')}</h3>
      <MovementTable report={report} />
      <h3>{t('whereInvested')}</h3>
      {report.groups.length > 0 ? <AllocationTable report={report} /> : <Nothing>{t('holdingsUnavailable')}</Nothing>}
      <Together>
        <h3>{t('howPerformed')}</h3>
        {hasNoReturns(report) ? <Nothing>{t('seriesUnavailable')}</Nothing> : <PerformanceTable report={report} />}
      </Together>
    </Page>
  )
}

/** True when the source did not answer for any portfolio: a table of dashes alone would say nothing. */
const hasNoReturns = ({ portfolios, reasons }: ReportResponse): boolean =>
  isMissing(reasons, ['performance', 'portfolio']) &&
  portfolios.every(({ returns }) => returns.every(({ benchmark, portfolio }) => portfolio === null && benchmark === null))

const marker = '\u0000'

/** What came of it, in one sentence; the amount stands out. */
function Sentence({ report: { movement, period }, scope }: SummaryProps) {
  const t = useText('reportExport')
  const locale = useLocale()
  if (!movement) return <Note>{t('sentenceUnknown')}</Note>
  const { amount, charges, direction, ratio } = periodResult(movement)
  const key = ({ gain: 'sentenceGain', loss: 'sentenceLoss', flat: 'sentenceFlat' } as const)[direction]
  const sentence = t(key, {
    scope,
    range: period.range,
    amount: marker,
    charges: formatMoney(charges, locale),
    percent: ratio === null ? 'none' : formatPercent(ratio, locale),
  })
  const [before = '', after] = sentence.split(marker)
  return (
    <p>
      {before}
      {after !== undefined && <b>{formatMoney(amount, locale)}</b>}
      {after}
    </p>
  )
}
