'use client'

import { type FieldKind, fieldKinds, textRules } from '../../../shared/contracts/forms/fieldKinds'
import { canBeAskedOf, type FormField } from '../../../shared/contracts/forms/formSchema'
import type { DesignerWords } from './designerWords'
import { FieldColumns } from './FieldColumns'
import { FieldConditions } from './FieldConditions'
import { FieldLimits } from './FieldLimits'
import { FieldOptions } from './FieldOptions'
import { Flag, NumberInput, SelectInput, TextInput } from './settingInputs'

type Props = Readonly<{
  field: FormField
  /** Fields that stand earlier, for conditions; later ones, for what a box leaves out. */
  before: readonly FormField[]
  after: readonly FormField[]
  subforms: readonly Readonly<{ id: string; name: string }>[]
  words: DesignerWords
  onChange: (field: FormField) => void
  onKind: (kind: FieldKind) => void
}>

/** What is asked, how, and when: the settings of one field. */
export function FieldSettings({ after, before, field, onChange, onKind, subforms, words }: Props) {
  const set = (change: Readonly<Record<string, unknown>>) => {
    // What is emptied is left out: the form's rule knows no blanks.
    const next = Object.fromEntries(
      Object.entries({ ...field, ...change }).filter(([, value]) => value !== undefined && value !== '' && value !== false),
    )
    onChange({ ...next, ...('label' in change ? { label: change.label } : {}) } as FormField)
  }
  const text = (key: string, label: string, hint?: string) => (
    <TextInput
      label={label}
      {...(hint ? { hint } : {})}
      value={textOf(field[key as keyof FormField])}
      onChange={(value) => set({ [key]: value })}
    />
  )
  const flag = (key: string, label: string, hint?: string) => (
    <Flag
      label={label}
      {...(hint ? { hint } : {})}
      isOn={Boolean(field[key as keyof FormField])}
      onChange={(isOn) => set({ [key]: isOn })}
    />
  )
  const number = (key: string, label: string) => (
    <NumberInput label={label} value={field[key as keyof FormField] as number | undefined} onChange={(value) => set({ [key]: value })} />
  )
  const hasAnswer = field.type !== 'label' && field.type !== 'hidden'
  return (
    <>
      <div className="qs-fd-sect">
        <TextInput label={words.question} value={field.label} onChange={(label) => set({ label })} />
        <SelectInput
          label={words.kind}
          value={field.type}
          options={fieldKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          onChange={(kind) => onKind(kind as FieldKind)}
        />
        {text('help', words.help)}
        {hasAnswer && field.type !== 'switch' && flag('required', words.required, words.requiredWhy)}
        {field.type === 'select' && flag('multiple', words.multiple)}
        {field.type === 'subform' && (
          <SelectInput
            label={words.form}
            value={field.form}
            options={[{ value: '', label: words.choose }, ...subforms.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(form) => onChange({ ...field, form })}
          />
        )}
        {'options' in field && <FieldOptions options={field.options} words={words} onChange={(options) => set({ options })} />}
        {(field.type === 'select' || field.type === 'radio') && (
          <>
            {flag('other', words.other)}
            {field.other && text('otherValue', words.otherValue)}
          </>
        )}
        {field.type === 'tabular' && <FieldColumns headers={field.headers} words={words} onChange={(headers) => set({ headers })} />}
      </div>
      <FieldLimits field={field} words={words} number={number} set={set} />
      {hasAnswer && (
        <div className="qs-fd-sect">
          <h3>{words.rules}</h3>
          {field.type === 'text' && (
            <fieldset className="qs-fd-list">
              {textRules.map((rule) => (
                <Flag
                  key={rule}
                  label={words.textRules[rule]}
                  isOn={field.rules?.includes(rule) ?? false}
                  onChange={(isOn) => {
                    const rules = textRules.filter((each) => (each === rule ? isOn : field.rules?.includes(each)))
                    set({ rules: rules.length === 0 ? undefined : rules })
                  }}
                />
              ))}
            </fieldset>
          )}
          <FieldConditions
            conditions={field.conditions ?? []}
            before={before.filter(canBeAskedOf)}
            words={words}
            onChange={(next) => set({ conditions: next.length === 0 ? undefined : next })}
          />
          {field.type === 'checkbox' && after.length > 0 && (
            <fieldset className="qs-fd-list">
              <legend>{words.exclude}</legend>
              {after.slice(0, 20).map((other) => (
                <Flag
                  key={other.name}
                  label={other.label}
                  isOn={field.exclude?.includes(other.name) ?? false}
                  onChange={(isOn) => {
                    const rest = (field.exclude ?? []).filter((name) => name !== other.name)
                    const exclude = isOn ? [...rest, other.name] : rest
                    set({ exclude: exclude.length === 0 ? undefined : exclude })
                  }}
                />
              ))}
            </fieldset>
          )}
          {flag('readonly', words.readonly)}
          {flag('admin', words.admin)}
          {flag('internal', words.internal)}
          {flag('disabled', words.disabled)}
        </div>
      )}
      <div className="qs-fd-sect">
        {text('notes', words.notes, words.notesWhy)}
        {text('comment', words.comment, words.commentWhy)}
        <TextInput
          label={words.answerName}
          hint={words.answerNameWhy}
          value={field.name}
          onChange={(name) => onChange({ ...field, name: name.toLowerCase().replace(/[^a-z0-9_]/g, '_') })}
        />
      </div>
    </>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
