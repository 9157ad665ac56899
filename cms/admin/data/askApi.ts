import type * as z from 'zod/mini'

/** What came of a question to our own API: its answer, or why there is none. */
export type Asked<T> = Readonly<{ data: T; problem: null }> | Readonly<{ data: null; problem: Problem }>

export type Problem = Readonly<{
  /** Of HTTP; 0 when nobody answered. */
  status: number
  /** Of `shared/contracts/errorCodes`, where the server gave one. */
  code: string | null
  message: string | null
}>

type Options = Readonly<{ body?: object; signal?: AbortSignal }>

/** Asks an endpoint of ours from the panel: a GET, or a POST of `body`. An answer that breaks its contract is as good as none. */
export async function askApi<T>(path: string, schema: z.ZodMiniType<T>, { body, signal }: Options = {}): Promise<Asked<T>> {
  const response = await fetch(path, {
    credentials: 'include',
    ...(signal ? { signal } : {}),
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  const parsed = response?.ok ? schema.safeParse(answer) : null
  if (parsed?.success) return { data: parsed.data, problem: null }
  return { data: null, problem: { status: response?.status ?? 0, ...reasonOf(answer) } }
}

function reasonOf(answer: unknown): Pick<Problem, 'code' | 'message'> {
  const [first] = (answer as { errors?: { code?: unknown; message?: unknown }[] } | null)?.errors ?? []
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return { code: text(first?.code), message: text(first?.message) }
}
