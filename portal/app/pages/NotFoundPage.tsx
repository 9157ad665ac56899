import { useText } from '../../lib/i18n/useText'
import { ErrorPage } from './ErrorPage'

export function NotFoundPage() {
  const t = useText('errors')
  return <ErrorPage status={404} message={t('notFound.message')} subMessage={t('notFound.subMessage')} />
}
