import { redirect } from 'next/navigation.js'
import type { I18nClient } from '@payloadcms/translations'
import type { PayloadRequest, ServerProps } from 'payload'
import { Logo } from '../frame/Logo'
import { panelRedirect } from './panelRedirect'
import { SignIn } from './SignIn'

type Props = ServerProps & Readonly<{ i18n: I18nClient; initPageResult: Readonly<{ req: PayloadRequest }> }>

/** The panel's own sign-in, in the place of Payload's, which knows no second factor and no passkey. */
export function LoginView({ i18n, initPageResult: { req }, searchParams }: Props) {
  const target = panelRedirect(searchParams?.redirect)
  if (req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo i18n={i18n} />
      </div>
      <SignIn target={target} />
    </>
  )
}
