import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { AriaLocale } from '../AriaLocale'
import { FieldHead, FieldNotes } from '../Field'
import { fieldStyle, type FieldTexts } from '../fieldStyle'
import { useFieldError } from '../formErrors'
import { Input } from '../Input'
import { tabularFigures } from '../mixins'

const Root = styled(AriaNumberField)`
  ${fieldStyle}

  input {
    ${tabularFigures}
    text-align: end;
  }
`

interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'className'>, FieldTexts {
  className?: string
}

/** A number, typed and shown as the language writes it; its form gets it as a plain one. Arrows step, Home and End go to the bounds. */
export function NumberField({ label, labelAside, hint, errorMessage: given, ...rest }: NumberFieldProps) {
  const errorMessage = useFieldError(rest.name, given)
  // The library asks for its words in the middle of a render and cannot wait for them.
  useText('fields')
  return (
    <AriaLocale>
      <Root {...rest} data-name={rest.name} isInvalid={rest.isInvalid ?? Boolean(errorMessage)}>
        <FieldHead label={label} labelAside={labelAside} />
        <Input />
        <FieldNotes hint={hint} errorMessage={errorMessage} />
      </Root>
    </AriaLocale>
  )
}
