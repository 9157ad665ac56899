import { createContext, use } from 'react'
import type { ReadState } from '../lib/data/defineRead'

/** Whether the head of the page could not be loaded, and says so (`FailedPage`). */
export const FailureContext = createContext(false)

/** Whether there is nothing to show of a read: cards that share one say so once. */
export const isFailed = ({ data, error }: Pick<ReadState<unknown>, 'data' | 'error'>): boolean => error !== undefined && data === undefined

/** Whether the page has said already that this could not be loaded. */
export const useIsSaid = (read: ReadState<unknown>): boolean => use(FailureContext) && isFailed(read)
