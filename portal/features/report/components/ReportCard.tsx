import FileText from 'lucide-react/icons/file-text'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { CardFoot } from '../../../ui/CardFoot'
import { List } from '../../../ui/List'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { type ReportsOf, shownReports, useReportDocuments } from '../reportDocuments.read'
import { ReportMailChoice } from './ReportMailChoice'
import { ReportRow } from './ReportRow'

interface ReportCardProps {
  of: ReportsOf
  /** The button that makes a new one. */
  action?: ReactNode
}

/** Reports already made, the newest first: to open, to save, and to delete one's own. */
export function ReportCard({ of, action }: ReportCardProps) {
  const t = useText('report')
  const [isWhole, setWhole] = useState(false)
  return (
    <DataCard
      read={useReportDocuments(of, isWhole ? shownReports.all : shownReports.few)}
      t={t}
      title={t('card')}
      actions={action}
      skeleton={<RowsSkeleton count={3} />}
      empty={{ when: ({ documents }) => documents.length === 0, icon: FileText, title: t('cardEmptyTitle'), text: t('cardEmpty') }}
      foot={
        <CardFoot>
          <ReportMailChoice />
        </CardFoot>
      }
    >
      {({ documents, total }) => (
        <>
          <List>
            {documents.map((document) => (
              <ReportRow key={document.id} document={document} />
            ))}
          </List>
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
