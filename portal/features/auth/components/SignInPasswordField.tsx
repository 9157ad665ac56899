import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { Link } from '../../../lib/Link'
import { paths } from '../../../lib/paths'
import { Icon } from '../../../ui/Icon'
import { useCapsLock } from '../../../ui/useCapsLock'
import { SignInField } from './SignInField'
import { media } from '../../../ui/media'
import { token } from '../../../ui/tokens'

const Toggle = styled.button`
  display: grid;
  place-content: center;
  inline-size: 2rem;
  block-size: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('text-muted')};

  &:hover {
    background: color-mix(in oklab, ${token('text')} 7%, transparent);
    color: ${token('text')};
  }

  ${media.coarsePointer} {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`

/** The password, which can be shown, and a word when Caps Lock is on. */
export function SignInPasswordField() {
  const t = useText('auth')
  const word = useText('ui')
  const capsLock = useCapsLock()
  const [isShown, setShown] = useState(false)
  return (
    <SignInField
      label={t('password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      hint={capsLock.isOn ? word('capsLock') : null}
      aside={<Link to={paths.login({ action: 'reset' })}>{t('forgotten')}</Link>}
      onKeyDown={capsLock.onKey}
      onKeyUp={capsLock.onKey}
      inside={
        <Toggle type="button" aria-label={isShown ? t('hidePassword') : t('showPassword')} onClick={() => setShown(!isShown)}>
          <Icon of={isShown ? EyeOff : Eye} />
        </Toggle>
      }
    />
  )
}
