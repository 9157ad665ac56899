import FileText from 'lucide-react/icons/file-text'
import { useMemo } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { contractNoteColumns, noteSums } from '../contractNotes.columns'
import { useContractNotes } from '../contractNotes.read'

interface YearNotesCardProps {
  portfolioId: string
  year: number
  /** Leads to all of them, in the period that their list begins with. */
  onAll: (period: { range: string; from: string; to: string }) => void
}

const newestFirst = { id: 'date', descending: true }

/** The contract notes of a calendar year, beside what the year cost. */
export function YearNotesCard({ onAll, portfolioId, year }: YearNotesCardProps) {
  const t = useText('contractNotes')
  const period = useMemo(() => ({ range: 'custom' as const, from: `${year}-01-01`, to: `${year}-12-31` }), [year])
  const read = useContractNotes(portfolioId, period)
  const rows = useMemo(() => read.data?.notes.map((note) => ({ ...note, type: note.side })) ?? [], [read.data])
  return (
    <DataCard
      read={read}
      t={t}
      title={t('title')}
      aside={t('ofYear', { year: String(year), count: rows.length })}
      actions={
        <Button variant="quiet" size="s" onPress={() => onAll(period)}>
          {t('allNotes')}
        </Button>
      }
      skeleton={<TableSkeleton columns={contractNoteColumns} rows={3} />}
      empty={{
        when: ({ notes }) => notes.length === 0,
        icon: FileText,
        title: t('emptyTitle'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {() => (
        <DataTable
          columns={contractNoteColumns}
          rows={rows}
          caption={t('captionOfYear', { year: String(year) })}
          sort={newestFirst}
          {...noteSums(rows, t('dealingCosts'))}
        />
      )}
    </DataCard>
  )
}
