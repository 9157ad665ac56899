import { useText } from '../../lib/i18n/useText'
import { ErrorPage } from './ErrorPage'

export function NotFoundPage() {
  const t = useText('shell')
  return <ErrorPage status={404} message={t('error.notFound.message')} subMessage={t('error.notFound.subMessage')} />
}
