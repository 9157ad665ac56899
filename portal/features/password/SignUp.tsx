import { useSearchParams } from 'react-router-dom'
import { useBrand } from '../../lib/bootstrap'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths } from '../../lib/paths'
import { AddressForm } from './components/AddressForm'
import { useAskToSignUp } from './password.write'
import { FaceHead } from '../../ui/FaceHead'

/** First step of a sign-up: an address, to which the way on is mailed. Says how else one comes in where the brand takes nobody who was not invited. */
export function SignUp() {
  const t = useText('password')
  const locale = useLocale()
  const { signUp } = useBrand()
  const [query] = useSearchParams()
  const { save: ask } = useAskToSignUp()
  const from = query.get('redirectTo')
  return (
    <>
      <FaceHead title={t('signUpTitle')}>{t(signUp === 'open' ? 'signUpLead' : 'signUpClosed')}</FaceHead>
      {signUp === 'open' && (
        <AddressForm
          send={t('signUpSend')}
          sent={t('signUpSent')}
          onAsk={(email) => ask({ email, locale, ...(from === null ? {} : { from }) })}
        />
      )}
      <p>
        {t('signUpHave')} <Link to={paths.login(from === null ? {} : { redirectTo: from })}>{t('signIn')}</Link>
      </p>
    </>
  )
}
