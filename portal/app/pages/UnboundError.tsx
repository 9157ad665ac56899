import { useText } from '../../lib/i18n/useText'
import { ErrorPage } from './ErrorPage'

export function UnboundError() {
  const t = useText('errors')
  const shell = useText('shell')
  return <ErrorPage status={403} message={t('code.no_organisation')} subMessage={shell('error.contactAdministrator')} />
}
