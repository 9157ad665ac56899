import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { boxStyle, checkStyle } from './Checkbox'
import { FieldHead, FieldNotes } from './Field'
import { fieldStyle, type FieldTexts } from './fieldStyle'
import { useFieldError } from './formErrors'
import { token } from './tokens'

const Root = styled(AriaRadioGroup)`
  ${fieldStyle}
`

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-3')} ${token('s-6')};
`

const Item = styled(AriaRadio)`
  ${checkStyle}
`

const Dot = styled.span`
  ${boxStyle}
  border-radius: 50%;

  &::before {
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: 50%;
  }
`

interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'children' | 'className'>, FieldTexts {
  className?: string
  children: ReactNode
}

/** One of a few, all in sight. */
export function RadioGroup({ label, labelAside, hint, errorMessage: given, children, ...rest }: RadioGroupProps) {
  const errorMessage = useFieldError(rest.name, given)
  return (
    <Root {...rest} data-name={rest.name} isInvalid={rest.isInvalid ?? Boolean(errorMessage)}>
      <FieldHead label={label} labelAside={labelAside} />
      <Options>{children}</Options>
      <FieldNotes hint={hint} errorMessage={errorMessage} />
    </Root>
  )
}

export function Radio({ value, children, isDisabled = false }: { value: string; children: ReactNode; isDisabled?: boolean }) {
  return (
    <Item value={value} isDisabled={isDisabled}>
      <Dot />
      {children}
    </Item>
  )
}
