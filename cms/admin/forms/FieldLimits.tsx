'use client'

import type { ReactNode } from 'react'
import type { FormField } from '../../../shared/contracts/forms/formSchema'
import type { DesignerWords } from './designerWords'
import { DayInput, Flag, NumberInput, SelectInput, TextInput } from './settingInputs'

type LimitsProps = Readonly<{
  field: FormField
  words: DesignerWords
  number: (key: string, label: string) => ReactNode
  set: (change: Readonly<Record<string, unknown>>) => void
}>

/** Bounds of the answer, and what it starts with. */
export function FieldLimits({ field, number, set, words }: LimitsProps) {
  const preset = 'value' in field ? field.value : undefined
  const bounds = (
    <div className="qs-fd-pair">
      {number('min', words.least)}
      {number('max', words.most)}
    </div>
  )
  const start = <TextInput label={words.preset} value={typeof preset === 'string' ? preset : ''} onChange={(value) => set({ value })} />
  const choices = 'options' in field ? [{ value: '', label: words.none }, ...field.options] : []
  const content = (): ReactNode => {
    switch (field.type) {
      case 'text':
      case 'textarea':
        return (
          <>
            <div className="qs-fd-pair">
              {number('min', `${words.least} (${words.characters})`)}
              {number('limit', `${words.most} (${words.characters})`)}
            </div>
            {start}
          </>
        )
      case 'number':
        return (
          <>
            {bounds}
            <TextInput label={words.unit} value={field.unit ?? ''} onChange={(unit) => set({ unit })} />
            <NumberInput label={words.preset} value={field.value} onChange={(value) => set({ value })} />
          </>
        )
      case 'slider':
        return (
          <>
            {bounds}
            <NumberInput label={words.preset} value={field.value} onChange={(value) => set({ value })} />
          </>
        )
      case 'date-picker':
        return (
          <>
            {(['min', 'max', 'value'] as const).map((key) => (
              <DayInput
                key={key}
                label={key === 'min' ? words.least : key === 'max' ? words.most : words.preset}
                today={words.today}
                value={field[key]}
                onChange={(value) => set({ [key]: value })}
              />
            ))}
          </>
        )
      case 'select':
        return (
          <>
            {field.multiple && number('limit', words.most)}
            <SelectInput label={words.preset} value={field.value ?? ''} options={choices} onChange={(value) => set({ value })} />
          </>
        )
      case 'radio':
        return <SelectInput label={words.preset} value={field.value ?? ''} options={choices} onChange={(value) => set({ value })} />
      case 'range':
        return (
          <SelectInput
            label={words.preset}
            value={field.value === undefined ? '' : String(field.value)}
            options={[{ value: '', label: words.none }, ...field.options.map(({ label }, at) => ({ value: String(at), label }))]}
            onChange={(value) => set({ value: value === '' ? undefined : Number(value) })}
          />
        )
      case 'dropzone':
      case 'multi-text-field':
      case 'multi-group-text-field':
      case 'tabular':
      case 'subform':
        return number('limit', words.most)
      case 'combobox':
      case 'country':
      case 'hidden':
        return start
      case 'checkbox':
      case 'switch':
        return <Flag label={words.preset} isOn={field.value ?? false} onChange={(value) => set({ value })} />
      default:
        return null
    }
  }
  const shown = content()
  return shown === null ? null : (
    <div className="qs-fd-sect">
      <h3>{words.limits}</h3>
      {shown}
    </div>
  )
}
