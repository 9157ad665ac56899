import { type ChangeEvent, useRef, useState } from 'react'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { Input as AriaInput } from 'react-aria-components/Input'
import { styled } from 'styled-components'
import { FieldHead, FieldNotes } from './Field'
import { fieldStyle, type FieldTexts } from './fieldStyle'
import { useFieldError } from './formErrors'
import { tabularFigures } from './mixins'
import { media } from './media'
import { token } from './tokens'

const Root = styled(AriaTextField)`
  ${fieldStyle}
`

const Cells = styled.div`
  ${tabularFigures}
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 0 repeat(3, minmax(0, 1fr));
  gap: ${token('s-2')};

  > span {
    display: grid;
    place-content: center;
    block-size: 3.5rem;
    border: 1px solid ${token('control')};
    border-radius: ${token('radius')};
    background: ${token('surface')};
    font: 400 1.625rem/1 ${token('in-display')};
  }

  > span:nth-of-type(4) {
    grid-column-start: 5;
  }

  &[data-invalid] > span {
    border-color: ${token('loss')};
  }

  > span[data-on] {
    border-color: ${token('focus')};
    box-shadow: 0 0 0 1px ${token('focus')};
  }

  > span[data-on]:empty::before {
    content: '';
    inline-size: 1.5px;
    block-size: 1.5rem;
    background: ${token('accent')};
    animation: blink 1.1s steps(2, jump-none) infinite;
  }
`

const Whole = styled(AriaInput)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  border: 0;
  background: none;
  color: transparent;
  caret-color: transparent;
  letter-spacing: 2rem;

  /* the ring is on the cell being filled */
  &:focus-visible {
    outline: none;
  }

  &::selection {
    background: transparent;
  }

  ${media.forcedColours} {
    forced-color-adjust: none;
  }
`

const length = 6

interface PinFieldProps extends FieldTexts {
  value: string
  onChange: (value: string) => void
  name?: string
  autoFocus?: boolean
  isDisabled?: boolean
}

/** Six digits. One field with six drawn cells, so that paste, password managers and a screen reader meet an ordinary field. */
export function PinField({ label, labelAside, hint, errorMessage: given, value, onChange, ...rest }: PinFieldProps) {
  const errorMessage = useFieldError(rest.name, given)
  const [isFocused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))
  return (
    <Root {...rest} data-name={rest.name} isInvalid={Boolean(errorMessage)}>
      <FieldHead label={label} labelAside={labelAside} />
      <Cells data-invalid={errorMessage ? '' : undefined}>
        {Array.from({ length }, (_, index) => (
          <span key={index} aria-hidden="true" data-on={(isFocused && index === Math.min(value.length, length - 1)) || undefined}>
            {value[index]}
          </span>
        ))}
        <Whole
          ref={input}
          value={value}
          onChange={handleChange}
          onFocus={() => {
            setFocused(true)
            input.current?.setSelectionRange(value.length, value.length)
          }}
          onBlur={() => setFocused(false)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
        />
      </Cells>
      <FieldNotes hint={hint} errorMessage={errorMessage} />
    </Root>
  )
}
