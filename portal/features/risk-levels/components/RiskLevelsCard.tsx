import FileText from 'lucide-react/icons/file-text'
import { useMemo } from 'react'
import type { FactsheetResponse } from '../../../../shared/contracts/market/factsheet'
import type { RiskComparisonResponse } from '../../../../shared/contracts/market/riskComparison'
import { apiPath } from '../../../lib/data/apiPath'
import { useText } from '../../../lib/i18n/useText'
import { ButtonAnchor } from '../../../ui/ButtonAnchor'
import { MatrixSkeleton } from '../../../ui/table/MatrixSkeleton'
import { MatrixTable } from '../../../ui/table/MatrixTable'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { levelColumns, levelRows } from '../riskLevels.columns'
import { useFactsheet, useRiskComparison } from '../riskLevels.read'

/** Asset classes that portfolios of all levels have between them. */
const usualClasses = 11

/** What portfolios of each risk level hold, and the factsheets of this portfolio's level. Nothing where the firm prints neither. */
export function RiskLevelsCard({ portfolioId }: Readonly<{ portfolioId: string }>) {
  const t = useText('riskLevels')
  const read = useRiskComparison()
  const own = useFactsheet(portfolioId, 'own').data
  const esg = useFactsheet(portfolioId, 'esg').data
  const sheets = [own, esg].filter((sheet) => sheet !== undefined && (sheet.fund !== null || sheet.url !== null))
  // One address for all families is one factsheet.
  const distinct = sheets.filter((sheet, index) => sheets.findIndex((other) => hrefOf(other) === hrefOf(sheet)) === index)
  if (read.data?.rows.length === 0 && !read.data.degraded && distinct.length === 0) return null
  return (
    <DataCard
      read={read}
      t={t}
      title={t('title')}
      note={({ rows }) => rows.length > 0 && t('note')}
      actions={distinct.map((sheet) => sheet && <FactsheetLink key={sheet.family} sheet={sheet} />)}
      awaited={{ note: <WordsSkeleton like={t('note')} /> }}
      skeleton={<MatrixSkeleton rows={usualClasses} />}
    >
      {({ rows }) => rows.length > 0 && <Levels rows={rows} own={own?.riskProfile ?? null} />}
    </DataCard>
  )
}

function Levels({ own, rows }: Readonly<{ rows: RiskComparisonResponse['rows']; own: number | null }>) {
  const t = useText('riskLevels')
  const columns = useMemo(() => levelColumns(rows), [rows])
  const levels = useMemo(() => levelRows(rows, own), [rows, own])
  return <MatrixTable columns={columns} rows={levels} caption={t('caption')} scrollLabel={t('title')} />
}

const hrefOf = (sheet: FactsheetResponse | undefined): string | null =>
  sheet?.fund ? apiPath`/api/market/funds/${sheet.fund.id}/documents/${sheet.fund.document}` : (sheet?.url ?? null)

function FactsheetLink({ sheet }: Readonly<{ sheet: FactsheetResponse }>) {
  const t = useText('riskLevels')
  const href = hrefOf(sheet)
  if (href === null) return null
  return (
    <ButtonAnchor variant="quiet" size="s" icon={FileText} href={href} target="_blank" rel="noopener noreferrer">
      {sheet.fund ? t('factsheet', { name: sheet.fund.name }) : t('factsheetOfLevel', { level: sheet.riskProfile ?? '' })}
    </ButtonAnchor>
  )
}
