import FileText from 'lucide-react/icons/file-text'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { ButtonSkeleton } from '../../../ui/ButtonSkeleton'
import { CardFoot } from '../../../ui/CardFoot'
import { CardSkeleton } from '../../../ui/CardSkeleton'
import { List } from '../../../ui/List'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { type ReportDocument, type ReportsOf, shownReports, useReportDocuments } from '../reportDocuments.read'
import { AwaitedMailChoice, ReportMailChoice } from './ReportMailChoice'
import { ReportRow } from './ReportRow'

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
  // The server knows with the next answer.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isNew = (document: ReportDocument) => document.isNew === true && !opened.has(document.id)
  return (
    <DataCard
      read={useReportDocuments(of, isWhole ? shownReports.all : shownReports.few)}
      t={t}
      title={t('card')}
      aside={({ documents }) => <NewCount count={documents.filter(isNew).length} />}
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
              <ReportRow
                key={document.id}
                document={document}
                isNew={isNew(document)}
                onOpen={() => setOpened((before) => new Set([...before, document.id]))}
              />
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

/** The card at its final size, before it is known what it is of. */
export function ReportCardSkeleton({ hasAction = false }: Readonly<{ hasAction?: boolean }>) {
  const t = useText('report')
  return (
    <CardSkeleton title={t('card')} actions={hasAction && <ButtonSkeleton like={t('newReport')} hasIcon />}>
      <RowsSkeleton count={3} />
      <CardFoot>
        <AwaitedMailChoice />
      </CardFoot>
    </CardSkeleton>
  )
}
