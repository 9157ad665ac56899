'use client'

/* One file: every kind of field shares these few inputs, and a reader wants to see at once which kind has which. */
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { conditionTests, type FieldKind, fieldKinds, formLimits, otherOption, textRules } from '../../../shared/contracts/forms/fieldKinds'
import { canBeAskedOf, type Condition, type FieldOption, type FormField } from '../../../shared/contracts/forms/formSchema'
import type { DesignerWords } from './designerWords'

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
        {'options' in field && <Options options={field.options} words={words} onChange={(options) => set({ options })} />}
        {(field.type === 'select' || field.type === 'radio') && (
          <>
            {flag('other', words.other)}
            {field.other && text('otherValue', words.otherValue)}
          </>
        )}
        {field.type === 'tabular' && (
          <fieldset className="qs-fd-list">
            <legend>{words.columns}</legend>
            {field.headers.map((header, at) => (
              <div key={at} className="qs-fd-pair">
                <TextInput
                  label={`${words.column} ${at + 1}`}
                  value={header.label}
                  onChange={(label) => set({ headers: field.headers.map((each, index) => (index === at ? { ...each, label } : each)) })}
                />
                <SelectInput
                  label={words.kind}
                  value={header.type}
                  options={[
                    { value: 'text', label: words.text },
                    { value: 'number', label: words.number },
                  ]}
                  onChange={(type) => set({ headers: field.headers.map((each, index) => (index === at ? { ...each, type } : each)) })}
                />
                <RemoveButton
                  label={`${words.remove}: ${header.label}`}
                  isDisabled={field.headers.length === 1}
                  onPress={() => set({ headers: field.headers.filter((_, index) => index !== at) })}
                />
              </div>
            ))}
            <AddButton
              label={words.column}
              isDisabled={field.headers.length >= formLimits.columns}
              onPress={() => set({ headers: [...field.headers, { label: `${words.column} ${field.headers.length + 1}`, type: 'text' }] })}
            />
          </fieldset>
        )}
      </div>
      <Limits field={field} words={words} number={number} set={set} />
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
          <Conditions
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

type LimitsProps = Readonly<{
  field: FormField
  words: DesignerWords
  number: (key: string, label: string) => ReactNode
  set: (change: Readonly<Record<string, unknown>>) => void
}>

