'use client'

import { type ReactNode, useId } from 'react'

type Frame = Readonly<{ label: string; help?: string | undefined; problem?: string | undefined }>

/** A label, its control, what is wrong with it and one line of help. */
function Framed({ children, help, id, label, problem }: Frame & Readonly<{ id: string; children: ReactNode }>) {
  return (
    <div className={`field-type qs-designer__field${problem ? ' error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {problem && (
        <p className="qs-designer__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {help && <p className="field-description">{help}</p>}
    </div>
  )
}

type TextProps = Frame & Readonly<{ value: string; onChange: (value: string) => void; lines?: number; maxLength: number }>

export function TextInput({ lines, maxLength, onChange, value, ...frame }: TextProps) {
  const id = useId()
  const common = {
    id,
    value,
    maxLength,
    spellCheck: false,
    ...(frame.problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {}),
  }
  return (
    <Framed id={id} {...frame}>
      {lines === undefined ? (
        <input type="text" {...common} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea rows={lines} {...common} onChange={(event) => onChange(event.target.value)} />
      )}
    </Framed>
  )
}

export type Choice = Readonly<{ value: string; label: string; sign?: ReactNode }>

type OneProps = Frame & Readonly<{ value: string; choices: readonly Choice[]; onChange: (value: string) => void }>

/** One of few, all in sight; where each has a sign, the signs alone, with their words for whoever does not see them. */
export function ChooseOne({ choices, label, onChange, value }: OneProps) {
  const id = useId()
  return (
    <div className="field-type qs-designer__field" role="radiogroup" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="qs-designer__choices">
        {choices.map((choice) => (
          <label key={choice.value} data-chosen={choice.value === value} title={choice.sign ? choice.label : undefined}>
            <input type="radio" checked={choice.value === value} aria-label={choice.label} onChange={() => onChange(choice.value)} />
            {choice.sign ?? <span>{choice.label}</span>}
          </label>
        ))}
      </div>
    </div>
  )
}

type SeveralProps = Frame &
  Readonly<{ value: readonly string[]; choices: readonly Choice[]; all: string; onChange: (value: string[]) => void }>

/** Some of few; says All when that is every one of them. */
export function ChooseSeveral({ all, choices, label, onChange, problem, value }: SeveralProps) {
  const id = useId()
  const isAll = choices.every((choice) => value.includes(choice.value))
  return (
    <div className={`field-type qs-designer__field${problem ? ' error' : ''}`} role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {label}
        {isAll && <em> {all}</em>}
      </span>
      <div className="qs-designer__choices">
        {choices.map((choice) => {
          const isChosen = value.includes(choice.value)
          return (
            <label key={choice.value} data-chosen={isChosen}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  onChange(choices.map((each) => each.value).filter((each) => (each === choice.value ? !isChosen : value.includes(each))))
                }
              />
              <span>{choice.label}</span>
            </label>
          )
        })}
      </div>
      {problem && <p className="qs-designer__problem">{problem}</p>}
    </div>
  )
}

type SwitchProps = Readonly<{ label: string; value: boolean; onChange: (value: boolean) => void }>

export const Switch = ({ label, onChange, value }: SwitchProps) => (
  <label className="qs-designer__switch">
    <input type="checkbox" checked={value} onChange={() => onChange(!value)} />
    <span>{label}</span>
  </label>
)
