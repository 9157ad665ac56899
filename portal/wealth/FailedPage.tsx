import { type ReactNode, useCallback } from 'react'
import { unstable_serialize as serialize, useSWRConfig } from 'swr'
import type { ReadState } from '../lib/data/defineRead'
import { FailureContext, isFailed } from './useIsSaid'

/** The read of the head of a page: to ask for it again asks for all that failed beside it as well. */
export function useHeadOfPage<Answer>(read: ReadState<Answer>): ReadState<Answer> {
  const { cache, mutate } = useSWRConfig()
  const refresh = useCallback(() => void mutate((key) => cache.get(serialize(key))?.error !== undefined), [cache, mutate])
  return isFailed(read) ? { ...read, refresh } : read
}

/**
 * A page of which nothing more is said when its head says that it could not be loaded: five cards that repeat it tell no more than one. What did come
 * stands.
 */
export const FailedPage = ({ children, head }: Readonly<{ children: ReactNode; head: ReadState<unknown> }>) => (
  <FailureContext value={isFailed(head)}>{children}</FailureContext>
)
