'use client'

import { toast } from '@payloadcms/ui'
import { ChevronDown, ChevronUp, Copy, Plus, Undo2 } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldKind } from '../../../shared/contracts/forms/fieldKinds'
import {
  fieldsOf,
  type FormFault,
  formFaults,
  type FormField,
  formStepsSchema,
  type FormSteps,
  stepsShapeSchema,
} from '../../../shared/contracts/forms/formSchema'
import type { PublicForm } from '../../../shared/contracts/forms/forms'
import type { Locale } from '../../../shared/i18n/locales'
import { readRecord } from '../record/readRecord'
import { plural } from '../texts/fill'
import {
  addField,
  addStep,
  type At,
  changedBetween,
  duplicateField,
  fieldsBefore,
  findField,
  freeName,
  isFull,
  moveField,
  moveStep,
  neighbour,
  newField,
  putField,
  putStep,
  removeField,
  removeStep,
} from './designerModel'
import type { DesignerWords } from './designerWords'
import { previewForm } from './previewForm'
import { ArmedButton, FieldList } from './FieldList'
import { FieldSettings } from './FieldSettings'
import { PreviewFrame } from './PreviewFrame'
import { SavedElsewhere } from './SavedElsewhere'

type Props = Readonly<{
  id: string
  name: string
  description: string | null
  endMessage: string
  status: string
  updatedAt: string
  steps: FormSteps
  subforms: PublicForm['subforms']
  words: DesignerWords
  /** Of the words. */
  language: Locale
  /** Day that "today" stands for in the preview. */
  today: string
}>

/** States that can be gone back to. */
const undoDepth = 50

/** The form as somebody else saved it. */
type Theirs = Readonly<{ steps: FormSteps; updatedAt: string; status: string; who: string | null }>

type Wrong = Readonly<{ field: string | null; label: string; message: string }>

