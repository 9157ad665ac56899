import type { ReportPortfolio } from '../../../shared/contracts/report'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { PaperTable } from '../../ui/table/PaperTable'
import type { ReportTable } from '../../wealth/reportTable'
import { NoteSlips } from './components/NoteSlips'
import { contractNoteColumns, noteSums, type NoteRow } from './contractNotes.columns'

const rowsOf = ({ notes = [] }: ReportPortfolio): NoteRow[] => notes.map((note) => ({ ...note, type: note.side }))

/** Contract notes of the period in one table, the oldest first. */
const list: ReportTable = {
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
  Table: ({ of }) => {
    const t = useText('contractNotes')
    const rows = rowsOf(of)
    const { foot } = noteSums(rows, t('dealingCosts'))
    return (
      <PaperTable
        columns={contractNoteColumns}
        rows={rows}
        caption={t('reportCaption', { portfolio: of.portfolio.name })}
        isDense
        // A sum that is not known would be a line with nothing in it.
        {...(foot?.sum.commission ? { foot } : {})}
      />
    )
  },
}

/** Each of them as a note of its own. */
const slips: ReportTable = {
  id: 'contractNoteSlips',
  parts: ['transactions', 'portfolio'],
  count: ({ notes }) => notes?.length || null,
  useTexts: () => ({ title: useText('contractNotes')('slips'), empty: '', unavailable: '' }),
  Table: ({ of }) => <NoteSlips rows={rowsOf(of)} />,
}

/** Contract notes in the report. */
export const contractNotesReport: readonly ReportTable[] = [list, slips]
