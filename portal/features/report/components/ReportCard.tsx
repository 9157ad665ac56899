import FileText from 'lucide-react/icons/file-text'
import { type ReactNode, useMemo, useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { useTimeZone } from '../../../lib/timeZone'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { ButtonSkeleton } from '../../../ui/ButtonSkeleton'
import { CardFoot } from '../../../ui/CardFoot'
import { CardSkeleton } from '../../../ui/CardSkeleton'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { type ReportsOf, shownReports, useReportDocuments } from '../reportDocuments.read'
import { awaitedFacts, reportColumns, type ReportFacts } from '../reports.columns'
import { AwaitedMailChoice, ReportMailChoice } from './ReportMailChoice'

interface ReportCardProps {
  of: ReportsOf
  /** The button that makes a new one. */
  action?: ReactNode
}

/** How many of the reports shown are new, which are the newest: of more than are shown there may be more. */
function NewCount({ count }: Readonly<{ count: number }>) {
  const t = useText('report')
  return count > 0 && <Badge tone="accent">{t('newCount', { count })}</Badge>
}

/** Reports already made, the newest first: to open, to save, and to delete one's own. */
export function ReportCard({ of, action }: ReportCardProps) {
  const t = useText('report')
  const [isWhole, setWhole] = useState(false)
  const timeZone = useTimeZone()
  // The server knows with the next answer.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const facts = useMemo<ReportFacts>(
    () => ({
      timeZone,
      isNew: ({ id, isNew }) => isNew === true && !opened.has(id),
      onOpen: ({ id }) => setOpened((before) => new Set([...before, id])),
    }),
    [timeZone, opened],
  )
  return (
    <DataCard
      read={useReportDocuments(of, isWhole ? shownReports.all : shownReports.few)}
      t={t}
      title={t('card')}
      aside={({ documents }) => <NewCount count={documents.filter(facts.isNew).length} />}
      actions={action}
      skeleton={<TableSkeleton columns={reportColumns} facts={awaitedFacts} rows={3} />}
      empty={{ when: ({ documents }) => documents.length === 0, icon: FileText, title: t('cardEmptyTitle'), text: t('cardEmpty') }}
      foot={
        <CardFoot>
          <ReportMailChoice />
        </CardFoot>
      }
    >
      {({ documents, total }) => (
        <>
          <DataTable columns={reportColumns} facts={facts} rows={documents} caption={t('caption')} />
          {total > documents.length && !isWhole && (
            <CardFoot>
              <Button variant="quiet" size="s" onPress={() => setWhole(true)}>
                {t('showAll', { count: total })}
              </Button>
            </CardFoot>
          )}
        </>
      )}
    </DataCard>
  )
}

/** The card at its final size, before it is known what it is of. */
export function ReportCardSkeleton({ hasAction = false }: Readonly<{ hasAction?: boolean }>) {
  const t = useText('report')
  return (
    <CardSkeleton title={t('card')} actions={hasAction && <ButtonSkeleton like={t('newReport')} hasIcon />}>
      <TableSkeleton columns={reportColumns} facts={awaitedFacts} rows={3} />
      <CardFoot>
        <AwaitedMailChoice />
      </CardFoot>
    </CardSkeleton>
  )
}
