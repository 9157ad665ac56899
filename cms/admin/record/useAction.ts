'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'

/*
 * An action on the record that is open, such as mailing its person: a function of ours whose GET says whether it can be done now, and whose POST does it.
 * It is drawn by `ActionButton` and, once that was pressed, by `ArmedAction`.
 */

/** What the record lets the action do, read again after each save; null until it is known and as long as the record is new. */
export function useActionState<State>(
  name: string,
  schema: z.ZodMiniType<State>,
): Readonly<{ id: string | null; state: State | null; setState: (state: State) => void }> {
  const { data, id } = useDocumentInfo()
  const savedAt = typeof data?.updatedAt === 'string' ? data.updatedAt : ''
  const [state, setState] = useState<State | null>(null)
  useEffect(() => {
    if (id !== undefined) void ask(`/api/functions/${name}/${id}`, schema).then(({ answer }) => setState(answer))
  }, [id, name, savedAt, schema])
  return { id: id === undefined ? null : String(id), state, setState }
}

type Refusals = Readonly<{ failed: string; tooMany: string; /** Of what is not there, where that has a reason of its own. */ out?: string }>

/** Does the action: `run` brings its answer, or says why there is none and brings null. */
export function useAction<Answer>(
  name: string,
  schema: z.ZodMiniType<Answer>,
  refusals: Refusals,
): Readonly<{ isRunning: boolean; run: (body: object) => Promise<Answer | null> }> {
  const [isRunning, setRunning] = useState(false)
  const run = async (body: object): Promise<Answer | null> => {
    setRunning(true)
    const { answer, status } = await ask(`/api/functions/${name}`, schema, body)
    setRunning(false)
    if (answer === null)
      toast.error(status === 429 ? refusals.tooMany : status === 404 ? (refusals.out ?? refusals.failed) : refusals.failed)
    return answer
  }
  return { isRunning, run }
}

type Asked<Answer> = Readonly<{ answer: Answer | null; status: number }>

async function ask<Answer>(path: string, schema: z.ZodMiniType<Answer>, body?: object): Promise<Asked<Answer>> {
  const response = await fetch(path, {
    credentials: 'include',
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  const parsed = schema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  return { answer: parsed.success ? parsed.data : null, status: response?.status ?? 0 }
}
