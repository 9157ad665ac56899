'use client'

import { ChevronDown, ChevronUp, GripVertical, Plus, Split, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import type { FormField, FormSteps } from '../../../shared/contracts/forms/formSchema'
import { fill } from '../texts/fill'
import type { At } from './designerModel'
import type { DesignerWords } from './designerWords'

type Props = Readonly<{
  steps: FormSteps
  selected: At
  words: DesignerWords
  /** Names of fields that cannot be saved as they are. */
  wrong: ReadonlySet<string>
  isFull: boolean
  onSelect: (at: At) => void
  onMove: (from: At, to: At) => void
  onNudge: (at: At, by: -1 | 1) => void
  onAddField: (step: number) => void
  onTitle: (step: number, title: string) => void
  onMoveStep: (step: number, by: -1 | 1) => void
  onRemoveStep: (step: number) => void
}>

/** The steps of a form and their fields: chosen by a press, moved by drag, or by the arrow keys on the handle. */
export function FieldList({
  isFull,
  onAddField,
  onMove,
  onMoveStep,
  onNudge,
  onRemoveStep,
  onSelect,
  onTitle,
  selected,
  steps,
  words,
  wrong,
}: Props) {
  const [dragged, setDragged] = useState<At | null>(null)
  const [target, setTarget] = useState<At | null>(null)
  const drop = () => {
    if (dragged && target) onMove(dragged, target)
    setDragged(null)
    setTarget(null)
  }
  return (
    <div className="qs-fd-steps">
      {steps.map((step, s) => (
        <section key={s} className="qs-fd-step" data-on={s === selected.step || undefined}>
          <header>
            <span className="qs-fd-number" aria-hidden="true">
              {s + 1}
            </span>
            <input
              aria-label={`${words.stepTitle} ${s + 1}`}
              value={step.title}
              maxLength={200}
              onChange={(event) => onTitle(s, event.target.value)}
            />
            <button
              type="button"
              className="qs-fd-icon"
              aria-label={`${words.up}: ${step.title}`}
              disabled={s === 0}
              onClick={() => onMoveStep(s, -1)}
            >
              <ChevronUp aria-hidden="true" />
            </button>
            <button
              type="button"
              className="qs-fd-icon"
              aria-label={`${words.down}: ${step.title}`}
              disabled={s === steps.length - 1}
              onClick={() => onMoveStep(s, 1)}
            >
              <ChevronDown aria-hidden="true" />
            </button>
            <ArmedButton label={`${words.delete}: ${step.title}`} armed={words.deleteSure} onConfirm={() => onRemoveStep(s)} />
          </header>
          <ol
            onDragOver={(event) => {
              if (!dragged) return
              event.preventDefault()
              if (event.target === event.currentTarget) setTarget({ step: s, field: step.fields.length })
            }}
            onDrop={(event) => {
              event.preventDefault()
              drop()
            }}
          >
            {step.fields.map((field, f) => (
              <li
                key={field.name}
                data-before={(target?.step === s && target.field === f) || undefined}
                data-after={(target?.step === s && target.field === f + 1 && f === step.fields.length - 1) || undefined}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', field.name)
                  setDragged({ step: s, field: f })
                }}
                onDragEnd={() => {
                  setDragged(null)
                  setTarget(null)
                }}
                onDragOver={(event) => {
                  if (!dragged) return
                  event.preventDefault()
                  const { height, top } = event.currentTarget.getBoundingClientRect()
                  setTarget({ step: s, field: event.clientY > top + height / 2 ? f + 1 : f })
                }}
              >
                <Row
                  field={field}
                  step={s}
                  place={f}
                  words={words}
                  isOn={selected.step === s && selected.field === f}
                  isWrong={wrong.has(field.name)}
                  onSelect={onSelect}
                  onNudge={onNudge}
                />
              </li>
            ))}
          </ol>
          <button type="button" className="qs-button qs-fd-add" disabled={isFull} onClick={() => onAddField(s)}>
            <Plus aria-hidden="true" />
            {fill(words.addField, { step: step.title })}
          </button>
        </section>
      ))}
      {isFull && <p className="qs-none">{words.full}</p>}
    </div>
  )
}

type RowProps = Readonly<{
  field: FormField
  step: number
  place: number
  words: DesignerWords
  isOn: boolean
  isWrong: boolean
  onSelect: (at: At) => void
  onNudge: (at: At, by: -1 | 1) => void
}>

/** One field. Remembered, as a form may have three hundred of them and one is typed into. */
const Row = memo(function Row({ field, isOn, isWrong, onNudge, onSelect, place, step, words }: RowProps) {
  const at = { step, field: place }
  return (
    <div className="qs-fd-row" data-on={isOn || undefined} data-wrong={isWrong || undefined}>
      <button
        type="button"
        className="qs-fd-grip"
        data-grip={field.name}
        aria-label={`${field.label}: ${words.move}`}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onNudge(at, event.key === 'ArrowUp' ? -1 : 1)
        }}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <button type="button" className="qs-fd-name" aria-pressed={isOn} onClick={() => onSelect(at)}>
        <b>{field.label}</b>
        <span>{words.kinds[field.type]}</span>
      </button>
      {(field.conditions?.length ?? 0) > 0 && <Split aria-label={words.showWhen} />}
      {field.required && <span className="qs-fd-flag">{words.required}</span>}
    </div>
  )
})

/** Asks once more: the first press arms it, for five seconds. */
export function ArmedButton({ armed, label, onConfirm }: Readonly<{ label: string; armed: string; onConfirm: () => void }>) {
  const [isArmed, setArmed] = useState(false)
  return isArmed ? (
    <button type="button" className="qs-button qs-fd-danger" onBlur={() => setArmed(false)} autoFocus onClick={onConfirm}>
      {armed}
    </button>
  ) : (
    <button
      type="button"
      className="qs-fd-icon qs-fd-danger"
      aria-label={label}
      onClick={() => {
        setArmed(true)
        setTimeout(() => setArmed(false), 5000)
      }}
    >
      <Trash2 aria-hidden="true" />
    </button>
  )
}
