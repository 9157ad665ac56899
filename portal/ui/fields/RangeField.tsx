import { useId } from 'react'
import { styled } from 'styled-components'
import { errorStyle, fieldStyle, type FieldTexts, hintStyle, labelRowStyle, labelStyle } from '../fieldStyle'
import { useFieldError } from '../formErrors'
import { token } from '../tokens'

const Root = styled.div`
  ${fieldStyle}

  input {
    inline-size: 100%;
    min-block-size: 2rem;
    accent-color: ${token('accent')};
  }
`
const LabelRow = styled.span`
  ${labelRowStyle}
`
const Label = styled.label`
  ${labelStyle}
`
const Ends = styled.span`
  display: flex;
  justify-content: space-between;
  color: ${token('text-muted')};
  font: ${token('t-small')};
`
const Hint = styled.span`
  ${hintStyle}
`
const ErrorText = styled.span`
  ${errorStyle}
`

interface RangeFieldProps extends Omit<FieldTexts, 'labelAside'> {
  name?: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
  /** What a place is called: shown at the right of the label and read out. */
  textOf: (value: number) => string
  isDisabled?: boolean
}

/** One place of a few on a line: the browser's own slider, so arrows, Home and End move it. */
export function RangeField({
  label,
  hint,
  errorMessage: given,
  name,
  min,
  max,
  value,
  onChange,
  textOf,
  isDisabled = false,
}: RangeFieldProps) {
  const id = useId()
  const errorMessage = useFieldError(name, given)
  return (
    <Root data-name={name} data-field="range" data-invalid={errorMessage ? '' : undefined}>
      <LabelRow>
        <Label htmlFor={id}>{label}</Label>
        <output htmlFor={id}>{textOf(value)}</output>
      </LabelRow>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        disabled={isDisabled}
        aria-valuetext={textOf(value)}
        aria-describedby={errorMessage ? `${id}-error` : hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <Ends aria-hidden="true">
        <span>{textOf(min)}</span>
        <span>{textOf(max)}</span>
      </Ends>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {errorMessage && <ErrorText id={`${id}-error`}>{errorMessage}</ErrorText>}
    </Root>
  )
}
