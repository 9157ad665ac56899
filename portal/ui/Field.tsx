import CircleAlert from 'lucide-react/icons/circle-alert'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { styled } from 'styled-components'
import { errorStyle, type FieldTexts, hintStyle, labelRowStyle, labelStyle } from './fieldStyle'
import { Icon } from './Icon'

export const FieldLabel = styled(Label)`
  ${labelStyle}
`

const LabelRow = styled.span`
  ${labelRowStyle}
`

const Hint = styled(Text)`
  ${hintStyle}
`

const ErrorText = styled(FieldError)`
  ${errorStyle}
`

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
