import { type FormEvent, useCallback, useMemo, useState } from 'react'
import { useSession } from './session'

const prefix = 'draft:'
type Values = Readonly<Record<string, string>>

/**
 * What is typed into the form within an element and not saved, kept in this window alone, so that it survives a session that ends by itself: whoever
 * signs in again finds it. Never a password. A sign-out forgets it, and so does the sign-in of somebody else. `values` are those that were found.
 */
export function useDraft(name: string) {
  const { user } = useSession()
  const key = `${prefix}${user.id}:${name}`
  const [values] = useState<Values>(() => read(key))
  const forget = useCallback(() => write(key, null), [key])
  const keep = useCallback(
    ({ currentTarget }: FormEvent<HTMLElement>) => {
      // After the form's own state has settled, as a choice writes its field then.
      setTimeout(() => write(key, valuesIn(currentTarget)))
    },
    [key],
  )
  return useMemo(() => ({ values, forget, keeper: { onInput: keep, onChange: keep } }), [values, forget, keep])
}

/** Forgets what other people left in this window. */
export function forgetOtherDrafts(user: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${user}:`)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

function valuesIn(element: HTMLElement): Values {
  const inputs = [
    ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input[name], select[name], textarea[name]'),
  ]
  const named = inputs.filter(({ name, type }) => name !== '' && type !== 'password' && type !== 'file' && !/password|current/i.test(name))
  const values: Record<string, string> = {}
  for (const input of named) {
    const value = input.type === 'checkbox' ? tickOf(input) : input.value
    // What is chosen from a list is a hidden field each.
    const isList = input.type === 'hidden' && input.dataset['many'] !== undefined && values[input.name]
    values[input.name] = isList ? `${values[input.name]},${value}` : value
  }
  return values
}

/** Of a box `on` or nothing, as its form sends it. */
const tickOf = (input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string =>
  input instanceof HTMLInputElement && input.checked ? 'on' : ''

function read(key: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

function write(key: string, values: Values | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // A window without room keeps none: the form works all the same.
  }
}
