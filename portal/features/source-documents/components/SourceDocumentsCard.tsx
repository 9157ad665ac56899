import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { CardFoot } from '../../../ui/CardFoot'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { sourceDocumentColumns } from '../sourceDocuments.columns'
import { type DocumentsOf, useSourceDocuments } from '../sourceDocuments.read'

/** Rows shown before "show all". */
const few = 6

/** Documents that the data provider keeps, the newest first. Nothing where it keeps none for anybody. */
export function SourceDocumentsCard({ of }: Readonly<{ of: DocumentsOf }>) {
  const t = useText('sourceDocuments')
  const [isWhole, setWhole] = useState(false)
  const read = useSourceDocuments(of)
  if (read.data?.isOffered === false) return null
  return (
    <DataCard
      read={read}
      t={t}
      title={t('title')}
      aside={t('aside')}
      skeleton={<TableSkeleton columns={sourceDocumentColumns} facts={{ of }} rows={3} />}
      empty={{
        when: ({ documents }) => documents.length === 0,
        icon: FileText,
        title: t('emptyTitle'),
        text: t('emptyText'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {({ documents }) => (
        <>
          <DataTable
            columns={sourceDocumentColumns}
            facts={{ of }}
            rows={isWhole ? documents : documents.slice(0, few)}
            caption={t('caption')}
            sort={{ id: 'date', descending: true }}
          />
          {documents.length > few && !isWhole && (
            <CardFoot>
              <Button variant="quiet" size="s" onPress={() => setWhole(true)}>
                {t('showAll', { count: documents.length })}
              </Button>
            </CardFoot>
          )}
        </>
      )}
    </DataCard>
  )
}
