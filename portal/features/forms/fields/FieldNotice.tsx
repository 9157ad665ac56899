import CircleAlert from 'lucide-react/icons/circle-alert'
import { styled } from 'styled-components'
import { errorStyle, hintStyle } from '../../../ui/fieldStyle'
import { useFieldError } from '../../../ui/formErrors'
import { Icon } from '../../../ui/Icon'

const Hint = styled.p`
  ${hintStyle}
`
const ErrorText = styled.p`
  ${errorStyle}
`

/** Help and error under a field that has no such places of its own. */
export function FieldNotice({ name, hint }: Readonly<{ name: string; hint?: string | undefined }>) {
  const error = useFieldError(name, null)
  return (
    <>
      {hint && <Hint>{hint}</Hint>}
      {error && (
        <ErrorText role="alert">
          <Icon of={CircleAlert} size="s" />
          {error}
        </ErrorText>
      )}
    </>
  )
}
