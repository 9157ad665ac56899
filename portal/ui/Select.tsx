import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { FieldHead, FieldNotes, fieldStyle, type FieldTexts } from './Field'
import { useFieldError } from './formErrors'
import { Icon } from './Icon'
import { optionsStyle, optionStyle } from './listStyle'
import { inputBox } from './mixins'
import { PopoverSurface } from './Popover'

const Root = styled(AriaSelect)`
  ${fieldStyle}
`

const Trigger = styled(Button)`
  ${inputBox}
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding-inline-end: 0.625rem;
  text-align: start;

  &[data-hovered] {
    border-color: var(--text-muted);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--focus);
    border-radius: var(--radius);
  }

  [data-invalid] > & {
    border-color: var(--loss);
    box-shadow: inset 0 0 0 1px var(--loss);
  }

  &[data-disabled] {
    background: var(--surface-sunken);
    color: var(--text-disabled);
    border-color: var(--border);
  }

  > [data-icon] {
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline-start: auto;
    color: var(--text-muted);
  }
`

const Value = styled(SelectValue)`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--text-muted);
  }

  /* the mark belongs to the list */
  [data-icon] {
    display: none;
  }
`

const Options = styled(ListBox)`
  ${optionsStyle}
`

const Option = styled(ListBoxItem)`
  ${optionStyle}
`

export interface SelectOption<K extends string> {
  id: K
  label: string
}

interface SelectProps<K extends string> extends Omit<FieldTexts, 'label'> {
  /** Its name: shown above, or with `isLabelHidden` only read. */
  label: string
  isLabelHidden?: boolean
  options: readonly SelectOption<K>[]
  /** Null shows the placeholder. */
  value: K | null
  onChange: (value: K) => void
  /** What stands in the box when nothing is chosen; must be given when `value` may be null. */
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
  className?: string
}

/** One of a list. Letters jump to an option, arrows move, Escape leaves. */
export function Select<K extends string>(props: SelectProps<K>) {
  const { label, isLabelHidden, labelAside, hint, errorMessage: given, options, value, onChange, placeholder, ...rest } = props
  const errorMessage = useFieldError(rest.name, given)
  return (
    <Root
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      data-field="select"
      placeholder={placeholder ?? ''}
      value={value}
      data-name={rest.name}
      isInvalid={Boolean(errorMessage)}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key)
        if (option) onChange(option.id)
      }}
    >
      {!isLabelHidden && <FieldHead label={label} labelAside={labelAside} />}
      <Trigger>
        <Value />
        <Icon of={ChevronDown} />
      </Trigger>
      <FieldNotes hint={hint} errorMessage={errorMessage} />
      <PopoverSurface hasTriggerWidth>
        <Options>
          {options.map((option) => (
            <Option key={option.id} id={option.id} textValue={option.label}>
              <span>{option.label}</span>
              <Icon of={Check} size="s" />
            </Option>
          ))}
        </Options>
      </PopoverSurface>
    </Root>
  )
}
