'use client'

import { formLimits } from '../../../shared/contracts/forms/fieldKinds'
import type { FormField } from '../../../shared/contracts/forms/formSchema'
import type { DesignerWords } from './designerWords'
import { AddButton, RemoveButton, SelectInput, TextInput } from './settingInputs'

type Headers = Extract<FormField, { type: 'tabular' }>['headers']
type Props = Readonly<{ headers: Headers; words: DesignerWords; onChange: (headers: Headers) => void }>

/** The columns of a table that people fill in. */
export function FieldColumns({ headers, onChange, words }: Props) {
  return (
    <fieldset className="qs-fd-list">
      <legend>{words.columns}</legend>
      {headers.map((header, at) => (
        <div key={at} className="qs-fd-pair">
          <TextInput
            label={`${words.column} ${at + 1}`}
            value={header.label}
            onChange={(label) => onChange(headers.map((each, index) => (index === at ? { ...each, label } : each)))}
          />
          <SelectInput
            label={words.kind}
            value={header.type}
            options={[
              { value: 'text', label: words.text },
              { value: 'number', label: words.number },
            ]}
            onChange={(type) =>
              onChange(headers.map((each, index) => (index === at ? { ...each, type: type === 'number' ? 'number' : 'text' } : each)))
            }
          />
          <RemoveButton
            label={`${words.remove}: ${header.label}`}
            isDisabled={headers.length === 1}
            onPress={() => onChange(headers.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <AddButton
        label={words.column}
        isDisabled={headers.length >= formLimits.columns}
        onPress={() => onChange([...headers, { label: `${words.column} ${headers.length + 1}`, type: 'text' }])}
      />
    </fieldset>
  )
}
