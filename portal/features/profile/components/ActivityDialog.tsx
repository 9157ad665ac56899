import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { OwnActivity } from '../../../../shared/contracts/activity'
import { useText } from '../../../lib/i18n/useText'
import { useMoment } from '../../../lib/useMoment'
import { Dialog } from '../../../ui/Dialog'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { List } from '../../../ui/List'
import { Pagination } from '../../../ui/Pagination'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Text } from '../../../ui/Text'
import { useActivity } from '../profile.read'

type Line = OwnActivity['lines'][number]

const Sentence = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** What the person did in the portal, as sentences, the latest first. */
export function ActivityDialog({ isOpen, onClose }: Readonly<{ isOpen: boolean; onClose: () => void }>) {
  const t = useText('profile')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('log.title')} width="38rem">
      <p>{t('log.note')}</p>
      <Lines />
    </Dialog>
  )
}

/** Within the dialog, so that nothing is asked for before it is opened. */
function Lines() {
  const t = useText('profile')
  const [page, setPage] = useState(1)
  const { data, error, isRefreshing, refresh } = useActivity(page)
  const moment = useMoment()
  if (!data)
    return error ? (
      <ErrorState title={t('log.errorTitle')} onRetry={refresh} isRetrying={isRefreshing}>
        {t('errorText')}
      </ErrorState>
    ) : (
      <RowsSkeleton count={6} />
    )
  if (data.count === 0) return <EmptyState icon={History} title={t('log.none')} />
  return (
    <>
      <List>
        {data.lines.map((line) => (
          <li key={line.id}>
            <Sentence>
              <SentenceOf {...line} />
            </Sentence>
            <Text as="time" dateTime={line.at} $role="small" $muted data-push="">
              {moment(line.at)}
            </Text>
          </li>
        ))}
      </List>
      <Pagination page={page} pageSize={data.pageSize} count={data.count} onChange={setPage} />
    </>
  )
}

function SentenceOf({ code, subject }: Pick<Line, 'code' | 'subject'>) {
  const t = useText('profile')
  return t(`log.${code}`, { subject: subject ?? t('log.something') })
}
