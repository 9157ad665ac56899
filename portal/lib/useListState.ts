import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { useStableCallback } from './useStableCallback'

type Value = string | boolean | null
type Shape = Readonly<Record<string, z.ZodMiniType<Value>>>
type State<S extends Shape> = { [K in keyof S]: z.infer<S[K]> }

/** A text of the address, cut at a length that no search needs; empty when there is none. */
export const listText = () => z.catch(z.string().check(z.maxLength(200)), '')

/** One of `values`; `fallback` when the address names none of them. */
export const listChoice = <const V extends string, F extends V | null>(values: readonly V[], fallback: F) =>
  z.catch(z.enum(values), fallback as V) as z.ZodMiniType<V | F>

/** A day or a letter as it was typed, or null. */
export const listOptional = () => z.catch(z.nullable(z.string().check(z.minLength(1), z.maxLength(40))), null)

/** A switch: `1` when it is on. */
export const listSwitch = () =>
  z.catch(
    z.pipe(
      z.literal('1'),
      z.transform(() => true),
    ),
    false,
  )

/** State of a list from the query of its address. A value that the schema refuses counts as not given; the others stay. */
export function readListState<S extends Shape>(schema: z.ZodMiniObject<S>, search: URLSearchParams): State<S> {
  const read = Object.entries(schema.shape).map(([key, field]) => [key, z.parse(field, search.get(key) ?? undefined)])
  return Object.fromEntries(read) as State<S>
}

/** The query with a state in place of the one it had: what equals the fallback is left out, parameters of others stay. */
export function writeListState<S extends Shape>(schema: z.ZodMiniObject<S>, search: URLSearchParams, state: State<S>): URLSearchParams {
  const after = new URLSearchParams(search)
  for (const [key, field] of Object.entries(schema.shape)) {
    const value: Value = state[key] ?? null
    if (value === null || value === '' || value === false || value === z.parse(field, undefined)) after.delete(key)
    else after.set(key, value === true ? '1' : String(value))
  }
  return after
}

/** `replace`: no step of its own for the back button. `typing`: a search is one step, however many letters it took. */
type HowToWrite = 'push' | 'replace' | 'typing'

/**
 * Filters, order and page of a list. They live in the address, so that back, forward and a copied link bring them again. `schema` is a
 * module's constant, an object of the fields above.
 */
export function useListState<S extends Shape>(schema: z.ZodMiniObject<S>) {
  const [search, setSearch] = useSearchParams()
  // The router shows a new address a moment after it was written: what is written meanwhile goes on from that one.
  const written = useRef<Readonly<{ over: URLSearchParams; after: URLSearchParams }>>(null)
  const state = useMemo(() => readListState(schema, search), [schema, search])

  const change = useStableCallback((changes: Partial<State<S>>, how: HowToWrite = 'push') => {
    const before = written.current?.over === search ? written.current.after : search
    const isMoreTyping = how === 'typing' && Object.entries(changes).every(([key, value]) => value !== '' && before.has(key))
    const after = writeListState(schema, before, { ...readListState(schema, before), ...changes })
    written.current = { over: search, after }
    setSearch(after, { replace: how === 'replace' || isMoreTyping, preventScrollReset: true })
  })
  return [state, change] as const
}
