import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { inputStyle } from './inputStyle'
import { token } from './tokens'

interface SearchFieldProps {
  /** Its name; the field has no visible label. */
  label: string
  placeholder?: string
  /** What is searched for, as the address or another owner has it. It may lag behind what is typed. */
  value?: string
  onChange?: (text: string) => void
  className?: string
}

const Root = styled.div`
  position: relative;
  display: block;
  align-self: start;

  > [data-icon] {
    position: absolute;
    inset-inline-start: 0.625rem;
    inset-block-start: 50%;
    translate: 0 -50%;
    color: ${token('text-muted')};
    pointer-events: none;
    inline-size: 1rem;
    block-size: 1rem;
  }

  > input {
    ${inputStyle}
    padding-inline: 2.125rem;
  }

  > input::-webkit-search-cancel-button {
    display: none;
  }

  > button {
    position: absolute;
    inset-inline-end: 0.25rem;
    inset-block-start: 50%;
    translate: 0 -50%;
  }
`

/**
 * Escape empties it, as does the cross. The field keeps its own text: an owner such as the address answers a moment later, and would
 * swallow the letters typed since. When the owner's value changes by itself (back, forward, filters cleared) the field follows.
 */
export function SearchField({ label, placeholder, value = '', onChange, className }: SearchFieldProps) {
  const t = useText('ui')
  const [text, setText] = useState(value)
  const underWay = useRef<string[]>([])
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const answered = underWay.current.lastIndexOf(value)
    underWay.current.splice(0, answered < 0 ? Infinity : answered + 1)
    if (answered < 0) setText(value)
  }, [value])

  const handleChange = (next: string) => {
    setText(next)
    if (!onChange) return
    underWay.current.push(next)
    onChange(next)
  }

  const clear = () => {
    handleChange('')
    input.current?.focus()
  }

  return (
    <Root className={className} data-field="search">
      <Icon of={Search} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        onChange={(event) => handleChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          // The first Escape is the field's; a drawer or a dialog round it hears the next one.
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {/* Escape does the same, so the cross is no stop of the Tab key. */}
      {text !== '' && <IconButton icon={X} label={t('clear')} size="s" tabIndex={-1} onPress={clear} />}
    </Root>
  )
}
