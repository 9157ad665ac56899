'use client'

import { formLimits, otherOption } from '../../../shared/contracts/forms/fieldKinds'
import type { FieldOption } from '../../../shared/contracts/forms/formSchema'
import type { DesignerWords } from './designerWords'
import { AddButton, RemoveButton, TextInput } from './settingInputs'

/** What a choice offers: each with the words that people read; its value is made once and stays. */
export function FieldOptions({
  onChange,
  options,
  words,
}: Readonly<{ options: readonly FieldOption[]; words: DesignerWords; onChange: (options: FieldOption[]) => void }>) {
  const free = () => {
    for (let number = options.length + 1; ; number += 1) {
      const value = `option_${number}`
      if (value !== otherOption && !options.some((option) => option.value === value)) return value
    }
  }
  return (
    <fieldset className="qs-fd-list">
      <legend>{words.options}</legend>
      {options.map((option, at) => (
        <div key={at} className="qs-fd-pair">
          <TextInput
            label={`${words.option} ${at + 1}`}
            value={option.label}
            onChange={(label) => onChange(options.map((each, index) => (index === at ? { ...each, label } : each)))}
          />
          <RemoveButton
            label={`${words.remove}: ${option.label}`}
            isDisabled={options.length === 1}
            onPress={() => onChange(options.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <AddButton
        label={words.addOption}
        isDisabled={options.length >= formLimits.options}
        onPress={() => onChange([...options, { value: free(), label: `${words.option} ${options.length + 1}` }])}
      />
    </fieldset>
  )
}
