import { styled } from 'styled-components'
import type { ReportPortfolio, ReportResponse } from '../../../../shared/contracts/report'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Ledger } from '../../../wealth/Ledger'
import type { ReportTable } from '../../../wealth/reportTable'
import type { PartProps } from '../partProps'
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

interface PortfolioSectionProps extends Omit<PartProps, 'scope'> {
  of: ReportPortfolio
  /** Whether it shows what was put in and the line of its returns. */
  hasCourse: boolean
}

/** Who it is, what came of it and the line of its returns stand on one page. */
const Together = styled.div`
  break-inside: avoid;
`

/** A name goes with the first of its tables. */
const WithTable = styled.div`
  break-inside: avoid;
  break-after: avoid;
`

/** Each portfolio with what was put in and what came of it, its returns, and the tables of the kind. */
export function Portfolios({ report, tables }: PartProps) {
  return report.portfolios.map((one) => <PortfolioSection key={one.portfolio.id} of={one} report={report} tables={tables} hasCourse />)
}

/** Each portfolio with the tables of the kind alone. */
export function TablesOfPortfolios({ report, tables }: PartProps) {
  return report.portfolios.map((one) => (
    <PortfolioSection key={one.portfolio.id} of={one} report={report} tables={tables} hasCourse={false} />
  ))
}

function PortfolioSection({ hasCourse, of: one, report, tables }: PortfolioSectionProps) {
  return (
    <Sheet aria-labelledby={`report-${one.portfolio.id}`} $flows>
      {hasCourse ? (
        <Together>
          <Heading of={one} report={report} />
          <Course of={one} report={report} />
        </Together>
      ) : (
        <WithTable>
          <Heading of={one} report={report} />
        </WithTable>
      )}
      {tables.map((table) => (
        <TableSection key={table.id} table={table} of={one} report={report} />
      ))}
    </Sheet>
  )
}

function Heading({ of: { portfolio }, report: { consolidated } }: { of: ReportPortfolio; report: ReportResponse }) {
  const t = useText('reportExport')
  const c = useText('common')
  const facts = [
    consolidated ? t('consolidatedOf', { names: consolidated.join(', ') }) : c(`portfolioType.${portfolio.type}`),
    !consolidated && portfolio.externalId && t('reference', { id: portfolio.externalId }),
    portfolio.riskProfile !== null && t('riskProfile', { level: portfolio.riskProfile }),
    portfolio.inception && t('since', { date: formatDate(portfolio.inception) }),
  ].filter((fact) => fact && fact !== portfolio.name)
  return (
    <>
      <h2 id={`report-${portfolio.id}`}>{portfolio.name}</h2>
      <Facts>{facts.join(' · ')}</Facts>
    </>
  )
}

function Course({ of: one, report }: { of: ReportPortfolio; report: ReportResponse }) {
  const t = useText('reportExport')
  const c = useText('common')
  const { ledger, series } = one
  const to = formatDate(report.asOf ?? report.period.to)
  const first = series[0]
  const last = series.at(-1)
  return (
    <>
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
    </>
  )
}

/** A table under its heading, or why there is none. */
function TableSection({ table, of, report }: { table: ReportTable; of: ReportPortfolio; report: ReportResponse }) {
  const { title, empty, unavailable } = table.useTexts(report)
  const count = table.count(of)
  if (count === null) return null
  return (
    <>
      <h3 id={`report-${of.portfolio.id}-${table.id}`}>{title}</h3>
      {count > 0 ? (
        <table.Table of={of} report={report} />
      ) : (
        <Nothing>{isMissing(report.reasons, table.parts) ? unavailable : empty}</Nothing>
      )}
    </>
  )
}
