import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useFieldError } from '../../../ui/formErrors'
import { Icon } from '../../../ui/Icon'
import { inputBox } from '../../../ui/mixins'

type Props = ComponentPropsWithRef<'input'> &
  Readonly<{
    label: string
    hint?: string | null
    name: string
    /** A small button within the box, at its end. */
    inside?: ReactNode
  }>

const Root = styled.div`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  min-inline-size: 0;

  > label {
    font: var(--t-label);
    color: var(--text);
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
    border-color: var(--text-muted);
  }

  > input:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--focus);
    border-radius: var(--radius);
  }

  > input[aria-invalid='true'] {
    border-color: var(--loss);
    box-shadow: inset 0 0 0 1px var(--loss);
  }

  > button {
    position: absolute;
    inset-inline-end: 0.25rem;
    inset-block-start: 50%;
    translate: 0 -50%;
  }
`

const Hint = styled.p`
  font: var(--t-small);
  color: var(--text-muted);
`

const ErrorText = styled.p`
  display: flex;
  gap: var(--s-1);
  align-items: center;
  font: var(--t-small);
  color: var(--loss);
`

/** A field of the browser's own: the sign-in page comes before all else and must be small. */
export function SignInField({ label, hint, inside, ...input }: Props) {
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
    </Root>
  )
}
