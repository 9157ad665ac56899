import { createContext, use } from 'react'
import type { ReadState } from '../lib/data/defineRead'

/** Whether the head of the page could not be loaded, and says so (`FailedPage`). */
export const FailureContext = createContext(false)

/** Whether the page has said already that this could not be loaded. */
export const useIsSaid = ({ data, error }: ReadState<unknown>): boolean => use(FailureContext) && error !== undefined && data === undefined
