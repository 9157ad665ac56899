import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { css, styled } from 'styled-components'
import { Icon } from './Icon'

/** The column of label, control, hint and error; shared by every field. */
export const fieldStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  align-content: start;
  min-inline-size: 0;
`

export const FieldLabel = styled(Label)`
  font: var(--t-label);
  color: var(--text);
`

const LabelRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  margin-block: -1px; /* as high as a label alone */
  font: var(--t-small);
`

const Hint = styled(Text)`
  font: var(--t-small);
  color: var(--text-muted);
`

const ErrorText = styled(FieldError)`
  display: flex;
  gap: var(--s-1);
  align-items: center;
  font: var(--t-small);
  color: var(--loss);
`

/** What every field takes. */
export interface FieldTexts {
  label: ReactNode
  /** At the far end of the label's line: "Forgotten?". */
  labelAside?: ReactNode
  hint?: ReactNode
  /** Shown, and the field marked as invalid, when it is not empty. */
  errorMessage?: ReactNode
}

export function FieldHead({ label, labelAside }: Pick<FieldTexts, 'label' | 'labelAside'>) {
  if (!labelAside) return <FieldLabel>{label}</FieldLabel>
  return (
    <LabelRow>
      <FieldLabel>{label}</FieldLabel>
      {labelAside}
    </LabelRow>
  )
}

/** Hint and error; react-aria ties both to the control as its description. */
export function FieldNotes({ hint, errorMessage }: Pick<FieldTexts, 'hint' | 'errorMessage'>) {
  return (
    <>
      {hint && <Hint slot="description">{hint}</Hint>}
      {errorMessage && (
        <ErrorText>
          <Icon of={CircleAlert} size="s" />
          {errorMessage}
        </ErrorText>
      )}
    </>
  )
}
