import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { PasskeySignIn as PasskeySignInBody } from '../../../shared/contracts/passkeys'
import { ApiError } from '../../lib/apiClient'
import { useText } from '../../lib/i18n/useText'
import { useSessionState } from '../../lib/session'
import { useStableCallback } from '../../lib/useStableCallback'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { useToast } from '../../ui/ToastProvider'
import { token } from '../../ui/tokens'
import { isCancelled } from './model/passkeyDevice'
import { useBeginPasskeySignIn, useSignInWithPasskey } from './passkeys.write'

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${token('s-3')};
  align-items: center;
  color: ${token('text-muted')};
  font: ${token('t-small')};

  &::before,
  &::after {
    content: '';
    border-block-start: 1px solid ${token('hairline')};
  }
`

const Root = styled.div`
  display: grid;
  gap: ${token('s-4')};

  > [data-variant='secondary'] {
    min-block-size: 2.75rem;
  }
`

const Touch = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('s-2')};
  padding: ${token('s-5')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-card')};
  text-align: center;

  > [data-icon] {
    color: ${token('accent')};
    inline-size: 2rem;
    block-size: 2rem;
  }

  > p:first-of-type {
    font: ${token('t-strong')};
  }

  > p + p {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }
`

/** A challenge lives two minutes; the browser's own list of keys waits as long as the page is open. */
const renewEveryMs = 100_000

type Problem = 'passkeyRefused' | 'tooManyTries' | 'passkeyFailed'

const problemOf = (error: unknown): Problem =>
  !(error instanceof ApiError)
    ? 'passkeyFailed'
    : error.status === 401
      ? 'passkeyRefused'
      : error.status === 429
        ? 'tooManyTries'
        : 'passkeyFailed'

/** Signs in by one touch: by a button, and among what the browser offers for the email field. */
export function PasskeySignIn() {
  const t = useText('security')
  const toast = useToast()
  const { reload } = useSessionState()
  const { save: begin } = useBeginPasskeySignIn()
  const { save: signIn } = useSignInWithPasskey()
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const enter = async (response: PasskeySignInBody['response']) => {
    await signIn({ response })
    toast(t('welcomeBack'))
    await reload()
  }
  const fail = (error: unknown) => {
    if (!isCancelled(error)) setProblem(problemOf(error))
  }
  const handlePress = async () => {
    setProblem(null)
    setWaiting(true)
    try {
      const { options } = await begin({})
      await enter(await startAuthentication({ optionsJSON: options }))
    } catch (error) {
      fail(error)
    }
    setWaiting(false)
  }
  // Not shown when there is nothing to offer: nobody asked for it yet.
  const offer = useStableCallback(async (isOver: () => boolean) => {
    const optionsJSON = await begin({}).then(
      ({ options }) => options,
      () => null,
    )
    if (!optionsJSON || isOver()) return
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null)
    if (response) await enter(response).catch(fail)
  })
  useOffer(isWaiting, offer)

  return (
    <Root>
      <Or>{t('or')}</Or>
      {problem && <Notice tone="error" title={t(problem)} />}
      {isWaiting ? (
        <>
          <Touch role="status">
            <Icon of={Fingerprint} />
            <p>{t('waitingForDevice')}</p>
            <p>{t('touchCounts')}</p>
          </Touch>
          <Button variant="quiet" wide autoFocus onPress={() => WebAuthnAbortService.cancelCeremony()}>
            {t('cancel')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" wide icon={Fingerprint} onPress={() => void handlePress()}>
          {t(problem ? 'tryPasskeyAgain' : 'signInWithPasskey')}
        </Button>
      )}
    </Root>
  )
}

/** Has the browser offer the person's keys where it offers addresses, as long as nothing else waits for the device. */
function useOffer(isPaused: boolean, offer: (isOver: () => boolean) => Promise<void>): void {
  useEffect(() => {
    if (isPaused) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = async () => {
      // Some browsers have keys and not this.
      if (!(await browserSupportsWebAuthnAutofill()) || isOver) return
      timer = setTimeout(() => void begin(), renewEveryMs)
      await offer(() => isOver)
    }
    void begin()
    return () => {
      isOver = true
      clearTimeout(timer)
      WebAuthnAbortService.cancelCeremony()
    }
  }, [isPaused, offer])
}
