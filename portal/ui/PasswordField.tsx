import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { FieldHead, FieldNotes } from './Field'
import { fieldStyle } from './fieldStyle'
import { useFieldError } from './formErrors'
import { useText } from '../lib/i18n/useText'
import { IconButton } from './IconButton'
import { Input } from './Input'
import type { TextFieldProps } from './TextField'
import { useCapsLock } from './useCapsLock'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'isMultiline' | 'rows'>

const Root = styled(AriaTextField)`
  ${fieldStyle}
`

const Box = styled.span`
  position: relative;
  display: block;

  > input {
    padding-inline-end: 2.5rem;
  }

  > button {
    position: absolute;
    inset-inline-end: 0.25rem;
    inset-block-start: 50%;
    translate: 0 -50%;
  }
`

export function PasswordField({ label, labelAside, hint, errorMessage: given, placeholder, size, ...rest }: PasswordFieldProps) {
  const errorMessage = useFieldError(rest.name, given)
  const t = useText('ui')
  const [isShown, setShown] = useState(false)
  const { isOn: isCapsLockOn, onKey } = useCapsLock()
  return (
    <Root {...rest} type={isShown ? 'text' : 'password'} data-name={rest.name} isInvalid={rest.isInvalid ?? Boolean(errorMessage)}>
      <FieldHead label={label} labelAside={labelAside} />
      <Box>
        <Input placeholder={placeholder} $size={size} autoCapitalize="none" spellCheck="false" onKeyDown={onKey} onKeyUp={onKey} />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          size="s"
          isDisabled={rest.isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        />
      </Box>
      <FieldNotes hint={isCapsLockOn ? t('capsLock') : hint} errorMessage={errorMessage} />
    </Root>
  )
}
