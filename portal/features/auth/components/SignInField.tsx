import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useFieldError } from '../../../ui/formErrors'
import { Icon } from '../../../ui/Icon'
import { inputBox, targetHeight } from '../../../ui/mixins'
import { token } from '../../../ui/tokens'

type Props = ComponentPropsWithRef<'input'> &
  Readonly<{
    label: string
    hint?: string | null
    name: string
    /** A small button within the box, at its end. */
    inside?: ReactNode
    /** A link at the end of the label's line. */
    aside?: ReactNode
  }>

const Root = styled.div`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  min-inline-size: 0;

  > label {
    grid-area: 1/1;
    font: ${token('t-label')};
    color: ${token('text')};
  }

  > a {
    grid-area: 1/1;
    place-self: center end;
    display: flex;
    align-items: center;
    ${targetHeight}
    margin-block: -1rem;
    font: ${token('t-small')};
  }
`

const Box = styled.span<{ $hasInside: boolean }>`
  position: relative;
  display: block;

  > input {
    ${inputBox}
    min-block-size: 2.75rem;
    font-size: 1rem;
    ${({ $hasInside }) => $hasInside && 'padding-inline-end: 3rem;'}
  }

  > input:hover {
    border-color: ${token('text-muted')};
  }

  > input:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -1px;
    border-color: ${token('focus')};
    border-radius: ${token('radius')};
  }

  > input[aria-invalid='true'] {
    border-color: ${token('loss')};
    box-shadow: inset 0 0 0 1px ${token('loss')};
  }

  > button {
    position: absolute;
    inset-inline-end: 0.25rem;
    inset-block-start: 50%;
    translate: 0 -50%;
  }
`

const Hint = styled.p`
  font: ${token('t-small')};
  color: ${token('text-muted')};
`

const ErrorText = styled.p`
  display: flex;
  gap: ${token('s-1')};
  align-items: center;
  font: ${token('t-small')};
  color: ${token('loss')};
`

/** A field of the browser's own: the sign-in page comes before all else and must be small. */
export function SignInField({ label, hint, inside, aside, ...input }: Props) {
  const id = useId()
  const errorMessage = useFieldError(input.name)
  const notes = [hint ? `${id}-hint` : null, errorMessage ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Box $hasInside={Boolean(inside)}>
        <input {...input} id={id} required aria-invalid={errorMessage ? true : undefined} aria-describedby={notes || undefined} />
        {inside}
      </Box>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {errorMessage && (
        <ErrorText id={`${id}-error`}>
          <Icon of={CircleAlert} size="s" />
          {errorMessage}
        </ErrorText>
      )}
      {/* Seen beside the label; by keyboard it comes after the field, so that one Tab still leads from the email to the password. */}
      {aside}
    </Root>
  )
}
