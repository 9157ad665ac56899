import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { AddressForm } from './components/AddressForm'
import { useAskForLink } from './password.write'
import { FaceHead } from '../../ui/FaceHead'

/** Takes an address and asks for a link to a new password; what it says is the same for every address. */
export function ResetPassword() {
  const t = useText('password')
  const locale = useLocale()
  const { save: ask } = useAskForLink()
  return (
    <>
      <FaceHead title={t('resetTitle')}>{t('resetLead')}</FaceHead>
      <AddressForm send={t('send')} sent={t('sent')} onAsk={(email) => ask({ email, locale })} />
      <p>
        <Link to={paths.login()}>{t('back')}</Link>
      </p>
    </>
  )
}
