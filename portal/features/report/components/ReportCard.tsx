import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isoDateOf } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import { formatBytes } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Avatar } from '../../../ui/Avatar'
import { CardFoot } from '../../../ui/CardFoot'
import { Icon } from '../../../ui/Icon'
import { List } from '../../../ui/List'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Text } from '../../../ui/Text'
import { TwoLines } from '../../../ui/TwoLines'
import { DataCard } from '../../../wealth/DataCard'
import { documentUrl } from '../documentUrl'
import { type ReportDocument, useReportDocuments } from '../reportDocuments.read'
import { ReportMailChoice } from './ReportMailChoice'

interface ReportCardProps {
  portfolioId: string
  /** The button that makes a new one. */
  action: ReactNode
  /** Name of the advisor, when it is known. */
  advisor: string | null
}

const Person = styled.span`
  display: grid;
  color: var(--text);
`

/** Reports already made of a portfolio, the newest first. */
export function ReportCard({ portfolioId, action, advisor }: ReportCardProps) {
  const t = useText('report')
  return (
    <DataCard
      read={useReportDocuments(portfolioId)}
      t={t}
      title={t('card')}
      actions={action}
      skeleton={<RowsSkeleton count={3} />}
      empty={{ when: (documents) => documents.length === 0, icon: FileText, title: t('cardEmptyTitle'), text: t('cardEmpty') }}
      foot={
        <>
          <CardFoot>
            <ReportMailChoice />
          </CardFoot>
          {advisor && (
            <CardFoot>
              <Avatar name={advisor} size="l" />
              <Person>
                <Text $role="strong">{advisor}</Text>
                <Text $role="small" $muted>
                  {t('advisorRole')}
                </Text>
              </Person>
            </CardFoot>
          )}
        </>
      }
    >
      {(documents) => (
        <List>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </List>
      )}
    </DataCard>
  )
}

function DocumentRow({ document: { id, name, createdAt, filesize } }: { document: ReportDocument }) {
  const t = useText('report')
  const locale = useLocale()
  const date = formatDate(isoDateOf(new Date(createdAt)))
  return (
    <li>
      <Icon of={FileText} />
      <TwoLines
        inList
        name={<a href={documentUrl(id)}>{name}</a>}
        detail={filesize ? t('fileInfo', { size: formatBytes(filesize, locale), date }) : t('fileInfoWithoutSize', { date })}
      />
    </li>
  )
}
