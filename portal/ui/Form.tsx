import { type FormEvent, type ReactNode, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type * as z from 'zod/mini'
import { ApiError } from '../lib/apiClient'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { useLeaveGuard } from '../lib/leaveGuard'
import { loadPart } from '../lib/loadPart'
import { FormErrorsContext, type FormErrors } from './formErrors'
import { formValues } from './formValues'
import { lazyPart } from './lazyPart'
import { useToast } from './ToastProvider'
import { token } from './tokens'

const FormFailure = lazyPart(() => import('./FormFailure'), 'FormFailure')

const Root = styled.form`
  display: grid;
  gap: ${token('s-4')};
`

export interface FormControl {
  /** Puts the focus into a field and marks what stands there. */
  focus: (name: string) => void
  /** Checks and saves, as the form's own button does. */
  submit: () => Promise<void>
}

interface FormProps<Schema extends z.ZodMiniObject> {
  /** The rule of the fields by their names; the server has the same. A function fetches it, when something is first filled in. */
  schema: Schema | (() => Promise<Schema>)
  /** Takes what was filled in. What it rejects with is shown: by field, or above the buttons with another try. */
  onSave: (values: z.output<Schema>) => Promise<unknown>
  /** Words for what the schema refuses, by field and zod's code; null for the kit's own. */
  messageOf?: (field: string, code: string) => string | null
  /** In place of the notice for a refusal of the whole; gives false to leave it to the notice. */
  onFailure?: (error: unknown) => boolean
  /** Said in a toast when it is saved. */
  saved?: string
  /** Takes it back: offered in that toast. */
  onUndo?: () => Promise<unknown>
  /** Asks before a page with changes that are not saved is left. */
  isGuarded?: boolean
  /** What stands in it when it is first drawn is not saved yet. */
  startsChanged?: boolean
  ref?: Ref<FormControl>
  /** For buttons that stand outside of it. */
  id?: string
  className?: string
  label?: string
  /** A function learns whether the form is being saved. */
  children: ReactNode | ((state: { isSaving: boolean; isChanged: boolean }) => ReactNode)
}

/**
 * A form: checks by its schema, sends once, puts the focus on the first field that is wrong, shows what the server says by field, and keeps
 * everything that was typed when it could not be saved. Fields are those of the kit, by `name`.
 */
export function Form<Schema extends z.ZodMiniObject>({
  schema,
  onSave,
  messageOf,
  onFailure,
  saved,
  onUndo,
  isGuarded = false,
  startsChanged = false,
  ref,
  id,
  className,
  label,
  children,
}: FormProps<Schema>) {
  const t = useText('ui')
  const locale = useLocale()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isSaving, setSaving] = useState(false)
  const [isChanged, setChanged] = useState(startsChanged)
  const isBusy = useRef(false)
  /** Set with errors, so that the focus goes there once they are drawn, and with them their description. */
  const focusNext = useRef<string | null>(null)
  useLeaveGuard(isGuarded && isChanged && !isSaving)

  const focus = (name: string) => {
    const found = form.current?.elements.namedItem(name)
    const element = found instanceof RadioNodeList ? found[0] : found
    const holder = form.current?.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"] :is(input, button, [tabindex])`)
    const target =
      element instanceof HTMLInputElement && element.type === 'hidden' ? holder : element instanceof HTMLElement ? element : holder
    target?.focus()
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') target.select()
  }
  useImperativeHandle(ref, () => ({ focus, submit }))
  useEffect(() => {
    if (focusNext.current === null) return
    focus(focusNext.current)
    focusNext.current = null
  }, [errors])

  const refuse = (found: FormErrors, { _zod }: Schema) => {
    // In the order in which the fields stand.
    const names = Object.keys(_zod.def.shape)
    focusNext.current = names.find((name) => found[name] !== undefined) ?? null
    setErrors(found)
  }

  const wordOf = (field: string, code: string): string =>
    messageOf?.(field, code) ?? t(code === 'required' || code === 'too_big' || code === 'too_small' ? `form.${code}` : 'form.invalid')

  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    setChanged(true)
    if (!isChanged) {
      // What is needed when something goes wrong is fetched while all is well.
      FormFailure.preload(locale).catch(() => undefined)
      if (typeof schema === 'function') schema().catch(() => undefined)
    }
    const { name } = event.target as HTMLInputElement
    if (!name || errors[name] === undefined) return
    setErrors(({ [name]: _, ...rest }) => rest)
  }

  const handleFailure = (error: unknown, rule: Schema) => {
    const names = new Set(Object.keys(rule._zod.def.shape))
    const issues = error instanceof ApiError ? error.issues.filter(({ path }) => names.has(path)) : []
    if (issues.length > 0) return refuse(Object.fromEntries(issues.toReversed().map(({ path, code }) => [path, wordOf(path, code)])), rule)
    if (!onFailure?.(error)) setFailure(error)
  }

  const save = async (rule: Schema, element: HTMLFormElement) => {
    const values = formValues(rule, element)
    const parsed = rule.safeParse(values)
    if (!parsed.success) {
      const found = parsed.error.issues.toReversed().map((issue) => {
        const field = String(issue.path[0] ?? '')
        const isMissing = values[field] === '' || values[field] === null || values[field] === undefined
        return [field, wordOf(field, isMissing ? 'required' : (issue.code ?? 'invalid'))] as const
      })
      return refuse(Object.fromEntries(found), rule)
    }
    setErrors({})
    setSaving(true)
    try {
      await onSave(parsed.data)
      setChanged(false)
      if (saved) toast(saved, { tone: 'success', ...(onUndo ? { action: { label: t('undo'), onPress: () => void undo() } } : {}) })
    } catch (error) {
      handleFailure(error, rule)
    }
  }

  const submit = async () => {
    if (isBusy.current || !form.current) return
    isBusy.current = true
    setFailure(null)
    try {
      if (typeof schema === 'function') setSaving(true)
      await save(typeof schema === 'function' ? await loadPart(schema) : schema, form.current)
    } catch (error) {
      setFailure(error)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  const undo = async () => {
    try {
      await onUndo?.()
    } catch {
      toast(t('undoFailed'), { tone: 'error' })
    }
  }

  return (
    <FormErrorsContext value={errors}>
      <Root
        ref={form}
        id={id}
        noValidate
        aria-label={label}
        className={className}
        onInput={handleChange}
        onChange={handleChange}
        onSubmit={(event) => {
          event.preventDefault()
          // A form in a dialog stands, for React, within the form that opened it.
          event.stopPropagation()
          void submit()
        }}
      >
        {typeof children === 'function' ? children({ isSaving, isChanged }) : children}
        {failure !== null && (
          <Suspense fallback={null}>
            <FormFailure error={failure} isSaving={isSaving} onRetry={() => void submit()} />
          </Suspense>
        )}
      </Root>
    </FormErrorsContext>
  )
}
