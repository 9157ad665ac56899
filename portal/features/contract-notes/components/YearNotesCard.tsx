import FileText from 'lucide-react/icons/file-text'
import { useMemo } from 'react'
import type { Money } from '../../../../shared/domain/money'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { CardFoot } from '../../../ui/CardFoot'
import { DataTable } from '../../../ui/table/DataTable'
import { SummedTableSkeleton } from '../../../ui/table/SummedTableSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { noteSums, yearNoteColumns } from '../contractNotes.columns'
import { useContractNotes } from '../contractNotes.read'
import { noteRows } from '../model/noteRows'
import { yearNotes } from '../model/yearNotes'

interface YearNotesCardProps {
  portfolioId: string
  year: number
  /** Leads to all of them, in the period that their list begins with. */
  onAll: (period: Period) => void
  /** Leads to one of them in that list. */
  onNote: (note: string, period: Period) => void
  /** What the fees of the year have under transactions; null where they have none, or are not known. */
  dealing: Money | null
}

type Period = { range: string; from: string; to: string }

const newestFirst = { id: 'date', descending: true }

/** The contract notes of a calendar year, beside what the year cost. */
export function YearNotesCard({ dealing, onAll, onNote, portfolioId, year }: YearNotesCardProps) {
  const t = useText('contractNotes')
  const locale = useLocale()
  const period = useMemo(() => ({ range: 'custom' as const, from: `${year}-01-01`, to: `${year}-12-31` }), [year])
  const read = useContractNotes(portfolioId, period)
  const { isWhole, rows } = useMemo(() => yearNotes(read.data ? noteRows(read.data) : [], dealing), [read.data, dealing])
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
      skeleton={<SummedTableSkeleton columns={yearNoteColumns} rows={8} />}
      empty={{
        when: ({ notes }) => notes.length === 0,
        icon: FileText,
        title: t('emptyTitle'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
      foot={
        dealing &&
        rows.length > 0 && (
          <CardFoot>{t(isWhole ? 'areTheFees' : 'amongTheFees', { amount: formatMoney(dealing, locale), year: String(year) })}</CardFoot>
        )
      }
    >
      {() => (
        <DataTable
          columns={yearNoteColumns}
          rows={rows}
          caption={t('captionOfYear', { year: String(year) })}
          sort={newestFirst}
          opening={({ id }) => ({ isOpen: false, onOpen: () => onNote(id, period) })}
          {...noteSums(rows, t('dealingCosts'))}
        />
      )}
    </DataCard>
  )
}
