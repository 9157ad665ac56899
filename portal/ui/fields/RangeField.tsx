import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { errorStyle, fieldStyle, type FieldTexts, hintStyle, labelRowStyle, labelStyle } from '../fieldStyle'
import { useFieldError } from '../formErrors'
import { media } from '../media'
import { token } from '../tokens'

const Root = styled.div`
  ${fieldStyle}

  input[type='range'] {
    inline-size: 100%;
    min-block-size: 2rem;
    accent-color: ${token('accent')};

    ${media.coarsePointer} {
      min-block-size: 2.75rem;
    }
  }
`

/** The line with its places, and what stands at its end. */
const WithPlaces = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('s-4')};
  align-items: start;
`
const Places = styled.span`
  display: flex;
  justify-content: space-between;
  padding-inline: 0.25rem;
  color: ${token('text-muted')};
  font: 500 0.75rem/1rem ${token('in-text')};
  font-variant-numeric: tabular-nums lining-nums;

  > span {
    inline-size: 0.75rem;
    text-align: center;
  }

  > [data-chosen] {
    color: ${token('accent')};
    font-weight: 650;
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
  /** All places are named below the line, and this stands at its end: a field for the same number. */
  field?: ReactNode
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
  field,
}: RangeFieldProps) {
  const id = useId()
  const errorMessage = useFieldError(name, given)
  const line = (
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
  )
  return (
    <Root data-name={name} data-field="range" data-invalid={errorMessage ? '' : undefined}>
      <LabelRow>
        <Label htmlFor={id}>{label}</Label>
        {field === undefined && <output htmlFor={id}>{textOf(value)}</output>}
      </LabelRow>
      {field === undefined ? (
        <>
          {line}
          <Ends aria-hidden="true">
            <span>{textOf(min)}</span>
            <span>{textOf(max)}</span>
          </Ends>
        </>
      ) : (
        <WithPlaces>
          <div>
            {line}
            <Places aria-hidden="true">
              {Array.from({ length: max - min + 1 }, (_, index) => (
                <span key={index} data-chosen={min + index === value ? '' : undefined}>
                  {min + index}
                </span>
              ))}
            </Places>
          </div>
          {field}
        </WithPlaces>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {errorMessage && <ErrorText id={`${id}-error`}>{errorMessage}</ErrorText>}
    </Root>
  )
}
