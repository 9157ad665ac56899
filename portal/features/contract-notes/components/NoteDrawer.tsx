import FileX from 'lucide-react/icons/file-x'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { EmptyState } from '../../../ui/EmptyState'
import { Skeleton } from '../../../ui/Skeleton'
import { drawColumns } from '../../../ui/table/drawColumns'
import { useColumnContext } from '../../../ui/table/useColumnContext'
import { Text } from '../../../ui/Text'
import { filterBookings, useBookingsFilter } from '../../../wealth/bookingsFilter'
import { DetailDrawer } from '../../../wealth/DetailDrawer'
import { HeroFigure } from '../../../wealth/HeroFigure'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { usePeriod } from '../../../wealth/listPeriod'
import { type NoteRow, noteSlipColumns } from '../contractNotes.columns'
import { useContractNotes } from '../contractNotes.read'
import { noteRows } from '../model/noteRows'
import { reasonOf } from '../model/reasonOf'

interface NoteDrawerProps {
  portfolioId: string
  noteId: string
  onNavigate: (noteId: string) => void
  onClose: () => void
}

const none: readonly NoteRow[] = []

/** One contract note beside the list, as the report prints it: previous and next follow the rows that the filter leaves. */
export function NoteDrawer({ noteId, onClose, onNavigate, portfolioId }: NoteDrawerProps) {
  const t = useText('contractNotes')
  const common = useText('common')
  const [period] = usePeriod()
  const [filter] = useBookingsFilter()
  const read = useContractNotes(portfolioId, period)
  const all = read.data ? noteRows(read.data) : none
  const note = all.find(({ id }) => id === noteId)
  const shown = filterBookings(all, filter, (type) => common(`transactionType.${type}`))
  const index = shown.findIndex(({ id }) => id === noteId)
  const neighbour = (at: number) => (index < 0 ? null : (shown[at]?.id ?? null))
  return (
    <DetailDrawer
      id={noteId}
      title={note?.name ?? t('title')}
      subtitle={note && [common(`transactionType.${note.side}`), formatDate(note.date)].join(', ')}
      neighbours={{ previous: neighbour(index - 1), next: neighbour(index + 1) }}
      read={read}
      t={t}
      skeleton={<NoteSkeleton />}
      onNavigate={onNavigate}
      onClose={onClose}
    >
      {() =>
        note ? (
          <Slip note={note} />
        ) : (
          <EmptyState icon={FileX} title={t('drawer.errorTitle')}>
            {t('drawer.notFound')}
          </EmptyState>
        )
      }
    </DetailDrawer>
  )
}

function Slip({ note }: Readonly<{ note: NoteRow }>) {
  const t = useText('contractNotes')
  const columns = drawColumns(noteSlipColumns, [note], useColumnContext(noteSlipColumns, 'screen', {}))
  const shown: ReactNode[] = columns.flatMap((column) =>
    // The head has the name, and the figure above the list what was paid.
    column.isName || column.id === 'amount' || isSaidAbove(column.id, note)
      ? []
      : [
          <KeyValueItem key={column.id} term={column.head} isSum={column.isStrong}>
            {column.isMissing(note) ? <Text $muted>{t(reasonOf(column.id, note))}</Text> : column.cell(note)}
          </KeyValueItem>,
        ],
  )
  return (
    <>
      <div>
        <HeroFigure size="drawer" value={note.amount} />
        <Text as="p" $muted>
          {t('columnAmount')}
        </Text>
      </div>
      <KeyValue label={t('drawer.details')}>{shown}</KeyValue>
      {note.note !== null && (
        <section aria-labelledby="note-note">
          <h3 id="note-note">{t('csvNote')}</h3>
          <Text as="p">{note.note}</Text>
        </section>
      )}
      <Text as="p" $role="small" $muted>
        {t('drawer.neverSent')}
      </Text>
    </>
  )
}

/** Without a commission nothing comes on top of what was paid: the line of the commission has said so. */
const isSaidAbove = (field: string, { commission, total }: NoteRow): boolean => field === 'total' && total === null && commission === null

/** At its final size. */
const NoteSkeleton = () => (
  <>
    <div aria-hidden="true">
      <Skeleton width="9rem" height="2rem" margin="0.25rem" />
      <Skeleton width="8rem" margin="0.1875rem" />
    </div>
    <Skeleton height="22rem" />
  </>
)
