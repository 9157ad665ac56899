import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { NationalLogin } from '../../../shared/brands/brandSchema'
import { useBrand } from '../../lib/bootstrap'
import { useText } from '../../lib/i18n/useText'
import { useNationalLoginName } from '../../lib/nationalLogin'
import { paths } from '../../lib/paths'
import { ButtonAnchor } from '../../ui/ButtonAnchor'
import { ButtonLink } from '../../ui/ButtonLink'
import { ErrorPage } from './ErrorPage'

const sentKey = 'national-login-at'
/** Who is back sooner than this was not let in there either: going round by itself would never end. */
const againMs = 60_000

/** Leads to the national login of the brand; by itself once a minute, else by its button. */
export function NationalLoginRedirect() {
  const { nationalLogin } = useBrand()
  return nationalLogin ? <Redirect login={nationalLogin} /> : <ErrorPage status={403} />
}

function Redirect({ login }: Readonly<{ login: NationalLogin }>) {
  const t = useText('errors')
  const { hash, pathname, search } = useLocation()
  const name = useNationalLoginName(login)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (Date.now() - Number(sessionStorage.getItem(sentKey)) < againMs) return
    sessionStorage.setItem(sentKey, String(Date.now()))
    link.current?.click()
  }, [])
  return (
    <ErrorPage
      status={403}
      title={t('nationalLogin.title')}
      message={t('code.national_login_required')}
      subMessage={t('nationalLogin.detail')}
      action={
        <>
          <ButtonAnchor ref={link} variant="primary" href={login.url}>
            {name}
          </ButtonAnchor>
          <ButtonLink to={paths.login({ redirectTo: `${pathname}${search}${hash}` })}>{t('nationalLogin.password')}</ButtonLink>
        </>
      }
    />
  )
}
