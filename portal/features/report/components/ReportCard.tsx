import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isoDateOf } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import { formatBytes } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Avatar } from '../../../ui/Avatar'
import { Card } from '../../../ui/Card'
import { CardFoot } from '../../../ui/CardFoot'
import { CardHead } from '../../../ui/CardHead'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Icon } from '../../../ui/Icon'
import { List } from '../../../ui/List'
import { Loading } from '../../../ui/Loading'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Text } from '../../../ui/Text'
import { TwoLines } from '../../../ui/TwoLines'
import { ReportMailChoice } from './ReportMailChoice'
import { documentUrl, type ReportDocument, useReportDocuments } from '../api/getReportDocuments'

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
  const common = useText('common')
  const { data, error, isValidating, mutate } = useReportDocuments(portfolioId)
  return (
    <Card>
      <CardHead title={t('card')}>{action}</CardHead>
      {error && !data ? (
        <ErrorState title={t('cardErrorTitle')} onRetry={() => void mutate()} retryLabel={common('retry')} isRetrying={isValidating}>
          {t('cardErrorText')}
        </ErrorState>
      ) : !data ? (
        <Loading label={t('cardLoading')}>
          <RowsSkeleton count={3} />
        </Loading>
      ) : data.length === 0 ? (
        <EmptyState icon={FileText} title={t('cardEmptyTitle')}>
          {t('cardEmpty')}
        </EmptyState>
      ) : (
        <List>
          {data.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </List>
      )}
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
    </Card>
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