/** Steps and fields at the left, the open field in the middle, the form itself at the right. Nothing is saved before a button says so. */
export function Designer({ id, language, words, ...props }: Props) {
  const [steps, setSteps] = useState<FormSteps>(() => (props.steps.length > 0 ? props.steps : [{ title: `${words.step} 1`, fields: [] }]))
  const [past, setPast] = useState<readonly FormSteps[]>([])
  const [saved, setSaved] = useState(() => JSON.stringify(steps))
  const [selected, setSelected] = useState<At>({ step: 0, field: 0 })
  const [updatedAt, setUpdatedAt] = useState(props.updatedAt)
  const [status, setStatus] = useState(props.status)
  const [isSaving, setSaving] = useState(false)
  const [refusals, setRefusals] = useState<readonly Wrong[]>([])
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  /** Fields that were added here: their answers are called after their questions until they are saved. */
  const fresh = useRef(new Set<string>())
  const focusGrip = useRef<string | null>(null)

  const opened = useMemo(() => JSON.parse(saved) as FormSteps, [saved])
  const isDirty = useMemo(() => JSON.stringify(steps) !== saved, [steps, saved])
  const shown = useDeferredValue(steps)
  const faults = useMemo(() => faultsOf(shown, words), [shown, words])
  const wrong = useMemo(() => new Set([...faults, ...refusals].flatMap(({ field }) => field ?? [])), [faults, refusals])
  const form = useMemo(() => previewForm({ ...props, id }, shown), [props, id, shown])
  const field = steps[selected.step]?.fields[selected.field]

  const change = useCallback((next: (before: FormSteps) => FormSteps) => {
    setRefusals([])
    setSteps((before) => {
      const after = next(before)
      if (after !== before) setPast((all) => [...all, before].slice(-undoDepth))
      return after
    })
  }, [])
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    setSteps(before)
  }
  const move = useCallback(
    (from: At, to: At) => {
      const name = steps[from.step]?.fields[from.field]?.name
      const moved = moveField(steps, from, to)
      change(() => moved)
      const at = name === undefined ? null : findField(moved, name)
      if (at) setSelected(at)
    },
    [change, steps],
  )
  const nudge = useCallback(
    (at: At, by: -1 | 1) => {
      const to = neighbour(steps, at, by)
      if (!to) return
      focusGrip.current = steps[at.step]?.fields[at.field]?.name ?? null
      move(at, to)
    },
    [move, steps],
  )
  useEffect(() => {
    if (focusGrip.current === null) return
    document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(focusGrip.current)}"]`)?.focus()
    focusGrip.current = null
  }, [steps])
  useLeaveQuestion(isDirty, words.leave)

  const add = (step: number) => {
    const made = newField(steps, 'text', { question: words.newQuestion, step: words.step, option: words.option, column: words.column })
    const place = step === selected.step && steps[step]?.fields[selected.field] ? selected.field + 1 : (steps[step]?.fields.length ?? 0)
    fresh.current.add(made.name)
    change((before) => addField(before, { step, field: place }, made))
    setSelected({ step, field: place })
  }
  const put = (next: FormField) => {
    let named = next
    if (field && fresh.current.has(field.name)) {
      fresh.current.delete(field.name)
      if (next.name === field.name)
        named = { ...next, name: next.label === field.label ? next.name : freeName(steps, next.label, field.name) }
      if (next.name === field.name) fresh.current.add(named.name)
    }
    change((before) => putField(before, selected, named))
  }
  const changeKind = (kind: FieldKind) => {
    if (field)
      change((before) =>
        putField(
          before,
          selected,
          newField(before, kind, { question: words.newQuestion, step: words.step, option: words.option, column: words.column }, field),
        ),
      )
  }

  const save = async (isPublished: boolean) => {
    const found = faultsOf(steps, words)
    if (found.length > 0) {
      setRefusals(found)
      return
    }
    setSaving(true)
    const sent = steps
    const answer = await fetch(`/api/forms/${encodeURIComponent(id)}?depth=0${isPublished ? '' : '&draft=true'}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ steps: sent, updatedAt, _status: isPublished ? 'published' : 'draft' }),
    }).catch(() => null)
    const body = (await answer?.json().catch(() => null)) as Saved | null
    setSaving(false)
    if (answer?.ok && body?.doc) {
      fresh.current.clear()
      setSaved(JSON.stringify(sent))
      setUpdatedAt(body.doc.updatedAt)
      setStatus(isPublished ? 'published' : 'draft')
      setRefusals([])
      toast.success(isPublished ? words.published : words.saved)
      return
    }
    const errors = body?.errors?.[0]?.data?.errors ?? []
    if (errors.length > 0)
      return setRefusals(errors.map(({ message, path }) => wrongAt(sent, path.replace(/^steps\./, '').split('.'), message)))
    const stored = answer?.status === 409 ? await readTheirs(id) : null
    if (stored) setTheirs(stored)
    else toast.error(words.failed)
  }
  /** What is saved next is saved over theirs, which has been seen. */
  const settle = (stored: Theirs, next: FormSteps) => {
    setSaved(JSON.stringify(stored.steps))
    setUpdatedAt(stored.updatedAt)
    setStatus(stored.status)
    setTheirs(null)
    if (next !== steps) change(() => next)
    if (!next[selected.step]?.fields[selected.field]) setSelected({ step: 0, field: 0 })
  }

  const problems = refusals.length > 0 ? refusals : []
  return (
    <div className="qs-fd">
      <header className="qs-listhead">
        <div>
          <p>
            {status === 'published' && !isDirty ? words.published : isDirty ? words.unsaved : words.draft}
            {' · '}
            {plural(words.stepCount, steps.length, language)}
            {', '}
            {plural(words.fieldCount, fieldsOf(steps).length, language)}
          </p>
        </div>
        <div className="qs-fd-actions">
          <button type="button" className="qs-button" disabled={past.length === 0} onClick={undo}>
            <Undo2 aria-hidden="true" />
            {words.undo}
          </button>
          <button type="button" className="qs-button" disabled={isSaving || !isDirty} onClick={() => void save(false)}>
            {isSaving ? words.saving : words.save}
          </button>
          <button type="button" className="qs-button qs-button--primary" disabled={isSaving} onClick={() => void save(true)}>
            {words.publish}
          </button>
        </div>
      </header>
      {theirs && (
        <SavedElsewhere
          at={theirs.updatedAt}
          who={theirs.who}
          theirs={changedBetween(opened, theirs.steps)}
          mine={changedBetween(opened, steps)}
          words={words}
          onMine={() => settle(theirs, steps)}
          onTheirs={() => settle(theirs, theirs.steps)}
        />
      )}
      {problems.length > 0 && (
        <div className="qs-fd-wrong" role="alert">
          <strong>{words.wrong}</strong>
          <ul>
            {problems.map(({ field: name, label, message }, at) => (
              <li key={at}>
                <button
                  type="button"
                  onClick={() => {
                    const place = name === null ? null : findField(steps, name)
                    if (place) setSelected(place)
                  }}
                >
                  {label === '' ? message : `${label}: ${message}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="qs-fd-columns">
        <div>
          <div className="qs-fd-head">
            <h2>{words.stepsAndFields}</h2>
            <button
              type="button"
              className="qs-fd-quiet"
              disabled={steps.length >= 30}
              onClick={() => change((before) => addStep(before, { question: '', step: words.step, option: '', column: '' }))}
            >
              <Plus aria-hidden="true" />
              {words.addStep}
            </button>
          </div>
          <FieldList
            steps={steps}
            selected={selected}
            words={words}
            wrong={wrong}
            isFull={isFull(steps)}
            onSelect={setSelected}
            onMove={move}
            onNudge={nudge}
            onAddField={add}
            onTitle={(step, title) => change((before) => putStep(before, step, { title }))}
            onMoveStep={(step, by) => change((before) => moveStep(before, step, by))}
            onRemoveStep={(step) => change((before) => (before.length > 1 ? removeStep(before, step) : before))}
          />
        </div>
        <div role="group" aria-label={field ? `${words.settings}: ${field.label}` : words.settings}>
          <div className="qs-fd-head">
            <h2>{words.settings}</h2>
            {field && (
              <div className="qs-fd-actions">
                <IconAction
                  label={words.up}
                  icon={<ChevronUp aria-hidden="true" />}
                  isDisabled={!neighbour(steps, selected, -1)}
                  onPress={() => nudge(selected, -1)}
                />
                <IconAction
                  label={words.down}
                  icon={<ChevronDown aria-hidden="true" />}
                  isDisabled={!neighbour(steps, selected, 1)}
                  onPress={() => nudge(selected, 1)}
                />
                <IconAction
                  label={words.duplicate}
                  icon={<Copy aria-hidden="true" />}
                  isDisabled={isFull(steps)}
                  onPress={() => {
                    change((before) => duplicateField(before, selected))
                    setSelected({ ...selected, field: selected.field + 1 })
                  }}
                />
                <ArmedButton
                  label={words.delete}
                  armed={words.deleteSure}
                  onConfirm={() => change((before) => removeField(before, selected))}
                />
              </div>
            )}
          </div>
          <div className="qs-fd-card">
            {field ? (
              <FieldSettings
                key={`${selected.step}.${selected.field}`}
                field={field}
                before={fieldsBefore(steps, selected)}
                after={fieldsOf(steps).slice(fieldsBefore(steps, selected).length + 1)}
                subforms={Object.entries(props.subforms).map(([key, { name }]) => ({ id: key, name }))}
                words={words}
                onChange={put}
                onKind={changeKind}
              />
            ) : (
              <p className="qs-none qs-fd-sect">{words.choose}</p>
            )}
          </div>
        </div>
        <PreviewFrame id={id} form={form} step={selected.step} field={field?.name ?? null} words={words} />
      </div>
    </div>
  )
}

