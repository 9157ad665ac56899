import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type * as z from 'zod/mini'
import { type ApiError, apiGet } from '../apiClient'
import { firstAnswer } from '../firstAnswers'

const minute = 60_000

/** In the cache under the read and the address, so that a write can name what it changes. `Answer` is for the types alone. */
export type ReadKey<Answer = unknown> = readonly [read: number, url: string] & { readonly answer?: Answer }

export type ReadState<Answer> = Readonly<{
  /** The answer to these very arguments. It stays when a later refresh fails: `error` then says so. */
  data: Answer | undefined
  error: ApiError | undefined
  /** True from the first question to its first answer or failure. */
  isLoading: boolean
  /** True whenever the server is being asked, in the background too. */
  isRefreshing: boolean
  /** Asks again now. */
  refresh: () => void
}>

type Optional<Args extends readonly unknown[]> = { [Index in keyof Args]: Args[Index] | null | undefined }

export type Read<Args extends readonly unknown[], Answer> = ((...args: Optional<Args>) => ReadState<Answer>) & {
  readonly id: number
  /** Key of one answer; null when there is nothing to ask. */
  key: (...args: Optional<Args>) => ReadKey<Answer> | null
  /** Asks once and outside the cache, for what must not change afterwards, such as a page that is printed. Rejects with an `ApiError`. */
  ask: (signal: AbortSignal, ...args: Args) => Promise<Answer>
}

/** A hook that puts what the server tells of its own accord into the answer. `args` are null while nothing is asked. Returns whether the server tells: nothing is asked then. */
export type Live<Args extends readonly unknown[], Answer> = (
  args: Args | null,
  latest: Answer | undefined,
  put: (answer: Answer, options: { revalidate: false }) => Promise<unknown>,
) => boolean

type Options<Answer, Args extends readonly unknown[]> = Readonly<{
  /**
   * Milliseconds until the next question, 0 for none. `asked` counts the questions for the same arguments, from 1. By default an answer
   * whose figures are old or incomplete (`degraded`) is asked for again every minute.
   */
  every?: (latest: Answer | undefined, asked: number) => number
  /** False for what cannot have changed while the window was in the background. */
  onFocus?: boolean
  /** Where the server tells of changes by itself, `toldByEvents`: handed over by the reads that need it, so that the others load none of it. */
  live?: Live<Args, Answer>
}>

const isDegraded = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'degraded' in answer && answer.degraded === true

const everyMinuteWhileDegraded = (answer: unknown): number => (isDegraded(answer) ? minute : 0)

const hearNothing = () => false

let lastId = 0

/**
 * A GET of our own server as a hook: `const useHoldings = defineRead(schema, (portfolioId: string) => apiPath`…`)`. Answers are parsed with
 * `schema`. An argument that is null or undefined, or a `url` that gives null, asks nothing. Answers are shared by all who ask for the same
 * address and belong to one person (see SwrProvider).
 */
export function defineRead<Schema extends z.ZodMiniType, Args extends readonly unknown[]>(
  schema: Schema,
  url: (...args: Args) => string | null,
  { every = everyMinuteWhileDegraded, live: useLive = hearNothing, onFocus = true }: Options<z.output<Schema>, Args> = {},
): Read<Args, z.output<Schema>> {
  type Answer = z.output<Schema>
  const id = ++lastId

  const isAskable = (args: Optional<Args>): args is Args => args.every((arg) => arg !== null && arg !== undefined)
  const key = (...args: Optional<Args>): ReadKey<Answer> | null => {
    const address = isAskable(args) ? url(...args) : null
    return address === null ? null : [id, address]
  }
  const ask = (signal: AbortSignal, ...args: Args): Promise<Answer> => apiGet(url(...args) ?? '', schema, { signal })
  const fetcher = ([, address]: ReadKey<Answer>): Promise<Answer> => apiGet(address, schema)

  function useRead(...args: Optional<Args>): ReadState<Answer> {
    const own = key(...args)
    const address = own?.[1]
    const [refreshInterval, setRefreshInterval] = useState(0)
    // What came with the page is drawn with it, and not asked for again.
    const [first] = useState(() => ({ address, answer: address === undefined ? undefined : firstAnswer(address, schema) }))
    const withPage = first.address === address ? first.answer : undefined
    const { data, error, isLoading, isValidating, mutate } = useSWR<Answer, ApiError, ReadKey<Answer> | null>(own, fetcher, {
      refreshInterval,
      revalidateOnFocus: onFocus,
      ...(withPage === undefined ? {} : { fallbackData: withPage, revalidateIfStale: false }),
      // Shorter than any poll: a question within the window would be dropped.
      ...(every === everyMinuteWhileDegraded ? {} : { dedupingInterval: 400, errorRetryInterval: 2000 }),
    })
    const isHeard = useLive(isAskable(args) ? args : null, data, mutate)
    // SWR would call a function once, when there is no answer yet, and never again.
    const asked = useRef({ address, count: 0, next: 0 })
    useEffect(() => {
      if (isValidating) return
      if (asked.current.address !== address) asked.current = { ...asked.current, address, count: 0 }
      asked.current.count += 1
      const next = isHeard ? 0 : every(data, asked.current.count)
      if (asked.current.next === next) return
      asked.current.next = next
      // Nobody sees it, so nothing on the screen waits for it.
      startTransition(() => setRefreshInterval(next))
    }, [address, data, isHeard, isValidating])
    const refresh = useCallback(() => void mutate(), [mutate])
    const latest = useMemo(
      () => ({ address, data, error, isLoading, isRefreshing: isValidating, refresh }),
      [address, data, error, isLoading, isValidating, refresh],
    )
    // SWR has React draw an answer in one go. Deferred, it is drawn in slices, and a touch in between does not wait for it.
    const drawn = useDeferredValue(latest)
    return drawn.address === address ? drawn : latest
  }

  return Object.assign(useRead, { id, key, ask })
}

const isOf = (key: unknown, ids: ReadonlySet<number>): boolean => Array.isArray(key) && typeof key[0] === 'number' && ids.has(key[0])

/** What a write does to the answers already here. */
export function useReads() {
  const { mutate } = useSWRConfig()
  /** Asks again for every answer of these reads, whatever their arguments. Settles when those on the screen have come. */
  const revalidate = useCallback(
    async (...reads: readonly { readonly id: number }[]): Promise<void> => {
      const ids = new Set(reads.map(({ id }) => id))
      await mutate((key) => isOf(key, ids))
    },
    [mutate],
  )
  /** Asks again for every answer, of whatever read. Settles when those on the screen have come. */
  const revalidateAll = useCallback(async (): Promise<void> => void (await mutate(() => true)), [mutate])
  /** Puts an answer in the place of the one that is here, without asking. */
  const put = useCallback(
    async <Answer>(key: ReadKey<Answer> | null, answer: NoInfer<Answer>): Promise<void> => {
      if (key) await mutate(key, answer, { revalidate: false })
    },
    [mutate],
  )
  return { revalidate, revalidateAll, put }
}
