import { useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { useStart } from '../draftedFields'
import { Select, type SelectOption } from '../../../ui/Select'

interface ChoiceProps {
  name: string
  label: string
  hint?: string | undefined
  options: readonly SelectOption<string>[]
  defaultValue: string | null
  /** May be left open. */
  isOptional?: boolean
  isDisabled?: boolean
  onChange?: (id: string) => void
}

/** One of a list, which its form gets by name, and which a draft fills; nothing where it may be left open. */
export function Choice({ defaultValue, isOptional = false, onChange, options, ...rest }: ChoiceProps) {
  const t = useText('editing')
  const [value, setValue] = useState(useStart().textOf(rest.name, defaultValue ?? ''))
  return (
    <Select
      {...rest}
      placeholder={t('choose')}
      options={isOptional ? [{ id: '', label: t('notSaid') }, ...options] : options}
      value={value}
      onChange={(id) => {
        setValue(id)
        onChange?.(id)
      }}
    />
  )
}
