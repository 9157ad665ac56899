import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { Input } from './Input'

interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'aria-label'> {
  /** Its name; the field has no visible label. */
  label: string
  placeholder?: string
  clearLabel: string
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

/** Escape empties it, as does the cross. */
export function SearchField({ label, placeholder, clearLabel, ...rest }: SearchFieldProps) {
  return (
    <Root {...rest} aria-label={label} data-field="search">
      <Icon of={Search} />
      <Input placeholder={placeholder} />
      {/* Escape does the same, so the cross is no stop of the Tab key. */}
      <IconButton icon={X} label={clearLabel} size="s" excludeFromTabOrder />
    </Root>
  )
}
