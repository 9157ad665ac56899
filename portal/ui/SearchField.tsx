import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { Input } from './Input'

interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'aria-label' | 'value' | 'onChange' | 'defaultValue'
> {
  /** Its name; the field has no visible label. */
  label: string
  placeholder?: string
  /** What is searched for, as the address or another owner has it. It may lag behind what is typed. */
  value?: string
  onChange?: (text: string) => void
  className?: string
}

const Root = styled(AriaSearchField)`
  position: relative;
  display: block;
  align-self: start;

  > [data-icon] {
    position: absolute;
    inset-inline-start: 0.625rem;
    inset-block-start: 50%;
    translate: 0 -50%;
    color: var(--text-muted);
    pointer-events: none;
    inline-size: 1rem;
    block-size: 1rem;
  }

  > input {
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

  &[data-empty] > button {
    display: none;
  }
`

/**
 * Escape empties it, as does the cross. The field keeps its own text: an owner such as the address answers a moment later, and would
 * swallow the letters typed since. When the owner's value changes by itself (back, forward, filters cleared) the field follows.
 */
export function SearchField({ label, placeholder, value = '', onChange, ...rest }: SearchFieldProps) {
  const t = useText('ui')
  const [text, setText] = useState(value)
  const underWay = useRef<string[]>([])

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

  return (
    <Root {...rest} value={text} onChange={handleChange} aria-label={label} data-field="search">
      <Icon of={Search} />
      <Input placeholder={placeholder} />
      {/* Escape does the same, so the cross is no stop of the Tab key. */}
      <IconButton icon={X} label={t('clear')} size="s" excludeFromTabOrder />
    </Root>
  )
}
