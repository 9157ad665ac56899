import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useWriting } from '../lib/readOnly'
import { visuallyHidden } from './mixins'

/** What is on or off: Checkbox and Switch. */
export interface TickProps {
  isSelected?: boolean
  /** Where the box keeps its own state, as in a Form. */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  isDisabled?: boolean
  /** A change of it is kept at once: in a session that only looks it is unavailable and says why. */
  writes?: boolean
  name?: string
  className?: string
  /** Sends it to the far end of Filters. */
  'data-push'?: ''
  /** Its label. */
  children: ReactNode
}

const Input = styled.input`
  ${visuallyHidden}
  margin: 0;
`

interface TickInputProps extends Pick<TickProps, 'isSelected' | 'defaultSelected' | 'onChange' | 'isDisabled' | 'writes' | 'name'> {
  role?: 'switch'
  isIndeterminate?: boolean
}

/** The browser's own box, out of sight; what is drawn stands right after it and follows `:checked`, `:indeterminate`, `:focus-visible`. */
export function TickInput({
  isSelected,
  defaultSelected,
  onChange,
  isDisabled = false,
  writes = false,
  isIndeterminate = false,
  ...rest
}: TickInputProps) {
  const refused = useWriting(writes)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  const state = isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected }
  return (
    <Input
      {...rest}
      {...state}
      {...refused?.attributes}
      ref={input}
      type="checkbox"
      disabled={isDisabled}
      // What is kept at once shows `isSelected`, so that the box is back as it was.
      onChange={(event) => (refused ? refused.explain() : onChange?.(event.currentTarget.checked))}
    />
  )
}
