import { useCallback, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { anyAnswer, ApiError, apiCall, type Method, type Parser } from '../apiClient'
import { useReads } from './defineRead'

type Options<Answer extends z.ZodMiniType> = Readonly<{
  /** Shape of the answer; by default it is not looked at. */
  answer?: Answer
  /** Reads that show what this write changes, or all that are on the screen; they are asked again before the write settles. */
  changes?: readonly { readonly id: number }[] | 'all'
}>

export type Write<Body, Args extends readonly unknown[], Answer> = Readonly<{
  /**
   * Sends `body`, which is parsed first. Called again while it is under way (a double click) it gives the same promise and sends nothing.
   * Rejects with an `ApiError`; one whose `status` is 0 may have been done all the same, and the next try of the same body is known to
   * the server as the same.
   */
  save: (body: Body, ...args: Args) => Promise<Answer>
  isSaving: boolean
  /** Share that is sent, 0 to 1; null when nothing is being sent or it is not known. */
  progress: number | null
}>

/**
 * A write to our own server as a hook: `const useSaveNote = defineWrite(noteSchema, 'PATCH', (id: string) => apiPath`…`, { changes: [useNotes] })`.
 * Each carries an `Idempotency-Key`, so that a write whose answer was lost is not done twice. FormData is sent as it is, with progress.
 */
export function defineWrite<Schema extends z.ZodMiniType, Args extends readonly unknown[], Answer extends z.ZodMiniType = z.ZodMiniUnknown>(
  schema: Schema,
  method: Exclude<Method, 'GET'>,
  url: (...args: Args) => string,
  { answer, changes = [] }: Options<Answer> = {},
): () => Write<z.input<Schema> | FormData, Args, z.output<Answer>> {
  const parser: Parser<unknown> = answer ?? anyAnswer

  return function useWrite() {
    const { revalidate, revalidateAll } = useReads()
    const [isSaving, setSaving] = useState(false)
    const [progress, setProgress] = useState<number | null>(null)
    const underWay = useRef<Promise<z.output<Answer>> | null>(null)
    /** Of a write whose answer was lost. */
    const unanswered = useRef<{ key: string; what: string } | null>(null)

    const send = useCallback(
      async (body: z.input<Schema> | FormData, args: Args): Promise<z.output<Answer>> => {
        const content: unknown = body instanceof FormData ? body : schema.parse(body)
        const path = url(...args)
        const what = `${path} ${content instanceof FormData ? '' : JSON.stringify(content)}`
        const key = unanswered.current?.what === what && !(content instanceof FormData) ? unanswered.current.key : crypto.randomUUID()
        unanswered.current = null
        try {
          const result = await apiCall(method, path, content, parser, {
            idempotencyKey: key,
            ...(content instanceof FormData ? { onProgress: setProgress } : {}),
          })
          await (changes === 'all' ? revalidateAll() : revalidate(...changes))
          return result as z.output<Answer>
        } catch (error) {
          if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) unanswered.current = { key, what }
          throw error
        }
      },
      [revalidate, revalidateAll],
    )

    const save = useCallback(
      (body: z.input<Schema> | FormData, ...args: Args): Promise<z.output<Answer>> => {
        // State alone would let the second press of a double click through.
        if (underWay.current) return underWay.current
        setSaving(true)
        const promise = send(body, args).finally(() => {
          underWay.current = null
          setSaving(false)
          setProgress(null)
        })
        underWay.current = promise
        return promise
      },
      [send],
    )
    return { save, isSaving, progress }
  }
}
