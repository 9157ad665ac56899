'use client'

import { Plus, X } from 'lucide-react'
import { useId } from 'react'

/* The few inputs that the settings of every kind of field share. */

type InputProps<V> = Readonly<{ label: string; hint?: string; value: V; onChange: (value: V) => void }>

export function TextInput({ hint, label, onChange, value }: InputProps<string>) {
  const id = useId()
  return (
    <div className="qs-fd-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} aria-describedby={hint ? `${id}-hint` : undefined} onChange={(event) => onChange(event.target.value)} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

export function NumberInput({ label, onChange, value }: InputProps<number | undefined>) {
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
export function DayInput({ label, onChange, today, value }: InputProps<string | undefined> & Readonly<{ today: string }>) {
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

export function SelectInput({ label, onChange, options, value }: InputProps<string> & Readonly<{ options: readonly Choice[] }>) {
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

export function Flag({
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

export function AddButton({ isDisabled = false, label, onPress }: Readonly<{ label: string; isDisabled?: boolean; onPress: () => void }>) {
  return (
    <button type="button" className="qs-fd-quiet" disabled={isDisabled} onClick={onPress}>
      <Plus aria-hidden="true" />
      {label}
    </button>
  )
}

export function RemoveButton({
  isDisabled = false,
  label,
  onPress,
}: Readonly<{ label: string; isDisabled?: boolean; onPress: () => void }>) {
  return (
    <button type="button" className="qs-fd-icon" aria-label={label} disabled={isDisabled} onClick={onPress}>
      <X aria-hidden="true" />
    </button>
  )
}

/** What a text input shows of a setting. */
