import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { styled } from 'styled-components'
import { FieldHead, FieldNotes } from './Field'
import { fieldStyle, type FieldTexts } from './fieldStyle'
import { useFieldError } from './formErrors'
import { Input } from './Input'
import { inputStyle } from './inputStyle'
import { token } from './tokens'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className'>, FieldTexts {
  placeholder?: string
  /** `l` is 44 px high, on the sign-in page. */
  size?: 'm' | 'l'
  /** More than one line. */
  isMultiline?: boolean
  rows?: number
  className?: string
}

const Root = styled(AriaTextField)`
  ${fieldStyle}
`

const TextArea = styled(AriaTextArea)`
  ${inputStyle}
  padding-block: ${token('s-2')};
  min-block-size: 5rem;
  resize: vertical;
`

export function TextField({ label, labelAside, hint, errorMessage: given, placeholder, size, isMultiline, rows, ...rest }: TextFieldProps) {
  const errorMessage = useFieldError(rest.name, given)
  return (
    <Root {...rest} data-name={rest.name} isInvalid={rest.isInvalid ?? Boolean(errorMessage)}>
      <FieldHead label={label} labelAside={labelAside} />
      {isMultiline ? <TextArea placeholder={placeholder} rows={rows} /> : <Input placeholder={placeholder} $size={size} />}
      <FieldNotes hint={hint} errorMessage={errorMessage} />
    </Root>
  )
}
