import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { AriaLocale } from './AriaLocale'
import { FieldHead, FieldNotes } from './Field'
import { fieldStyle } from './fieldStyle'
import { useFieldError } from './formErrors'
import { Icon } from './Icon'
import { optionsStyle, optionStyle } from './listStyle'
import { PopoverSurface } from './Popover'
import type { SelectProps } from './Select'
import { triggerStyle, valueStyle } from './selectStyle'

const Root = styled(AriaSelect)`
  ${fieldStyle}
`

const Trigger = styled(Button)`
  ${triggerStyle}
`

const Value = styled(SelectValue)`
  ${valueStyle}
`

const Options = styled(ListBox)`
  ${optionsStyle}
`

const Option = styled(ListBoxItem)`
  ${optionStyle}
`

/** What a Select becomes when it is opened for the first time. */
export function OpenedSelect(props: SelectProps<string>) {
  return (
    <AriaLocale>
      <ListSelect {...props} />
    </AriaLocale>
  )
}

/** Opens once its button has the focus, so that the focus can go into the list and come back. */
function ListSelect(props: SelectProps<string>) {
  const { label, isLabelHidden, labelAside, hint, errorMessage: given, options, value, onChange, placeholder, ...rest } = props
  const errorMessage = useFieldError(rest.name, given)
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Not by autoFocus: the library, which did not see the press, would take it for a screen reader's and come too late.
    trigger.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Root
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      data-field="select"
      isOpen={isOpen}
      onOpenChange={setOpen}
      placeholder={placeholder ?? ''}
      value={value}
      data-name={rest.name}
      isInvalid={Boolean(errorMessage)}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key)
        if (!option) return
        onChange(option.id)
        // A list of our own writes its field without an event: the form around it has to know that something was changed.
        trigger.current?.dispatchEvent(new Event('input', { bubbles: true }))
      }}
    >
      {!isLabelHidden && <FieldHead label={label} labelAside={labelAside} />}
      <Trigger ref={trigger}>
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
