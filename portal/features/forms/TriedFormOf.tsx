import { Card } from '../../ui/Card'
import { CardBody } from '../../ui/CardBody'
import { useText } from '../../lib/i18n/useText'
import { ErrorState } from '../../ui/ErrorState'
import { Loading } from '../../ui/Loading'
import { Skeleton } from '../../ui/Skeleton'
import { Text } from '../../ui/Text'
import { useOpenForm } from './forms.read'
import { TriedForm } from './TriedForm'

/** A published form where it stands within a content that is being written. */
export function TriedFormOf({ id, name }: Readonly<{ id: string; name: string }>) {
  const t = useText('forms')
  const read = useOpenForm(id)
  return (
    <Card>
      <CardBody>
        <Text as="h2" $role="strong">
          {name}
        </Text>
        {read.data ? (
          <TriedForm form={read.data} />
        ) : read.error ? (
          <ErrorState title={t('errorTitle')} onRetry={read.refresh} isRetrying={read.isRefreshing}>
            {t('errorText')}
          </ErrorState>
        ) : (
          <Loading label={t('loading')}>
            <Skeleton height="8rem" />
          </Loading>
        )}
      </CardBody>
    </Card>
  )
}
