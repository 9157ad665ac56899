import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Pressable } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { AriaLocale } from '../AriaLocale'
import { errorStyle, fieldStyle, labelStyle } from '../fieldStyle'
import { useFieldError } from '../formErrors'
import { Icon } from '../Icon'
import { optionsStyle, optionStyle } from '../listStyle'
import { PopoverSurface } from '../Popover'
import type { SelectOption } from '../Select'
import { triggerStyle, valueStyle } from '../selectStyle'
import { token } from '../tokens'

const Root = styled.div`
  ${fieldStyle}
`
const Label = styled.span`
  ${labelStyle}
`
const Trigger = styled.button`
  ${triggerStyle}
`
/* several names, each to be read: they go on in another line */
const Value = styled.span`
  ${valueStyle}
  padding-block: ${token('s-1')};
  white-space: normal;
  overflow-wrap: anywhere;
`
const ErrorText = styled.span`
  ${errorStyle}
`
const Options = styled(ListBox)`
  ${optionsStyle}
`
const Option = styled(ListBoxItem)`
  ${optionStyle}
`

interface MultiSelectProps {
  label: string
  options: readonly SelectOption<string>[]
  defaultValue?: readonly string[]
  onChange?: (ids: readonly string[]) => void
  /** Of as many hidden fields as are chosen. */
  name?: string
}

/** Any number of a list. The button says what is chosen, or how many. */
export function MultiSelect({ label, options, defaultValue = [], onChange, name }: MultiSelectProps) {
  const t = useText('fields')
  const id = useId()
  const errorMessage = useFieldError(name)
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue)
  const names = options.filter(({ id }) => chosen.includes(id)).map((option) => option.label)
  const shown = names.length === 0 ? t('noneChosen') : names.length <= 2 ? names.join(', ') : t('chosen', { count: names.length })
  const handleChange = (ids: readonly string[]) => {
    setChosen(ids)
    onChange?.(ids)
  }
  return (
    <AriaLocale>
      <Root data-name={name} data-invalid={errorMessage ? '' : undefined}>
        <Label aria-hidden="true">{label}</Label>
        <DialogTrigger>
          <Pressable>
            <Trigger type="button" aria-label={`${label}: ${shown}`} aria-describedby={errorMessage ? id : undefined}>
              <Value data-placeholder={names.length === 0 ? '' : undefined}>{shown}</Value>
              <Icon of={ChevronDown} />
            </Trigger>
          </Pressable>
          <PopoverSurface hasTriggerWidth>
            <Options
              aria-label={label}
              selectionMode="multiple"
              // Escape closes the list; it is not to give up what was chosen.
              escapeKeyBehavior="none"
              selectedKeys={chosen}
              onSelectionChange={(keys) => handleChange(keys === 'all' ? options.map(({ id }) => id) : [...keys].map(String))}
            >
              {options.map(({ id, label: text }) => (
                <Option key={id} id={id} textValue={text}>
                  <span>{text}</span>
                  <Icon of={Check} size="s" />
                </Option>
              ))}
            </Options>
          </PopoverSurface>
        </DialogTrigger>
        {errorMessage && (
          <ErrorText id={id}>
            <Icon of={CircleAlert} size="s" />
            {errorMessage}
          </ErrorText>
        )}
        {name && chosen.map((id) => <input key={id} type="hidden" name={name} value={id} data-many="" />)}
      </Root>
    </AriaLocale>
  )
}
