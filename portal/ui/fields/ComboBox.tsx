import Check from 'lucide-react/icons/check'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { AriaLocale } from '../AriaLocale'
import { FieldHead, FieldNotes } from '../Field'
import { fieldStyle, type FieldTexts } from '../fieldStyle'
import { useFieldError } from '../formErrors'
import { Icon } from '../Icon'
import { Input } from '../Input'
import { optionsStyle, optionStyle } from '../listStyle'
import { PopoverSurface } from '../Popover'
import type { SelectOption } from '../Select'
import { token } from '../tokens'

const Root = styled(AriaComboBox)`
  ${fieldStyle}
`
const Options = styled(ListBox)`
  ${optionsStyle}
`
const Option = styled(ListBoxItem)`
  ${optionStyle}
`
const None = styled.p`
  padding: ${token('s-2')} ${token('s-3')};
  color: ${token('text-muted')};
`

interface ComboBoxProps extends FieldTexts {
  options: readonly SelectOption<string>[]
  defaultValue?: string
  onChange?: (id: string | null) => void
  name?: string
  isDisabled?: boolean
}

/** One of a long list, found by typing. Its form gets the id. */
export function ComboBox({ label, labelAside, hint, errorMessage: given, options, defaultValue, onChange, ...rest }: ComboBoxProps) {
  const t = useText('fields')
  const errorMessage = useFieldError(rest.name, given)
  return (
    <AriaLocale>
      <Root
        {...rest}
        data-name={rest.name}
        formValue="key"
        menuTrigger="focus"
        allowsEmptyCollection
        defaultItems={options}
        {...(defaultValue === undefined ? {} : { defaultSelectedKey: defaultValue })}
        isInvalid={Boolean(errorMessage)}
        onSelectionChange={(key) => onChange?.(key === null ? null : String(key))}
      >
        <FieldHead label={label} labelAside={labelAside} />
        <Input />
        <FieldNotes hint={hint} errorMessage={errorMessage} />
        <PopoverSurface hasTriggerWidth>
          <Options renderEmptyState={() => <None>{t('noMatch')}</None>}>
            {options.map(({ id, label: name }) => (
              <Option key={id} id={id} textValue={name}>
                <span>{name}</span>
                <Icon of={Check} size="s" />
              </Option>
            ))}
          </Options>
        </PopoverSurface>
      </Root>
    </AriaLocale>
  )
}