/** Bounds of the answer, and what it starts with. */
function Limits({ field, number, set, words }: LimitsProps) {
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

function Options({
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

type ConditionsProps = Readonly<{
  conditions: readonly Condition[]
  before: readonly FormField[]
  words: DesignerWords
  onChange: (conditions: Condition[]) => void
}>

/** When the field is asked: all of them must hold. */
function Conditions({ before, conditions, onChange, words }: ConditionsProps) {
  const [first] = before
  const put = (at: number, condition: Condition) => onChange(conditions.map((each, index) => (index === at ? condition : each)))
  return (
    <>
      {conditions.map((condition, at) => {
        const asked = before.find(({ name }) => name === condition.field)
        return (
          <fieldset key={at} className="qs-fd-rule">
            <legend>{at === 0 ? words.showWhen : words.and}</legend>
            <SelectInput
              label={words.question}
              value={condition.field}
              options={[
                ...(asked ? [] : [{ value: condition.field, label: condition.field }]),
                ...before.map(({ label, name }) => ({ value: name, label })),
              ]}
              onChange={(field) => put(at, { field, is: condition.is })}
            />
            <div className="qs-fd-pair">
              <SelectInput
                label={words.condition}
                value={condition.is}
                options={conditionTests.map((test) => ({ value: test, label: words.tests[test] }))}
                onChange={(is) => put(at, { ...condition, is: is as Condition['is'] })}
              />
              {condition.is !== 'answered' && (
                <ConditionValue asked={asked} condition={condition} words={words} onChange={(value) => put(at, { ...condition, value })} />
              )}
              <RemoveButton
                label={`${words.remove}: ${words.condition} ${at + 1}`}
                onPress={() => onChange(conditions.filter((_, index) => index !== at))}
              />
            </div>
          </fieldset>
        )
      })}
      {first && (
        <AddButton
          label={words.condition}
          isDisabled={conditions.length >= formLimits.conditions}
          onPress={() => onChange([...conditions, { field: first.name, is: 'answered' }])}
        />
      )}
    </>
  )
}

type ConditionValueProps = Readonly<{
  asked: FormField | undefined
  condition: Condition
  words: DesignerWords
  onChange: (value: string | number | boolean) => void
}>

/** What an answer is compared with: one of the options, yes or no, a number or a text. */
function ConditionValue({ asked, condition, onChange, words }: ConditionValueProps) {
  const label = words.text
  const given = condition.value
  if (asked && 'options' in asked)
    return (
      <SelectInput
        label={label}
        value={String(given ?? '')}
        options={[
          { value: '', label: words.choose },
          ...asked.options,
          ...('other' in asked && asked.other ? [{ value: otherOption, label: words.other }] : []),
        ]}
        onChange={onChange}
      />
    )
  if (asked?.type === 'checkbox' || asked?.type === 'switch')
    return (
      <SelectInput
        label={label}
        value={String(given ?? '')}
        options={[
          { value: '', label: words.choose },
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
        onChange={(value) => onChange(value === 'true')}
      />
    )
  if (asked?.type === 'number' || asked?.type === 'slider')
    return <NumberInput label={label} value={typeof given === 'number' ? given : undefined} onChange={(value) => onChange(value ?? '')} />
  return <TextInput label={label} value={String(given ?? '')} onChange={onChange} />
}

type InputProps<V> = Readonly<{ label: string; hint?: string; value: V; onChange: (value: V) => void }>

function TextInput({ hint, label, onChange, value }: InputProps<string>) {
  const id = useId()
  return (
    <div className="qs-fd-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} aria-describedby={hint ? `${id}-hint` : undefined} onChange={(event) => onChange(event.target.value)} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

function NumberInput({ label, onChange, value }: InputProps<number | undefined>) {
  const id = useId()
  return (
    <div className="qs-fd-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        step="any"
        value={value ?? ''}
        onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
      />
    </div>
  )
}

/** A day of the calendar, or today whenever that is. */
function DayInput({ label, onChange, today, value }: InputProps<string | undefined> & Readonly<{ today: string }>) {
  const id = useId()
  return (
    <div className="qs-fd-field">
      <label htmlFor={id}>{label}</label>
      <div className="qs-fd-pair">
        <input
          id={id}
          type="date"
          disabled={value === 'today'}
          value={value === 'today' ? '' : (value ?? '')}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
        <Flag label={today} isOn={value === 'today'} onChange={(isOn) => onChange(isOn ? 'today' : undefined)} />
      </div>
    </div>
  )
}

type Choice = Readonly<{ value: string; label: string }>

function SelectInput({ label, onChange, options, value }: InputProps<string> & Readonly<{ options: readonly Choice[] }>) {
  const id = useId()
  return (
    <div className="qs-fd-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function Flag({
  hint,
  isOn,
  label,
  onChange,
}: Readonly<{ label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void }>) {
  return (
    <label className="qs-fd-switch">
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </label>
  )
}

function AddButton({ isDisabled = false, label, onPress }: Readonly<{ label: string; isDisabled?: boolean; onPress: () => void }>) {
  return (
    <button type="button" className="qs-fd-quiet" disabled={isDisabled} onClick={onPress}>
      <Plus aria-hidden="true" />
      {label}
    </button>
  )
}

function RemoveButton({ isDisabled = false, label, onPress }: Readonly<{ label: string; isDisabled?: boolean; onPress: () => void }>) {
  return (
    <button type="button" className="qs-fd-icon" aria-label={label} disabled={isDisabled} onClick={onPress}>
      <X aria-hidden="true" />
    </button>
  )
}

/** What a text input shows of a setting. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
