import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { PaperTable } from '../../ui/table/PaperTable'
import type { ReportTable } from '../../wealth/reportTable'
import { contractNoteColumns, noteSums } from './contractNotes.columns'

/** Contract notes of the period in the report, the oldest first. */
export const contractNotesReport: ReportTable = {
  id: 'contractNotes',
  parts: ['transactions', 'portfolio'],
  count: ({ notes }) => notes?.length ?? null,
  useTexts: ({ period }) => {
    const t = useText('contractNotes')
    return {
      title: t('report', { from: formatDate(period.from), to: formatDate(period.to) }),
      empty: t('reportEmpty'),
      unavailable: t('unavailableText'),
    }
  },
  Table: ({ of: { notes = [], portfolio } }) => {
    const t = useText('contractNotes')
    const rows = notes.map((note) => ({ ...note, type: note.side }))
    const { foot } = noteSums(rows, t('dealingCosts'))
    return (
      <PaperTable
        columns={contractNoteColumns}
        rows={rows}
        caption={t('reportCaption', { portfolio: portfolio.name })}
        isDense
        // A sum that is not known would be a line with nothing in it.
        {...(foot?.sum.commission ? { foot } : {})}
      />
    )
  },
}
