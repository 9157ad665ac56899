import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useBrand } from '../../lib/bootstrap'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { Link } from '../../lib/Link'
import { paths, safeRedirect } from '../../lib/paths'
import { useSessionState } from '../../lib/session'
import { BrandMark } from '../../ui/BrandMark'
import { Cartouche } from './components/Cartouche'
import { Icon } from '../../ui/Icon'
import { useToast } from '../../ui/ToastProvider'
import { NationalLogin } from './components/NationalLogin'
import { SeaBed } from './components/SeaBed'
import { SignInForm } from './components/SignInForm'
import { noticeText } from './model/signInErrors'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'
import { FaceHead } from '../../ui/FaceHead'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;

  ${media.from(960)} {
    grid-template-columns: minmax(0, 11fr) minmax(26rem, 9fr);
  }
`

const Side = styled.section`
  position: relative;
  display: none;
  flex-direction: column;
  overflow: hidden;
  padding: ${token('s-10')};
  background: ${token('deep')};
  color: ${token('on-deep')};

  > div {
    position: relative;
    margin-block-start: auto;
  }

  ${media.from(960)} {
    display: flex;
  }
`

const FormSide = styled.main`
  display: flex;
  flex-direction: column;
  padding: ${token('s-6')} ${token('gutter')};

  ${media.from(960)} {
    padding: ${token('s-10')} ${token('s-12')};
  }
`

const Brand = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-3')};
  font: 500 1.1875rem/1.5rem ${token('in-display')};
  letter-spacing: -0.01em;
`

const SmallBrand = styled(Brand)`
  color: ${token('accent')};

  ${media.from(960)} {
    display: none;
  }
`

const Box = styled.div`
  display: grid;
  gap: ${token('s-5')};
  inline-size: min(23rem, 100%);
  margin: auto;
  padding-block: ${token('s-8')};

  h1 {
    font: 400 2rem/2.5rem ${token('in-display')};
    letter-spacing: -0.015em;
  }

  [data-variant='primary'] {
    min-block-size: 2.75rem;
  }

  h1 + p {
    margin-block-start: ${token('s-1')};
    color: ${token('text-muted')};
  }

  > p {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('s-2')} ${token('s-5')};
  color: ${token('text-muted')};
  font: ${token('t-small')};

  > span {
    display: flex;
    align-items: center;
    gap: ${token('s-2')};
  }

  > button {
    margin-inline: calc(-1 * ${token('s-2')});
  }
`

type Props = Readonly<{
  /** Stands above the form. */
  notice: ReactNode
  /** In place of the form, for whoever is signed in too. */
  face?: ReactNode
  /** Under the form: signing in without a password. */
  passkey?: ReactNode
  /** The button for colours and language. */
  appearance: ReactNode
}>

export function SignInPage({ notice, face, passkey, appearance }: Props) {
  const t = useText('auth')
  const locale = useLocale()
  const brand = useBrand()
  const { state } = useSessionState()
  const [query] = useSearchParams()
  const from = query.get('redirectTo')
  useNotice(noticeText(query.get('error'), t))

  if (state.status === 'signed-in' && !face) {
    return <Navigate to={safeRedirect(from) ?? safeRedirect(state.session.home) ?? paths.home} replace />
  }
  return (
    <Root>
      <Side aria-label={t('aside')}>
        <SeaBed />
        <Cartouche>
          <Brand>
            <BrandMark />
            {brand.displayName}
          </Brand>
          <blockquote>{brand.motto[locale] ?? brand.motto[brand.defaultLocale]}</blockquote>
          <p>{brand.pitch[locale] ?? brand.pitch[brand.defaultLocale]}</p>
        </Cartouche>
      </Side>
      <FormSide id="main">
        <SmallBrand>
          <BrandMark />
          {brand.displayName}
        </SmallBrand>
        <Box>
          {notice}
          {face ?? (
            <>
              <FaceHead title={t('title')}>{t('welcome', { brand: brand.displayName })}</FaceHead>
              {brand.nationalLogin && <NationalLogin login={brand.nationalLogin} />}
              <SignInForm />
              {passkey}
              {brand.signUp === 'open' && (
                <p>
                  {t('newHere')}{' '}
                  <Link to={paths.login({ action: 'signup', ...(from === null ? {} : { redirectTo: from }) })}>{t('createAccount')}</Link>
                </p>
              )}
            </>
          )}
        </Box>
        <Foot>
          <span>
            <Icon of={Lock} size="s" />
            {t('idle', { minutes: Math.round(brand.idleSeconds / 60) })}
          </span>
          {appearance}
        </Foot>
      </FormSide>
    </Root>
  )
}

/** Shows the message that the address brought along, once. */
function useNotice(message: string | null): void {
  const toast = useToast()
  const shown = useRef(false)
  useEffect(() => {
    if (!message || shown.current) return
    shown.current = true
    toast(message, { tone: 'error' })
  }, [message, toast])
}
