import { styled } from 'styled-components'
import type { ReportPortfolio, ReportResponse } from '../../../../shared/contracts/report'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Ledger } from '../../../wealth/Ledger'
import type { ReportTable } from '../../../wealth/reportTable'
import { isMissing } from '../model/isMissing'
import { CumulativeChart } from './CumulativeChart'
import { Note, Nothing, Sheet } from './sheet'
import { token } from '../../../ui/tokens'

const Facts = styled.p`
  margin-block: -3.5mm 5mm;
  color: ${token('text-muted')};
`

/** The ledger line of the screens, as wide as the paper. */
const PaperLedger = styled(Ledger)`
  break-inside: avoid;

  dt {
    font-size: 8.5pt;
  }

  dd {
    font-size: 11.5pt;
  }

  > div {
    padding-block: 2.5mm;
    padding-inline-start: 6mm;
  }
`

interface PortfolioSectionProps {
  of: ReportPortfolio
  report: ReportResponse
  /** In their order. */
  tables: readonly ReportTable[]
}

/** Who it is, what came of it and the line of its returns stand on one page. */
const Together = styled.div`
  break-inside: avoid;
`

/** One portfolio: what was put in and what came of it, its returns, and the tables of the features. */
export function PortfolioSection({ of: one, report, tables }: PortfolioSectionProps) {
  const t = useText('reportExport')
  const c = useText('common')
  const { portfolio, ledger, riskProfile, series } = one
  const to = formatDate(report.asOf ?? report.period.to)
  const first = series[0]
  const last = series.at(-1)
  const facts = [
    c(`portfolioType.${portfolio.type}`),
    portfolio.externalId && t('reference', { id: portfolio.externalId }),
    riskProfile !== null && t('riskProfile', { level: riskProfile }),
    portfolio.inception && t('since', { date: formatDate(portfolio.inception) }),
  ].filter((fact) => fact && fact !== portfolio.name)
  const headingId = `report-${portfolio.id}`
  return (
    <Sheet aria-labelledby={headingId} $flows>
      <Together>
        <h2 id={headingId}>{portfolio.name}</h2>
        <Facts>{facts.join(' · ')}</Facts>
        {ledger ? (
          <PaperLedger
            onPaper
            label={t('ledger')}
            words={{ plus: t('plus'), minus: t('minus'), equals: t('equals') }}
            paidIn={{ label: c('term.paidIn'), value: <Amount value={ledger.paidIn} /> }}
            growth={{ label: c('term.growthAndIncome'), value: <Amount value={ledger.growth} /> }}
            charges={{ label: c('term.charges'), value: <Amount value={ledger.charges} /> }}
            value={{ label: t('valueOn', { date: to }), value: <Amount value={ledger.value} /> }}
          />
        ) : (
          <Nothing>{t('ledgerUnavailable')}</Nothing>
        )}
        <h3>{t('cumulative')}</h3>
        {first && last && (
          <Note>{t('cumulativeNote', { basis: one.basis ?? 'other', from: formatDate(first.date), to: formatDate(last.date) })}</Note>
        )}
        {series.length === 0 && isMissing(report.reasons, ['performance', 'portfolio']) ? (
          <Nothing>{t('seriesUnavailable')}</Nothing>
        ) : (
          <CumulativeChart of={one} />
        )}
      </Together>
      {tables.map((table) => (
        <TableSection key={table.id} table={table} of={one} report={report} />
      ))}
    </Sheet>
  )
}

/** A table under its heading, or why there is none. */
function TableSection({ table, of, report }: { table: ReportTable; of: ReportPortfolio; report: ReportResponse }) {
  const { title, empty, unavailable } = table.useTexts(report)
  const count = table.count(of)
  if (count === null) return null
  return (
    <>
      <h3>{title}</h3>
      {count > 0 ? (
        <table.Table of={of} report={report} />
      ) : (
        <Nothing>{isMissing(report.reasons, table.parts) ? unavailable : empty}</Nothing>
      )}
    </>
  )
}