type Saved = Readonly<{
  doc?: Readonly<{ updatedAt: string }>
  errors?: readonly Readonly<{ data?: Readonly<{ errors?: readonly Readonly<{ path: string; message: string }>[] }> }>[]
}>

/** The newest draft of a form, and who saved it. Null when it cannot be read. */
async function readTheirs(id: string): Promise<Theirs | null> {
  type Stored = Readonly<{ steps?: unknown; updatedAt: string; _status?: string; updatedBy: { name: string } | null }>
  const stored = await readRecord<Stored>('forms', id).catch(() => null)
  const parsed = stepsShapeSchema.safeParse(stored?.steps)
  if (!stored || !parsed.success) return null
  return { steps: parsed.data, updatedAt: stored.updatedAt, status: stored._status ?? 'draft', who: stored.updatedBy?.name ?? null }
}

const isFault = (message: string): message is FormFault => formFaults.some((fault) => fault === message)

/** What keeps the form from being saved, by field. */
function faultsOf(steps: FormSteps, words: DesignerWords): Wrong[] {
  const parsed = formStepsSchema.safeParse(steps)
  if (parsed.success) return []
  return parsed.error.issues.map((issue) =>
    wrongAt(steps, issue.path.map(String), isFault(issue.message) ? words.faults[issue.message] : issue.message),
  )
}

/** A fault by its path, such as `0.fields.2.name`. */
function wrongAt(steps: FormSteps, path: readonly string[], message: string): Wrong {
  const field = steps[Number(path[0])]?.fields[Number(path[2])]
  return { field: field?.name ?? null, label: field?.label ?? steps[Number(path[0])]?.title ?? '', message }
}

type IconActionProps = Readonly<{ label: string; icon: React.ReactNode; isDisabled: boolean; onPress: () => void }>

const IconAction = ({ icon, isDisabled, label, onPress }: IconActionProps) => (
  <button type="button" className="qs-fd-icon" aria-label={label} disabled={isDisabled} onClick={onPress}>
    {icon}
  </button>
)

/** Asks before the page is left with changes: by the browser when the window goes, by us when a link of the panel is pressed. */
function useLeaveQuestion(isDirty: boolean, question: string): void {
  useEffect(() => {
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || link.getAttribute('target') === '_blank' || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [isDirty, question])
}
